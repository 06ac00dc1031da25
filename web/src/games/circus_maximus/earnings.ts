// What there is to earn tonight, from the coins on the cards that lie open.
import { VENUES, type CircusView, type Gang, type VenueName } from './view';

const sum = (coins: readonly number[]): number => coins.reduce((all, each) => all + each, 0);
const dearestFirst = (a: number, b: number): number => b - a;

/** What the traders in hand pay if they stay there. */
export const handCoins = (gang: Gang): number => sum(gang.traders.map(({ coins }) => coins));
export const soldCoins = (gang: Gang): number => sum(gang.sales.map(({ total }) => total));

/** What the visitors of a venue pay, the best first. */
export const paysAt = (view: CircusView, venue: VenueName): number[] =>
  view.venues
    .find(({ name }) => name === venue)!
    .visitors.filter(({ name }) => name !== 'caesar')
    .map(({ coins, event_coins }) => coins + event_coins)
    .sort(dearestFirst);

/** Traders who stand at a venue and are still to be served. */
function waitingAt({ queues, served }: CircusView, seat: number, venue: VenueName): number {
  const at = served ? VENUES.indexOf(served.queue as VenueName) : -1;
  if (at > VENUES.indexOf(venue)) return 0;
  return queues[venue].slice(served?.queue === venue ? served.index : 0).filter(({ owner }) => owner === seat).length;
}

/** The most that somebody's tickets can still bring: the dearest to the best visitors, if no other gang comes first. */
export function mostSales(view: CircusView, seat: number): number {
  const { tickets, traders, passed } = view.seats[seat]!;
  const mayCome = view.phase !== 'events' || (view.stage !== 'serve' && !passed);
  let sure = 0;
  const rest: number[] = [];
  for (const venue of VENUES) {
    const pays = paysAt(view, venue);
    const mine = tickets.filter((ticket) => ticket.venue === venue).map(({ coins }) => coins);
    const sales = mine.sort(dearestFirst).flatMap((coins, i) => (pays[i] === undefined ? [] : [coins + pays[i]]));
    const there = waitingAt(view, seat, venue);
    sure += sum(sales.slice(0, there));
    rest.push(...sales.slice(there));
  }
  return sure + sum(rest.sort(dearestFirst).slice(0, mayCome ? traders.length : 0));
}
