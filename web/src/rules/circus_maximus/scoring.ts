// M7: what a day brings, and who wins.
import { sign } from '../../draw/svg';
import type { Plates } from '../pictures';
import { faint, small, way } from '../vocabulary';
import {
  BLUE,
  coin,
  emblem,
  eventCoin,
  favour,
  favourCoins,
  GREEN,
  guest,
  man,
  RED,
  seatCoins,
  startCard,
  sum,
  ticket,
  traderCoins,
  visitorCoins,
} from './pieces';
import { divide, large, numeral, operator, row } from './scene';

const SALE = seatCoins.arena! + visitorCoins.senator! + 1;
const KEPT = [2, 5, 8];
const KEPT_COINS = KEPT.reduce((all, rank) => all + traderCoins[rank]!, 0);

/** A step of the podium with its owner on it. */
const step = (seat: number, coins: number, x: number, height: number): string =>
  `<rect x="${x - 21}" y="${84 - height}" width="42" height="${height}" fill="var(--plaster)" stroke="var(--line-3)" stroke-width="1"/><rect x="${x - 23}" y="${82 - height}" width="46" height="5" rx="1.5" fill="var(--plaster-2)" stroke="var(--line-3)" stroke-width=".8"/>` +
  emblem(seat, x, 68 - height, 11) +
  coin(coins, x, 86 - height / 2, 9.5);

export const scoring: Plates = {
  small: {
    'M7.1': small(
      ticket('colosseum', 'arena', 27, 42, 0.94),
      operator('+', 54, 42, 16),
      guest('senator', 81, 42, 0.72, 1),
      sum(SALE, 142, 42, 24),
    ),
    'M7.2': small(
      row(KEPT, (rank, i) => man(BLUE, rank, 18 + i * 27, 56, 0.62) + coin(traderCoins[rank]!, 18 + i * 27, 71, 8)),
      sum(KEPT_COINS, 113, 42, 18),
      divide(136),
      faint(ticket('circus_maximus', 'balcony', 156, 36, 0.72)),
      coin(0, 156, 60, 9),
    ),
    'M7.3': small(
      numeral('III', 21, 42, 22),
      favour('push_ahead', 59, 42, 0.64),
      favour('recall_trader', 95, 42, 0.64),
      sum(favourCoins.push_ahead! + favourCoins.recall_trader!, 149, 42, 21),
    ),
    'M7.4': small(
      step(RED, 41, 42, 32),
      step(BLUE, 44, 88, 44),
      step(GREEN, 35, 134, 24),
      sign('laurel-crown', 88, 8, 15, 'color="var(--gold)"'),
    ),
    'M7.5': small(
      man(BLUE, 6, 19, 70, 0.62),
      ticket('theatre_of_pompey', 'loge', 51, 52, 0.74),
      guest('artisan', 83, 52, 0.5),
      startCard(112, 52, 0.5),
      way(118, 22, 14, 20, 7),
      divide(131),
      favour('double_sale', 151, 42, 0.66),
    ),
  },
  large: {
    'M7.1': [
      large(
        'rule-m-score',
        ticket('theatre_of_pompey', 'loge', 90, 64, 1.6),
        operator('+', 144, 64, 24),
        guest('tourist', 194, 64, 1.25),
        sum(seatCoins.loge! + visitorCoins.tourist!, 296, 64, 34),
      ),
      large(
        'rule-m-score-event',
        ticket('colosseum', 'arena', 54, 64, 1.6),
        operator('+', 106, 64, 24),
        guest('senator', 155, 64, 1.25),
        operator('+', 204, 64, 24),
        eventCoin(1, 240, 64, 18),
        sum(SALE, 322, 64, 34),
      ),
    ],
    'M7.2': [
      large(
        'rule-m-kept',
        row(KEPT, (rank, i) => man(BLUE, rank, 84 + i * 58, 88, 1.1) + coin(traderCoins[rank]!, 84 + i * 58, 106, 12)),
        sum(KEPT_COINS, 296, 64, 34),
      ),
      large(
        'rule-m-unsold',
        faint(ticket('circus_maximus', 'balcony', 104, 64, 1.6)),
        faint(ticket('colosseum', 'loge', 188, 64, 1.6)),
        sum(0, 282, 64, 34),
      ),
    ],
  },
};
