// What a queue leads to: how many of those in it get something, and what was taken already.
import type { GameEvent } from '../../wire';
import type { CircusView, Gang, QueueName, Trader, VenueName } from './view';

/** How many cards lie where the queue is served from. */
export const cardsAt = (view: CircusView, place: 'villa' | 'forum'): number =>
  place === 'villa' ? view.favours.length + (view.start_card_at_villa ? 1 : 0) : view.tickets.length;

/** How far the cards of the villa or the Forum reach into the queue. */
export function reach(view: CircusView, place: 'villa' | 'forum'): number {
  const before = view.served?.queue === place ? view.served.index : 0;
  return before + cardsAt(view, place);
}

/** Who takes part in a sale: Caesar himself buys nothing. */
export const buyersAt = (view: CircusView, venue: VenueName): number =>
  view.venues.find(({ name }) => name === venue)!.visitors.filter(({ name }) => name !== 'caesar').length;

/** Whether he is there: one sale may use a favour then. */
export const caesarAt = (view: CircusView, venue: VenueName): boolean =>
  view.venues.find(({ name }) => name === venue)!.visitors.some(({ name }) => name === 'caesar');

/** Whether somebody has anything to sell at a venue: a ticket, or beside Caesar a favour. */
export const hasGoods = (view: CircusView, gang: Gang, venue: VenueName): boolean =>
  gang.tickets.some((ticket) => ticket.venue === venue) || (caesarAt(view, venue) && gang.favours.length > 0);

/** Traders of one owner beyond the goods that owner has there stand for nothing. */
export function standsForNothing(view: CircusView, venue: VenueName, queue: readonly Trader[], index: number): boolean {
  const owner = queue[index]!.owner;
  const gang = view.seats[owner]!;
  const beside = caesarAt(view, venue) && gang.favours.length > 0 ? 1 : 0;
  const goods = gang.tickets.filter((ticket) => ticket.venue === venue).length + beside;
  const from = view.served?.queue === venue ? view.served.index : 0;
  if (index < from) return false;
  return queue.slice(from, index).filter((each) => each.owner === owner).length >= goods;
}

/** By place in a venue's queue: the how-manieth to sell as all stands now, or 0. */
export function salesTurns(view: CircusView, venue: VenueName, queue: readonly Trader[]): number[] {
  const from = view.served?.queue === venue ? view.served.index : 0;
  const buyers = buyersAt(view, venue);
  let turn = 0;
  return queue.map((_, i) => (i < from || standsForNothing(view, venue, queue, i) || turn === buyers ? 0 : ++turn));
}

/** Behind how many of a venue's queue the last visitor will have bought, if they are enough for that. */
export function visitorsReach(view: CircusView, venue: VenueName, queue: readonly Trader[]): number | null {
  const last = salesTurns(view, venue, queue).indexOf(buyersAt(view, venue));
  return last < 0 || buyersAt(view, venue) === 0 ? null : last + 1;
}

export type Taken = { seat: number; words: string };

/** The latest cards that were taken and not given back, oldest first. */
export function taken(log: readonly GameEvent[], count: number): Taken[] {
  const found: { seat: number; words: string; move: number }[] = [];
  for (const { kind, seat, words, move } of log) {
    if (kind === 'undo') while (found.length > 0 && found.at(-1)!.move > move) found.pop();
    else if (seat !== null && words?.startsWith('take ')) found.push({ seat, words: words.slice(5), move });
  }
  return count > 0 ? found.slice(-count) : [];
}

/** How many cards of this phase have been taken. */
export function takenCount(view: CircusView, place: 'villa' | 'forum'): number {
  if (place === 'villa') return view.players + 1 - cardsAt(view, 'villa');
  const events = view.venues.reduce((sum, { event_coins }) => sum + event_coins, 0);
  return 2 * view.players + events - view.tickets.length;
}

/** The queue as it stands, or as it would stand after the choice that is being looked at. */
export function queueAfter(view: CircusView, preview: CircusView | undefined, place: QueueName): Trader[] {
  const queue = view.queues[place];
  return preview && preview.phase === view.phase && preview.day === view.day ? preview.queues[place] : queue;
}
export const isIn = (queue: readonly Trader[], { owner, rank }: Trader): boolean =>
  queue.some((each) => each.owner === owner && each.rank === rank);
