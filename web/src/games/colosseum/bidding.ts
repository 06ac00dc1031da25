// Opening a market and raising: which bids there are, which one is chosen, who bid what before.
import type { Seating } from '../../table/seating.svelte';
import type { GameEvent, Legal } from '../../wire';
import { kept } from './recent';
import type { Auction, ColosseumView, Impresario } from './view';

type AtTable = Seating<ColosseumView>;

/** The bids one may name: for the market being opened, or for the one just chosen to be. */
export function bids(seating: AtTable): { market: number; bids: Legal[] } | null {
  const { view, moves, choice } = seating;
  if (view.auction?.market && moves.any('bid')) return { market: view.auction.market, bids: moves.of('bid') };
  const words = choice?.words ?? '';
  if (!words.startsWith('auction')) return null;
  const market = +words.split(' ')[1]!;
  const after = choice?.preview?.legal.filter(({ block }) => block === 'bid') ?? [];
  if (after.length > 0) known.set(seating, after);
  return { market, bids: known.get(seating) ?? [] };
}
// While a first bid is tried out, the preview shows what follows it: remember what could be bid.
const known = new WeakMap<AtTable, Legal[]>();

export function chosenBid(seating: AtTable): number | null {
  const match = /bid (\d+)$/.exec(seating.choice?.words ?? '');
  return match ? +match[1]! : null;
}

/** Puts the market up and names the bid, in one go where the market is not yet up. */
export function chooseBid(seating: AtTable, market: number, bid: Legal): void {
  if (seating.isChosen(bid.words)) return;
  if (seating.moves.has(bid.words)) void seating.choose([bid.action], bid.words);
  else {
    const auction = seating.moves.get(`auction ${market}`);
    if (auction) void seating.choose([auction.action, bid.action], `${auction.words} ${bid.words}`);
  }
}

/** What was done since the market was put up. */
function sincePutUp(log: readonly GameEvent[]): GameEvent[] {
  const all = kept(log);
  return all.slice(all.findLastIndex(({ words }) => words?.startsWith('auction ')) + 1);
}

/** The bids of the auction under way, oldest first, from the log. */
export const history = (log: readonly GameEvent[]): { seat: number; bid: number }[] =>
  sincePutUp(log).flatMap(({ words, seat }) =>
    words?.startsWith('bid ') && seat !== null ? [{ seat, bid: +words.slice(4) }] : [],
  );

export const lastBid = (log: readonly GameEvent[], seat: number): number | undefined =>
  history(log).findLast((bid) => bid.seat === seat)?.bid;

export type Standing = 'leads' | 'in' | 'passed' | 'poor' | 'has-won';

type Bidding = Pick<Auction, 'bid' | 'bidder' | 'in'> | null;

/** Whether somebody is still in an auction, or why they are not. */
export function standing(auction: Bidding, log: readonly GameEvent[], owner: Impresario): Standing {
  const { seat, coins, barred } = owner;
  if (seat === auction?.bidder) return 'leads';
  if (barred) return 'has-won';
  if (sincePutUp(log).some((event) => event.seat === seat && event.words === 'pass')) return 'passed';
  if (coins <= (auction?.bid ?? 0) && !hasPurse(owner)) return 'poor';
  return auction?.in.includes(seat) ? 'in' : 'passed';
}
/** Who has something to turn into coins is asked, whatever they have (C10.2). */
export const hasPurse = ({ medals, tokens }: Impresario): boolean => medals > 0 || (tokens.extra_action ?? 0) > 0;
export const isIn = (at: Standing): boolean => at === 'leads' || at === 'in';
