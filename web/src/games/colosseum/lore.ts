import { isKind } from '../../draw/kinds';
import { roman } from '../../draw/roman';
import type { Beginning, Lore } from '../../table/lore';
import type { SoundName } from '../../table/sound';
import { kindName } from '../../words/names';
import { t } from '../../words/tongue.svelte';
import type { ColosseumView } from './view';

const RULES: Record<string, string> = {
  'first investment': 'C3.1',
  'pay for a second': 'C3.6',
  'second investment': 'C3.6',
  initiate: 'C4.1',
  opening: 'C4.1',
  raising: 'C4.2',
  idle: 'C5.1',
  draft: 'C5.3',
  answer: 'C5.4',
  'counter-draft': 'C5.4',
  'counter-answer': 'C5.4',
  beginning: 'C6.1',
  moving: 'C6.3',
  'moving another': 'C6.3',
  choosing: 'C6.6',
  jokers: 'C6.6',
  spectators: 'C7.7',
  'clean-up': 'C8.2',
  donation: 'C8.3',
};

/** What is only ever told in one phase; the first such line begins it. */
const PHASE_OF: Record<string, string> = {
  bought: 'invest',
  'bought-season-ticket': 'invest',
  'built-loge': 'invest',
  'expanded-clockwise': 'invest',
  'expanded-counterclockwise': 'invest',
  'no-investment': 'invest',
  auction: 'acquire',
  'no-auction': 'acquire',
  offered: 'trade',
  'offered-all': 'trade',
  'ended-trading': 'trade',
  rolled: 'produce',
  'no-show': 'produce',
  podium: 'closing-ceremony',
};

const SOUNDS: Record<string, SoundName> = {
  auction: 'knock',
  bid: 'knock',
  buy: 'coins',
  build: 'coins',
  expand: 'coins',
  cash: 'coins',
  accept: 'coins',
  send: 'token',
  discard: 'token',
  request: 'token',
  roll: 'dice',
  move: 'steps',
  medal: 'steps',
  produce: 'crowd',
  medals: 'crowd',
};

export const lore: Lore<ColosseumView> = {
  unit: () => t('round'),
  rule: ({ stage }) => RULES[stage] ?? 'C2.1',
  begins(told): Beginning | null {
    if (typeof told !== 'object' || !('id' in told)) return null;
    const id = told.id.replace('colosseum-told-', '');
    if (id === 'round') return { round: Number(told.args?.round), phase: t('phase-invest') };
    const phase = PHASE_OF[id];
    return phase ? { phase: t(`phase-${phase}`) } : null;
  },
  choice(parameter, choice) {
    if (parameter === 'phase') return t(`phase-${choice}`);
    if (parameter === 'market')
      return choice === 'any' ? t('order-any') : t('order-market', { market: roman(+choice) });
    if (isKind(choice)) return kindName(choice);
    return t(`order-choice-${choice}`);
  },
  sound: (words) => SOUNDS[words.split(' ')[0]!] ?? null,
};
