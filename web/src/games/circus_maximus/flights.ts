// What moved between two views of Circus Maximus: the traders glide by themselves, coins come in when a day is counted.
import type { Flight } from '../../table/flight';
import type { CircusView } from './view';

const MOST_COINS = 4;

export function flights(before: CircusView, after: CircusView): Flight[] {
  return after.seats.flatMap((gang, seat) => {
    const earned = gang.coins - before.seats[seat]!.coins;
    const pieces = Math.min(MOST_COINS, Math.ceil(earned / 5));
    return earned > 0
      ? Array.from({ length: pieces }, () => ({ from: ['city'], to: [`seat-${seat}`], symbol: 'coin' as const }))
      : [];
  });
}
