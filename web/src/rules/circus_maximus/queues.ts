// M3: queueing in turn, in the order of ranks, and being served from the front.
import { villa } from '../../draw/circus/buildings';
import { f } from '../../draw/svg';
import type { Plates } from '../pictures';
import { at, faint, small, way, write } from '../vocabulary';
import { BLUE, door, emblem, favour, GOLD, GREEN, man, RED, rope, startCard, street } from './pieces';
import { large, no, row, slot } from './scene';

type Trader = readonly [seat: number, rank: number];

/** Traders in a street, the front on the left where the door is. */
const queue = (traders: readonly Trader[], x: number, y: number, step: number, scale: number): string =>
  row(traders, ([seat, rank], i) => man(seat, rank, x + i * step, y, scale));

/** Everybody's turn, clockwise; who has passed is out. */
const turns = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    '<circle r="26" fill="none" stroke="var(--gold-ink)" stroke-width="2.4" stroke-linecap="round" stroke-dasharray=".1 5.2"/>' +
      row([45, 135, 225, 315], (angle) => {
        const turn = (angle * Math.PI) / 180;
        return `<path transform="translate(${f(26 * Math.cos(turn))} ${f(26 * Math.sin(turn))}) rotate(${angle + 90})" d="M-4.5 -5L3 0L-4.5 5" fill="none" stroke="var(--gold-ink)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
      }) +
      '<circle cy="-26" r="13.5" fill="var(--lit-glow)" stroke="var(--lit)" stroke-width="2"/>' +
      emblem(BLUE, 0, -26, 11) +
      emblem(GREEN, 26, 0, 11) +
      emblem(RED, -26, 0, 11) +
      faint(emblem(GOLD, 0, 26, 11)) +
      at(9, 33, 0.8, no(0, 0)),
  );

/** One's hand of eight; those who have queued today are out of it. */
const hand = (played: Record<number, 'villa' | 'forum' | 'colosseum'>): string =>
  row([1, 2, 3, 4, 5, 6, 7, 8], (rank, i) => {
    const x = 36 + i * 44;
    const place = played[rank];
    return place
      ? slot(x, 66, 34, 60) + write(rank, x, 52, 20, 'var(--ink-3)') + door(place, x, 79, 22)
      : man(BLUE, rank, x, 96, 0.92);
  });

/** Three players: the fifth in the queue finds three favours and the start-player card taken. */
const SERVED = [
  [RED, 8],
  [BLUE, 6],
  [GREEN, 5],
  [BLUE, 3],
] as const;
const TAKEN = ['push_ahead', 'double_sale', 'new_ticket'] as const;
const served = (x: number, y: number, step: number, scale: number): string =>
  row(TAKEN, (name, i) => favour(name, x + i * step, y, scale)) + startCard(x + 3 * step, y, scale);

export const queues: Plates = {
  small: {
    'M3.1': small(
      turns(42, 43, 0.96),
      street(100, 30, 68, 42),
      man(RED, 7, 118, 68, 0.64),
      man(BLUE, 5, 149, 68, 0.64, { lit: true }),
      way(58, 14, 146, 20, 8),
    ),
    'M3.2': small(
      street(38, 30, 130, 44),
      door('forum', 20, 53, 28),
      man(RED, 7, 58, 70, 0.64),
      man(GOLD, 6, 88, 70, 0.64),
      man(BLUE, 6, 118, 70, 0.64, { lit: true }),
      man(GREEN, 3, 150, 70, 0.64),
      way(164, 14, 123, 22, 5),
    ),
    'M3.3': small(
      street(10, 38, 156, 38),
      queue(SERVED, 24, 72, 31, 0.58),
      served(24, 18, 31, 0.4),
      rope(136, 74, 34),
      faint(man(RED, 2, 154, 72, 0.56)),
    ),
  },
  large: {
    'M3.1': [
      large(
        'rule-m-turns',
        turns(72, 64, 1.45),
        street(170, 42, 192, 72),
        man(RED, 7, 204, 104, 1),
        man(BLUE, 5, 266, 104, 1, { lit: true }),
        man(GREEN, 2, 328, 104, 1),
        way(98, 20, 262, 30, 8),
      ),
    ],
    'M3.2': [
      large('rule-m-queue-rank', street(130, 38, 234, 72), villa(64, 94, 0.43), queue(SERVED, 160, 100, 58, 1)),
      large(
        'rule-m-queue-equal',
        street(130, 38, 234, 72),
        villa(64, 94, 0.43),
        man(RED, 8, 160, 100, 1),
        man(GREEN, 6, 214, 100, 1),
        man(BLUE, 6, 270, 100, 1, { lit: true }),
        man(GOLD, 3, 332, 100, 1),
        way(346, 14, 280, 28, 6),
      ),
    ],
    'M3.3': [
      large(
        'rule-m-served',
        street(20, 56, 340, 62),
        served(56, 28, 64, 0.62),
        queue(SERVED, 56, 112, 64, 0.92),
        rope(284, 115, 54),
        faint(man(RED, 2, 324, 112, 0.92)),
      ),
      large('rule-m-once-a-day', hand({ 3: 'villa', 6: 'forum', 7: 'colosseum' })),
    ],
  },
};
