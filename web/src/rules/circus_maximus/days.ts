// M1 and M2: the set-up, and what each day begins with.
import { villa } from '../../draw/circus/buildings';
import { roman } from '../../draw/roman';
import type { SignName } from '../../draw/signs';
import { sign } from '../../draw/svg';
import { PHASE_SIGNS } from '../../games/circus_maximus/phases';
import type { VenueName } from '../../games/circus_maximus/view';
import type { Plates } from '../pictures';
import { faint, small, way, write } from '../vocabulary';
import {
  BLUE,
  door,
  DRAWN,
  emblem,
  eventCoin,
  favour,
  GOLD,
  GREEN,
  guest,
  man,
  pile,
  RED,
  startCard,
  ticket,
} from './pieces';
import { divide, halo, large, no, numeral, row, slot } from './scene';

const FOUR = [RED, BLUE, GREEN, GOLD];
const VISITORS = ['tourist', 'student'] as const;

const phase = (icon: SignName, i: number): string => {
  const x = 25 + i * 42;
  return (
    `<circle cx="${x}" cy="34" r="14.5" fill="var(--terra)" stroke="#f6dd94" stroke-width="1.6"/>` +
    sign(icon, x, 34, 19, 'color="#fff5e2"') +
    numeral(roman(i + 1), x, 65) +
    (i ? way(x - 26, 34, x - 17, 34) : '')
  );
};

/** The tickets of a venue call one visitor less. */
function called(venue: VenueName, x: number): string {
  const tickets = DRAWN.filter(([each]) => each === venue);
  const visitors = VISITORS.slice(0, tickets.length - 1);
  const from = (middle: number, count: number, step: number, i: number) => middle + (i - (count - 1) / 2) * step;
  return (
    row(tickets, ([, seat], i) =>
      ticket(venue, seat, from(x, tickets.length, 3, i), from(22, tickets.length, 12.5, i), 0.64),
    ) + row(visitors, (name, i) => guest(name, from(x, visitors.length, 25, i), 61, 0.46))
  );
}

const day = (n: number): string => {
  const x = 64 + (n - 1) * 126;
  const events = (['theatre_of_pompey', 'colosseum'] as const).slice(0, n - 1);
  return (
    (n > 1 ? divide(x - 63, 128) : '') +
    numeral(roman(n), x, 24, 24) +
    (events.length === 0 ? slot(x, 78, 52, 62) : '') +
    row(events, (place, i) => {
      const left = x + (i - (events.length - 1) / 2) * 57;
      return ticket(place, 'arena', left, 60, 1.2) + door(place, left - 13, 98, 28) + eventCoin(1, left + 15, 98, 12);
    })
  );
};

export const days: Plates = {
  small: {
    'M1.1': small(
      emblem(RED, 20, 22),
      emblem(BLUE, 20, 43),
      emblem(GREEN, 20, 64),
      divide(40),
      favour('push_ahead', 64, 42),
      faint(favour('push_ahead', 90, 42)),
      no(99, 22),
      guest('tourist', 128, 42),
      faint(guest('tourist', 154, 42)),
      no(163, 22),
    ),
    'M1.2': small(villa(62, 66, 0.41), startCard(62, 58, 0.44), pile('favours', 147, 42, 0.72)),
    'M1.3': small(
      row(FOUR, (seat, i) => emblem(seat, 28 + i * 40, 64, 13)),
      startCard(88, 24, 0.5),
      way(73, 30, 32, 47, 4),
      way(73, 30, 70, 47),
      way(103, 30, 106, 47),
      way(103, 30, 144, 47, 4),
      sign('rolling-dices', 126, 18, 20, 'color="var(--gold-ink)"'),
      sign('rolling-dices', 50, 18, 20, 'color="var(--gold-ink)"'),
    ),
    'M2.1': small(
      door('villa', 74, 20, 28),
      startCard(104, 20, 0.42),
      row([1, 2, 3, 4, 5, 6, 7, 8], (rank, i) => man(BLUE, rank, 20 + i * 19.5, 78, 0.56)),
    ),
    'M2.2': small(
      pile('favours', 24, 42, 0.62),
      way(44, 42, 58, 42),
      row(['second_trader', 'push_ahead', 'double_sale', 'bribe_legionnaire'] as const, (name, i) =>
        favour(name, 76 + i * 27.5, 50, 0.48),
      ),
      row(FOUR, (seat, i) => emblem(seat, 76 + i * 27.5, 17, 9)),
    ),
    'M2.3': small(
      row(FOUR, (seat, i) => emblem(seat, 16 + (i % 2) * 21, 32 + Math.floor(i / 2) * 21, 9)),
      write('×2', 64, 43, 18),
      row(DRAWN, ([venue, seat], i) => ticket(venue, seat, 113 + (i % 2) * 38, 14.5 + Math.floor(i / 2) * 18.5, 0.72)),
    ),
    'M2.4': small(
      called('circus_maximus', 29),
      divide(58),
      called('theatre_of_pompey', 88),
      divide(117),
      called('colosseum', 146),
    ),
    'M2.5': small(
      ticket('theatre_of_pompey', 'arena', 28, 24, 0.9),
      way(51, 24, 142, 17, 3),
      door('theatre_of_pompey', 28, 60, 28),
      guest('artisan', 85, 46, 0.56, 1),
      guest('student', 117, 46, 0.56, 1),
      halo(152, 46, 37, 50),
      guest('senator', 152, 46, 0.56, 1),
    ),
    'M2.6': small(row(PHASE_SIGNS, phase)),
  },
  large: {
    'M2.5': [
      large('rule-m-event-days', row([1, 2, 3], day)),
      large(
        'rule-m-event-coins',
        pile('tickets', 32, 64, 0.76),
        way(58, 64, 76, 64),
        ticket('theatre_of_pompey', 'arena', 108, 64, 1.24),
        way(140, 64, 154, 64),
        door('theatre_of_pompey', 179, 64, 38),
        guest('artisan', 229, 64, 0.92, 1),
        guest('student', 283, 64, 0.92, 1),
        halo(341, 64, 58, 80),
        guest('senator', 341, 64, 0.92, 1),
      ),
    ],
  },
};
