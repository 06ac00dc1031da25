// What moved between two views of Colosseum.
import { inOrder, type Kind } from '../../draw/kinds';
import type { Flight } from '../../table/flight';
import type { ColosseumView } from './view';

const MOST_COINS = 6;
const COINS_PER_PIECE = 3;

export function flights(before: ColosseumView, after: ColosseumView): Flight[] {
  return [...tokens(before, after), ...coins(before, after)];
}

type Change = { place: string; kind: Kind; n: number };

function tokens(before: ColosseumView, after: ColosseumView): Flight[] {
  const changes: Change[] = [];
  after.seats.forEach((seat, i) => {
    const was = before.seats[i]!.tokens;
    for (const kind of inOrder({ ...was, ...seat.tokens })) {
      const n = (seat.tokens[kind] ?? 0) - (was[kind] ?? 0);
      if (n !== 0) changes.push({ place: `seat-${i}`, kind, n });
    }
  });
  after.markets.forEach((market, i) => {
    const count = (list: Kind[], kind: Kind) => list.filter((each) => each === kind).length;
    for (const kind of new Set([...market, ...before.markets[i]!])) {
      const n = count(market, kind) - count(before.markets[i]!, kind);
      if (n < 0) changes.push({ place: `market-${i + 1}`, kind, n });
    }
  });
  const gains = changes.filter(({ n }) => n > 0);
  return gains.flatMap(({ place, kind, n }) => {
    const giver = changes.find((loss) => loss.kind === kind && loss.n < 0 && loss.place !== place);
    const to = place === `seat-${after.you}` ? [`rack-${kind}`, place] : [place];
    return Array.from({ length: n }, () => ({ from: [giver?.place ?? 'bag'], to, symbol: kind }));
  });
}

/** Coins go from one purse to another; those of the bank come from the square. */
function coins(before: ColosseumView, after: ColosseumView): Flight[] {
  const change = after.seats.map((seat, i) => seat.coins - before.seats[i]!.coins);
  const payer = change.findIndex((n) => n < 0);
  const earner = change.findIndex((n) => n > 0);
  if (payer < 0 && earner < 0) return [];
  const amount = Math.max(...change.map(Math.abs));
  const pieces = Math.min(MOST_COINS, Math.ceil(amount / COINS_PER_PIECE));
  const purse = (seat: number) => (seat < 0 ? ['bag', 'market-1'] : [`coins-${seat}`, `seat-${seat}`]);
  return Array.from({ length: pieces }, () => ({ from: purse(payer), to: purse(earner), symbol: 'coin' as const }));
}
