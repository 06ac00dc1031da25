// What an auction is to whoever is not asked: why I am out of it, and how it ended.
import { colosseum as figures } from 'virtual:figures';
import type { Seating } from '../../table/seating.svelte';
import type { Said } from '../../wire';
import { hasPurse, history, standing, type Standing } from './bidding';
import { recent, toldOf } from './recent';
import type { ColosseumView, Impresario } from './view';

type AtTable = Seating<ColosseumView>;

export function outcome(seating: AtTable): string | undefined {
  const { view, you } = seating;
  const me = you === null ? undefined : view.seats[you];
  if (view.stage === 'raising') return me && whyOut(seating, me);
  if (view.phase !== 'acquire' && view.phase !== 'trade') return undefined;
  return ended(seating, me) ?? (me && view.phase === 'acquire' ? cannotOpen(seating, me) : undefined);
}

function whyOut(seating: AtTable, me: Impresario): string | undefined {
  const { bidder, bid } = seating.view.auction!;
  const args: Record<string, Said> = { who: { seat: bidder! }, bid: bid!, coins: me.coins };
  const id = WHY[standing(seating.view.auction, seating.log, me)];
  return id && seating.say({ id, args });
}
const WHY: Partial<Record<Standing, string>> = {
  passed: 'web-out-passed',
  poor: 'web-out-poor',
  'has-won': 'web-out-has-won',
};

/** Who won, until somebody trades; and that I could not go so far. Once all auctions are over, only if I bid, too. */
function ended(seating: AtTable, me?: Impresario): string | undefined {
  const { view, log } = seating;
  const events = recent(seating);
  const last = events.findLastIndex((event) => toldOf(event, 'won'));
  const won = toldOf(events[last], 'won');
  if (!won || events.slice(last).some((event) => toldOf(event, 'offered', 'offered-all', 'ended-trading', 'round')))
    return undefined;
  if (view.phase === 'trade' && !history(log).some(({ seat }) => seat === me?.seat)) return undefined;
  const { who, bid } = won.args;
  const bidder = typeof who === 'object' && 'seat' in who ? who.seat : null;
  const auction = { bid: Number(bid), bidder, in: [] };
  const outbid = me && canOpen(me) && standing(auction, log, me) === 'poor';
  return [won, ...(outbid ? [{ id: 'web-outbid', args: { coins: me.coins } }] : [])]
    .map((said) => seating.say(said))
    .join(' ');
}

const canOpen = ({ coins }: Impresario): boolean => coins >= figures.game.minimum_bid;

/** A market opens at more than I have: nobody asks me. */
function cannotOpen(seating: AtTable, me: Impresario): string | undefined {
  if (me.barred || canOpen(me) || hasPurse(me)) return undefined;
  return seating.say({ id: 'web-cannot-open', args: { least: figures.game.minimum_bid, coins: me.coins } });
}
