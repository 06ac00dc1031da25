// Set-up and rounds.
import { sack } from '../../draw/piazza';
import type { Plates } from '../pictures';
import {
  at,
  coins,
  crossed,
  faint,
  restArea,
  small,
  stands,
  star,
  street,
  tag,
  tokens,
  way,
  write,
} from '../vocabulary';
import { arenaOver, emblem, market, phases, program } from './pieces';

/** The players around the road, the first of them marked. */
const around = (first: number, rest = ''): string =>
  '<ellipse cx="88" cy="43" rx="56" ry="26" fill="none" stroke="var(--curb)" stroke-width="13"/>' +
  '<ellipse cx="88" cy="43" rx="56" ry="26" fill="none" stroke="var(--road-2)" stroke-width="9"/>' +
  (
    [
      [123, 22],
      [123, 64],
      [53, 64],
      [53, 22],
    ] as const
  )
    .map(([x, y], seat) => emblem(seat, x, y, seat === first ? 15 : 12))
    .join('') +
  rest;

export const opening: Plates['small'] = {
  'C1.1': small(coins(30, 34, 42, 18), arenaOver(2, 96, 51, { k: 0.64, crowd: 0 })),
  'C1.2': small(market(1, 64, 66, ['gladiator', 'musician', 'torch'], 0.56), write('× 5', 144, 42, 22)),
  'C1.3': small(at(88, 74, 1.55, sack(112))),
  'C1.4': small(
    program(3, 32, 43, ['musician', 'musician', 'scenery'], 0.8),
    program(8, 88, 43, ['comedian', 'torch', 'scenery'], 0.8),
    faint(program(14, 144, 43, ['comedian', 'priest', 'torch'], 0.8)),
  ),
  'C1.5': small(
    street(176, 34, 40, 44),
    restArea(22, 54, 18),
    restArea(110, 54, 18),
    stands('emperor', 22, 61, 0.62),
    stands('consul', 110, 61, 0.66),
    restArea(154, 54, 18),
  ),
  'C1.6': small(tokens(['horse', 'horse', 'horse'], 56, 42, 30, 26), way(100, 42, 120, 42), star('horse', 146, 44, 36)),
  'C1.7': small(around(0), stands('emperor', 88, 30, 0.4), way(66, 48, 112, 48, 7)),
  'C2.1': small(
    phases(),
    [0, 1, 2, 3, 4].map((i) => write(['I', 'II', 'III', 'IV', 'V'][i]!, 20 + i * 34, 68, 10)).join(''),
  ),
  'C2.2': small(around(1), faint(tag('1', 156, 16)), way(156, 32, 156, 50), tag('1', 156, 68)),
  'C2.3': small(phases((drawn, x, phase) => (phase === 4 ? faint(drawn) + crossed(x, 42, 11) : drawn))),
  'C2.4': small(
    phases((drawn, x, phase) =>
      phase === 4
        ? drawn
        : drawn +
          `<circle cx="${x}" cy="42" r="15.5" fill="none" stroke="var(--ink-3)" stroke-width="1.6" stroke-dasharray="3.5 3"/>`,
    ),
  ),
};
