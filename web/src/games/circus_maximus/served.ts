// What queues lead to: what lies there, what was taken already, and how they would stand after a choice.
import type { GameEvent } from '../../wire';
import type { CircusView, Gang, Trader, VenueName } from './view';

/** How many cards lie where the queue is served from. */
export const cardsAt = (view: CircusView, place: 'villa' | 'forum'): number =>
  place === 'villa' ? view.favours.length + (view.start_card_at_villa ? 1 : 0) : view.tickets.length;

const venueOf = (view: CircusView, venue: VenueName) => view.venues.find(({ name }) => name === venue)!;
export const paysAt = (view: CircusView, venue: VenueName): readonly number[] => venueOf(view, venue).pays;

/** Whether Caesar is there: one sale may use a favour then. */
export const caesarAt = (view: CircusView, venue: VenueName): boolean =>
  venueOf(view, venue).visitors.some(({ name }) => name === 'caesar');

/** Whether somebody has anything to sell at a venue: a ticket, or beside Caesar a favour. */
export const hasGoods = (view: CircusView, gang: Gang, venue: VenueName): boolean =>
  gang.tickets.some((ticket) => ticket.venue === venue) || (caesarAt(view, venue) && gang.favours.length > 0);

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

/** The queues as they stand, or as they would after the choice that is being looked at. */
export function standing(view: CircusView, preview: CircusView | undefined): CircusView {
  const same = preview && preview.phase === view.phase && preview.day === view.day && view.stage !== 'serve';
  return same ? preview : view;
}
export const isIn = (queue: readonly Trader[], { owner, rank }: Trader): boolean =>
  queue.some((each) => each.owner === owner && each.rank === rank);
