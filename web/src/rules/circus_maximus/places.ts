// M4 to M6: what a trader gets who is served at the villa, at the Forum and at a venue.
import { circus, colosseum, forum, theatre } from '../../draw/circus/buildings';
import type { Plates } from '../pictures';
import { faint, small, ticked, way } from '../vocabulary';
import { BLUE, door, DRAWN, emblem, favour, GOLD, GREEN, guest, man, RED, startCard, street, ticket } from './pieces';
import { divide, large, no, row, slot } from './scene';

/** Which of the tickets drawn is taken at the Forum. */
const TAKEN = 3;

/** The Colosseum with the front of its queue. */
const gate = (front: string): string => street(34, 66, 84, 56) + colosseum(76, 72, 0.46) + front;

export const places: Plates = {
  small: {
    'M4.1': small(
      man(BLUE, 7, 26, 74, 0.82, { lit: true }),
      favour('rank_one_is_eight', 76, 51, 0.6),
      favour('second_trader', 110, 51, 0.6),
      startCard(153, 51, 0.6),
      way(44, 26, 73, 26, 3),
      way(32, 15, 151, 22, 10),
    ),
    'M4.2': small(
      man(BLUE, 5, 20, 66, 0.72),
      way(37, 42, 51, 42),
      startCard(70, 42, 0.64),
      divide(93),
      street(107, 43, 62, 33),
      man(RED, 8, 121, 74, 0.54, { lit: true }),
      man(GREEN, 6, 142, 74, 0.48),
      man(GOLD, 4, 160, 74, 0.48),
      startCard(121, 20, 0.4),
    ),
    'M5.1': small(
      forum(60, 38, 0.34),
      man(BLUE, 8, 150, 68, 0.84, { lit: true }),
      ticket('circus_maximus', 'loge', 22, 66, 0.84),
      slot(62, 66, 36, 20),
      ticket('colosseum', 'arena', 102, 66, 0.84),
      way(66, 52, 128, 40, 4),
    ),
    'M6.1': small(
      circus(30, 33, 0.21),
      theatre(88, 32, 0.2),
      colosseum(146, 33, 0.24),
      man(BLUE, 6, 88, 81, 0.58),
      way(72, 64, 36, 43, -1),
      way(88, 46, 88, 38),
      way(104, 64, 140, 43, -1),
    ),
    'M6.2': small(
      door('colosseum', 20, 22, 24),
      man(BLUE, 8, 20, 76, 0.6),
      ticket('colosseum', 'arena', 58, 42, 0.9),
      way(82, 42, 94, 42),
      guest('senator', 117, 42, 0.7),
      divide(140),
      faint(man(RED, 5, 158, 72, 0.58)),
      no(158, 22),
    ),
  },
  large: {
    'M4.1': [
      large(
        'rule-m-villa',
        man(BLUE, 7, 46, 108, 1.25, { lit: true }),
        slot(116, 74, 46, 66),
        emblem(GOLD, 116, 74, 11),
        row(['rank_one_is_eight', 'extra_visitor', 'second_trader'] as const, (name, i) =>
          favour(name, 174 + i * 56, 74, 0.92),
        ),
        startCard(346, 74, 0.92),
        way(78, 36, 172, 34, 6),
        way(62, 22, 344, 34, 12),
      ),
    ],
    'M5.1': [
      large(
        'rule-m-forum',
        forum(130, 58, 0.56),
        row(DRAWN, ([venue, seat], i) => {
          const [x, y] = [46 + (i % 4) * 56, 79 + Math.floor(i / 4) * 31];
          return i === TAKEN ? slot(x, y, 46, 25) : ticket(venue, seat, x, y, 1.1);
        }),
        way(222, 62, 282, 48, 6),
        ticket(...DRAWN[TAKEN], 296, 72, 1.2),
        man(BLUE, 8, 350, 106, 1, { lit: true }),
      ),
    ],
    'M6.2': [
      large(
        'rule-m-sale',
        gate(man(BLUE, 8, 76, 118, 0.74, { lit: true })),
        ticket('colosseum', 'arena', 184, 66, 1.6),
        way(224, 66, 256, 66),
        guest('senator', 304, 66, 1.25),
        ticked(240, 44),
      ),
      large(
        'rule-m-no-ticket',
        gate(man(RED, 5, 76, 118, 0.74)),
        ticket('circus_maximus', 'loge', 184, 66, 1.6),
        faint(way(224, 66, 256, 66)),
        faint(guest('tourist', 304, 66, 1.25)),
        no(240, 44),
      ),
    ],
  },
};
