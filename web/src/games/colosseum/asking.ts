// The question that follows a choice, and the words on the golden button.
import { colosseum as figures } from 'virtual:figures';
import { roman } from '../../draw/roman';
import type { Kind } from '../../draw/kinds';
import { kindInside, programName } from '../../words/names';
import { t, tongue } from '../../words/tongue.svelte';
import type { Preview } from '../../wire';
import type { ColosseumView } from './view';

export type Asking = { ask: string; go: string };

/** The space that an expansion covers. */
export function expansionSpace(view: ColosseumView, seat: number, clockwise: boolean): number {
  const arena = view.seats[seat]!.arena;
  const space = clockwise ? arena.at(-1)! + 1 : arena[0]! - 1;
  return (space + view.spaces) % view.spaces;
}

/** What it means that a program was produced before. */
export const again = (): string => t('produced-means', { n: figures.spectators.previous_program! });

/** How many would come, as the server tells of a show that a choice gives. */
export const crowd = (preview: Preview<ColosseumView> | null): number | null => {
  const told = preview?.effects.find(({ name }) => name === 'audience');
  return told ? Number(told.args.spectators) : null;
};

export function asking(view: ColosseumView, seat: number, words: string, n: number | null = null): Asking {
  const [verb, ...rest] = words.split(' ');
  const first = rest[0] ?? '';
  const produce = n === null ? t('go-produce') : t('produce-for', { n });
  switch (verb) {
    case 'buy':
      if (first === 'season') return { ask: t('ask-ticket'), go: t('go-pay', { n: figures.price.season_ticket }) };
      return {
        ask: t('ask-buy', { program: programName(+first) }),
        go: t('go-pay', { n: view.for_sale.find((p) => p.number === +first)?.price ?? 0 }),
      };
    case 'expand':
      return {
        ask: t('ask-expand', { space: expansionSpace(view, seat, first === 'clockwise') }),
        go: t('go-pay', { n: figures.price.expand_arena }),
      };
    case 'build':
      return { ask: t('ask-loge'), go: t('go-pay', { n: figures.price.emperor_loge }) };
    case 'second':
      return {
        ask: t(first === 'with' && rest[1] === 'medals' ? 'ask-second-medals' : 'ask-second-token'),
        go: t('go-second'),
      };
    case 'cash':
      return { ask: t('ask-cash', { n: figures.medal.coins }), go: t('go-cash') };
    case 'swap':
      return { ask: t('ask-swap'), go: t('go-swap') };
    case 'auction':
      return { ask: t('ask-open', { market: roman(+first) }), go: t('go-open', { bid: rest[2] ?? '' }) };
    case 'bid':
      return {
        ask: t('ask-bid', { bid: +first, market: roman(view.auction?.market ?? 0) }),
        go: t('go-bid', { bid: +first }),
      };
    case 'move':
    case 'medal':
      return { ask: capital(t('ask-move', { noble: noble(first), n: Math.abs(+rest[1]!) })), go: t('go-move') };
    case 'produce':
      return { ask: t('ask-produce', { program: programName(+first) }), go: produce };
    case 'jokers':
      return { ask: t('ask-jokers', { n: +first }), go: t('go-jokers') };
    case 'medals':
      return { ask: t('ask-medals', { n: +first }), go: produce };
    case 'discard':
      return { ask: t('ask-discard', { kind: kindInside(first as Kind) }), go: t('go-discard') };
    case 'request':
      return { ask: t('ask-request', { kind: kindInside(first as Kind) }), go: t('go-request') };
    default:
      return { ask: words, go: t('go') };
  }
}

export const nobleName = (name: string): string => {
  // on the table nobles are told apart by where they stand, not by a number
  return capital(tongue.say(noble(name)));
};
const noble = (name: string) => ({ id: `colosseum-noble-${name}`, args: {} });
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
