// M8: the nine favours. The card stands on the left, what it does on the right.
import type { FavourName } from '../../games/circus_maximus/view';
import type { Picture, Plates } from '../pictures';
import { faint, small, way } from '../vocabulary';
import { BLUE, bribedCoins, door, favour, GOLD, GREEN, guest, man, pile, RED, street, ticket } from './pieces';
import { divide, halo, large, operator, row } from './scene';

const worked = (name: FavourName, ...parts: string[]): Picture =>
  small(favour(name, 25, 42, 0.72), divide(50), ...parts);

export const favours: Plates = {
  small: {
    'M8.1': worked(
      'extra_visitor',
      pile('visitors', 69, 42, 0.46),
      guest('tourist', 103, 42, 0.54),
      way(120, 32, 141, 19, 2),
      way(121, 42, 141, 42),
      way(120, 52, 141, 65, -2),
      door('circus_maximus', 158, 17, 22),
      door('theatre_of_pompey', 158, 42, 22),
      door('colosseum', 158, 67, 22),
    ),
    'M8.2': worked(
      'push_ahead',
      street(62, 34, 106, 40),
      man(BLUE, 4, 82, 70, 0.64, { effective: 6, lit: true }),
      man(RED, 6, 114, 70, 0.64),
      faint(man(BLUE, 4, 146, 70, 0.64)),
      way(146, 24, 90, 24, 7),
    ),
    'M8.3': worked(
      'double_sale',
      man(BLUE, 7, 72, 64, 0.7),
      ticket('colosseum', 'arena', 110, 24, 0.72),
      ticket('colosseum', 'loge', 110, 60, 0.72),
      way(128, 24, 140, 24),
      way(128, 60, 140, 60),
      guest('senator', 157, 22, 0.5),
      guest('student', 157, 62, 0.5),
    ),
    'M8.4': worked(
      'recall_trader',
      door('forum', 76, 68, 24),
      faint(man(BLUE, 8, 76, 52, 0.66)),
      way(92, 22, 128, 22, 6),
      door('colosseum', 144, 68, 24),
      man(BLUE, 8, 144, 52, 0.66, { lit: true }),
    ),
    'M8.5': worked(
      'bribe_legionnaire',
      faint(guest('legionnaire', 80, 42, 0.74)),
      way(104, 42, 116, 42),
      guest('legionnaire', 146, 42, 0.84, 0, bribedCoins),
    ),
    'M8.6': worked(
      'new_ticket',
      pile('tickets', 72, 22, 0.4),
      way(86, 22, 98, 22),
      halo(126, 22, 44, 27),
      ticket('theatre_of_pompey', 'loge', 126, 22, 0.9),
      pile('visitors', 72, 62, 0.4),
      way(86, 62, 98, 62),
      guest('artisan', 117, 62, 0.46),
      way(132, 62, 142, 62),
      door('theatre_of_pompey', 156, 62, 22),
    ),
    'M8.7': worked(
      'rank_one_is_eight',
      street(62, 34, 106, 40),
      man(BLUE, 1, 84, 70, 0.7, { effective: 8, lit: true }),
      man(RED, 7, 118, 70, 0.62),
      man(GOLD, 5, 148, 70, 0.62),
    ),
    'M8.8': worked(
      'double_purchase',
      man(BLUE, 8, 74, 66, 0.78),
      way(92, 40, 104, 28),
      way(92, 44, 104, 56),
      ticket('circus_maximus', 'loge', 132, 26, 1),
      ticket('colosseum', 'arena', 132, 58, 1),
    ),
    'M8.9': worked(
      'second_trader',
      street(62, 34, 106, 40),
      man(RED, 7, 82, 70, 0.6),
      man(BLUE, 5, 116, 70, 0.64, { lit: true }),
      man(BLUE, 4, 146, 70, 0.64, { lit: true }),
      way(144, 12, 120, 25, 4),
      way(172, 12, 150, 25, 4),
    ),
    'M8.10': small(
      favour('second_trader', 22, 42, 0.6),
      operator('+', 45, 42, 16),
      favour('rank_one_is_eight', 68, 42, 0.6),
      way(89, 42, 101, 42),
      man(BLUE, 1, 124, 65, 0.72, { effective: 8, lit: true }),
      man(BLUE, 4, 155, 65, 0.72),
    ),
  },
  large: {
    'M8.2': [
      large(
        'rule-m-push',
        favour('push_ahead', 44, 66, 1),
        street(92, 44, 276, 70),
        man(BLUE, 4, 142, 106, 1, { effective: 6, lit: true }),
        man(RED, 6, 206, 106, 1),
        faint(man(BLUE, 4, 270, 106, 1)),
        man(GOLD, 3, 334, 106, 1),
        way(270, 34, 154, 34, 10),
      ),
      large(
        'rule-m-push-later',
        door('forum', 54, 80, 44),
        street(92, 44, 276, 70),
        man(BLUE, 4, 142, 106, 1, { effective: 6 }),
        man(RED, 6, 206, 106, 1),
        man(GREEN, 6, 270, 106, 1, { lit: true }),
        man(GOLD, 3, 334, 106, 1),
        way(340, 18, 278, 34, 6),
      ),
    ],
    'M8.7': [
      large(
        'rule-m-one-is-eight',
        man(BLUE, 1, 40, 100, 1),
        operator('+', 78, 66, 24),
        favour('rank_one_is_eight', 116, 66, 1),
        way(150, 66, 172, 66),
        street(188, 44, 180, 70),
        man(BLUE, 1, 222, 106, 1, { effective: 8, lit: true }),
        row(
          [
            [RED, 7],
            [GOLD, 5],
          ] as const,
          ([seat, rank], i) => man(seat, rank, 278 + i * 54, 106, 1),
        ),
      ),
    ],
  },
};
