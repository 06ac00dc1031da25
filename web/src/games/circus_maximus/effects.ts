// What a choice would bring, in short: the server names the effects, the prompt shows them as chips.
import type { Preview } from '../../wire';
import { t } from '../../words/tongue.svelte';
import { cardsAt, paysAt } from './served';
import { shortPlace } from './things';
import type { CircusView, FavourName, Gang, QueueName, Trader } from './view';

export type Chip = { key: string; text: string; result?: string; bad?: boolean };
type Named = { name: string; args: Record<string, number | string> };

export function effects(
  before: CircusView,
  { view: after, effects: told }: Pick<Preview<CircusView>, 'view' | 'effects'>,
  seat: number,
  nameOf: (seat: number) => string,
): Chip[] {
  const named = told as unknown as Named[];
  const turn = (queue: QueueName, { owner, rank }: Trader) =>
    named.find(
      ({ name, args }) => name === 'queue_place' && args.queue === queue && args.seat === owner && args.rank === rank,
    )?.args.turn;
  const was = before.seats[seat]!;
  const is = after.seats[seat]!;
  return [
    ...places(before, after, seat, turn),
    ...sellers(before, was, is),
    ...sales(was, is),
    ...tickets(before, was, is),
    ...favours(was, is),
    ...(was.hand_coins === is.hand_coins
      ? []
      : [{ key: 'hand', text: t('fx-hand'), result: `${was.hand_coins} → ${is.hand_coins}` }]),
    ...named
      .filter(({ name, args }) => name === 'served_next' && args.seat !== undefined)
      .map(({ args }) => ({
        key: 'next',
        text: t('fx-next', { name: nameOf(Number(args.seat)), rank: Number(args.rank) }),
      })),
  ];
}

/** Where my trader would stand, and whether anything would be left for it there. */
function places(
  before: CircusView,
  after: CircusView,
  seat: number,
  turn: (queue: QueueName, trader: Trader) => number | string | undefined,
): Chip[] {
  const found: Chip[] = [];
  if (before.phase !== after.phase) return found;
  for (const name of Object.keys(after.queues) as QueueName[]) {
    const queue = after.queues[name];
    const old = before.queues[name];
    queue.forEach((trader, place) => {
      if (trader.owner !== seat) return;
      const stood = old.findIndex((each) => each.owner === seat && each.rank === trader.rank);
      if (stood >= 0 && old[stood]!.effective_rank === trader.effective_rank) {
        if (turn(name, trader) === 0 && old[stood]!.turn > 0)
          found.push({ key: `loses.${name}.${trader.rank}`, text: t('fx-loses', { rank: trader.rank }), bad: true });
        return;
      }
      found.push({
        key: `${name}.${trader.rank}`,
        text: t('fx-place'),
        result: t('place-of', { n: place + 1, of: queue.length }),
      });
      found.push(...outcome(before, seat, name, queue, place, turn(name, trader)));
    });
  }
  return found;
}

function outcome(
  view: CircusView,
  seat: number,
  place: QueueName,
  queue: readonly Trader[],
  index: number,
  turn: unknown,
): Chip[] {
  if (typeof turn !== 'number') return [];
  const key = `turn.${place}.${queue[index]!.rank}`;
  if (place === 'villa' || place === 'forum')
    return [{ key, text: t(turn === 0 ? 'fx-too-few' : 'fx-gets-card', { n: cardsAt(view, place) }), bad: turn === 0 }];
  const mine = view.seats[seat]!.tickets.filter((ticket) => ticket.venue === place);
  if (turn === 0) {
    const lacks = mine.length === 0 ? 'fx-no-ticket' : 'fx-no-more-tickets';
    const why = queue[index]!.lacks === 'visitor' ? 'fx-no-visitor' : lacks;
    return [{ key, text: t(why, { venue: shortPlace(place) }), bad: true }];
  }
  const pay = paysAt(view, place)[turn - 1];
  const best = Math.max(0, ...mine.map(({ coins }) => coins));
  return pay !== undefined && best > 0
    ? [{ key, text: t('fx-sale-about'), result: `${best} + ${pay} = ${best + pay}` }]
    : [];
}

/** Who queues for tickets cannot sell them any more: somebody must be left for that. */
function sellers({ phase }: CircusView, was: Gang, is: Gang): Chip[] {
  const left = is.traders.length;
  if (phase !== 'tickets' || left >= was.traders.length) return [];
  return [{ key: 'sellers', text: t('fx-sellers', { n: left }), bad: left === 0 }];
}

function sales(was: Gang, is: Gang): Chip[] {
  const sale = is.sales.length > was.sales.length ? is.sales.at(-1) : undefined;
  if (!sale) return [];
  const parts = [sale.coins, sale.visitor_coins, sale.event_coins].filter((n) => n > 0).join(' + ');
  return [{ key: 'sale', text: `${parts} =`, result: `${sale.total}` }];
}

/** A new ticket: what it could bring, and how many others have one for the same visitors. */
function tickets(before: CircusView, was: Gang, is: Gang): Chip[] {
  if (is.tickets.length <= was.tickets.length) return [];
  const left = [...was.tickets];
  const fresh = is.tickets.find((ticket) => {
    const known = left.findIndex((each) => each.venue === ticket.venue && each.category === ticket.category);
    if (known >= 0) left.splice(known, 1);
    return known < 0;
  });
  if (!fresh) return [];
  const there = paysAt(before, fresh.venue);
  const all = [...before.tickets, ...before.seats.flatMap((gang) => gang.tickets)];
  const rivals = all.filter(({ venue }) => venue === fresh.venue).length;
  const best = there[0];
  return [
    ...(best
      ? [{ key: 'best', text: t('fx-best-sale'), result: `${fresh.coins} + ${best} = ${fresh.coins + best}` }]
      : []),
    {
      key: 'market',
      text: t('fx-visitors-tickets', { visitors: there.length, tickets: rivals }),
      bad: there.length === 0,
    },
  ];
}

function favours(was: Gang, is: Gang): Chip[] {
  const count = (gang: Gang, name: FavourName) => gang.favours.filter((each) => each.name === name).length;
  const changed = [...was.favours, ...is.favours].find(({ name }) => count(was, name) !== count(is, name));
  if (!changed) return [];
  const id = count(is, changed.name) > count(was, changed.name) ? 'fx-favour-worth' : 'fx-favour-used';
  return [{ key: 'favour', text: t(id, { n: changed.coins }) }];
}
