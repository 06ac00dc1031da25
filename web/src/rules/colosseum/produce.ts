// Phase 4, and the audience that comes.
import { block, laurel } from '../../draw/ceremony';
import type { Kind } from '../../draw/kinds';
import type { Plates } from '../pictures';
import {
  coins,
  faint,
  gap,
  goldTag,
  large,
  medal,
  restArea,
  rolled,
  small,
  stands,
  star,
  street,
  tokens,
  way,
  write,
} from '../vocabulary';
import { arenaOver, loge, program, ticket } from './pieces';

/** What program 4 asks for. */
const RACE: readonly Kind[] = ['gladiator', 'gladiator', 'horse', 'horse'];
const SPACE = 44;
/** The middle of a space of the road. */
const mid = (space: number): number => SPACE / 2 + space * SPACE;
const road = (width: number): string => street(width, width > 200 ? 46 : 38, width > 200 ? 42 : 36, SPACE);

export const produce: Plates['small'] = {
  'C6.1': small(program(4, 88, 43, RACE, 1.14)),
  'C6.2': small(rolled('5', 34, 42, 40), rolled('1-3', 82, 42, 40), loge(138, 64, 1.5)),
  'C6.3': small(
    road(176),
    faint(stands('emperor', mid(0), 68)),
    stands('emperor', mid(2), 68),
    way(mid(0) + 8, 40, mid(2) - 12, 40, 9),
    rolled('2', 150, 18, 24),
  ),
  'C6.4': small(
    road(176),
    restArea(mid(3) - 2, 56),
    faint(stands('senator', mid(0), 68)),
    stands('senator', mid(3) - 2, 68),
    way(mid(0) + 8, 40, mid(3) - 18, 44, 9),
    medal(156, 16, 12),
  ),
  'C6.5': small(
    road(176),
    faint(stands('consul', mid(2), 68)),
    stands('consul', mid(0), 68),
    way(mid(2) - 8, 40, mid(0) + 14, 42, 9),
    medal(156, 18, 13),
  ),
  'C6.6': small(tokens(RACE.slice(0, 3), 70, 42, 34, 40), gap('horse', 150, 42, 34, true)),
  'C6.7': small(program(4, 46, 43, RACE), way(84, 43, 100, 43), program(4, 138, 43, RACE)),
};

export const produceLarge: Plates['large'] = {
  'C6.2': [
    large('rule-one-die', rolled('4', 150, 52, 52)),
    large('rule-two-dice', loge(70, 84, 2), rolled('5', 160, 52, 52), rolled('1-3', 228, 52, 52)),
  ],
  'C6.3': [
    large(
      'rule-two-nobles',
      road(300),
      faint(stands('emperor', mid(0), 78) + stands('consul', mid(3), 78)),
      way(mid(0) + 10, 50, mid(2) - 14, 48, 12),
      way(mid(3) + 10, 50, mid(6) - 14, 48, 12),
      stands('emperor', mid(2), 78),
      stands('consul', mid(6) - 2, 78),
      rolled('2', mid(0), 18, 26),
      rolled('3', mid(3), 18, 26),
    ),
    large(
      'rule-one-noble',
      road(300),
      faint(stands('emperor', mid(0), 78)),
      way(mid(0) + 10, 50, mid(5) - 14, 48, 15),
      stands('emperor', mid(5), 78),
      rolled('2', mid(0), 18, 26),
      rolled('3', mid(0) + 32, 18, 26),
    ),
  ],
  'C6.4': [
    large(
      'rule-rests',
      road(300),
      restArea(mid(4), 67, 17),
      faint(stands('senator', mid(1), 78)),
      way(mid(1) + 10, 52, mid(4) - 14, 50, 12),
      stands('senator', mid(4), 78),
      rolled('3', mid(1), 18, 26),
      medal(276, 24, 16),
    ),
    large(
      'rule-rests-not',
      road(300),
      restArea(mid(3), 67, 17),
      faint(stands('senator', mid(1), 78)),
      way(mid(1) + 10, 52, mid(5) - 14, 50, 14),
      stands('senator', mid(5), 78),
      rolled('4', mid(1), 18, 26),
    ),
  ],
  'C6.5': [
    large(
      'rule-medal-forward',
      road(300),
      faint(stands('consul', mid(1), 78)),
      way(mid(1) + 10, 50, mid(4) - 14, 48, 12),
      stands('consul', mid(4), 78),
      medal(24, 24, 15),
    ),
    large(
      'rule-medal-back',
      road(300),
      faint(stands('consul', mid(4), 78)),
      way(mid(4) - 10, 50, mid(2) + 16, 48, 12),
      stands('consul', mid(2), 78),
      medal(24, 24, 15),
    ),
  ],
  'C6.6': [
    large(
      'rule-assets-there',
      program(4, 52, 52, RACE, 1.25),
      tokens(RACE.slice(0, 3), 172, 52, 36, 40),
      gap('horse', 270, 52, 36),
    ),
    large(
      'rule-joker-fills',
      program(4, 52, 52, RACE, 1.25),
      tokens(RACE.slice(0, 3), 172, 52, 36, 40),
      gap('horse', 270, 52, 36, true),
    ),
  ],
};

/** The table of a program: fewer spectators for each asset missing. */
const ladder = (figures: readonly number[], x: number, y: number, now: number): string =>
  figures
    .map(
      (n, i) =>
        `<rect x="${x + i * 30}" y="${y - 13}" width="28" height="26" rx="5" fill="var(--${i === now ? 'terra' : 'surface'})" stroke="var(--line-3)"/>` +
        write(n, x + i * 30 + 14, y, 14, i === now ? 'var(--on-dark)' : 'var(--ink-2)') +
        write(i ? `−${i}` : '', x + i * 30 + 14, y + 22, 10, 'var(--ink-2)'),
    )
    .join('');

export const audience: Plates['small'] = {
  'C7.1': small(ladder([11, 9, 7, 5, 2], 14, 38, 1)),
  'C7.2': small(
    faint(program(4, 42, 43, RACE, 0.8)),
    program(9, 74, 43, ['comedian', 'musician', 'scenery'], 0.8),
    goldTag('+5', 138, 42),
  ),
  'C7.3': small(ticket(62, 43, 62), goldTag('+5', 134, 42)),
  'C7.4': small(star('gladiator', 62, 44, 46), goldTag('+4', 134, 42)),
  'C7.5': small(
    arenaOver(3, 31, 52, { step: 84, crowd: 26, k: 0.64 }),
    stands('emperor', 34, 60, 0.58),
    stands('consul', 88, 60, 0.6),
    stands('senator', 140, 60, 0.62),
  ),
  'C7.6': small(block(66, 36, 62, 36), laurel(66, 24, 34), goldTag('+3', 138, 42)),
  'C7.7': small(medal(64, 42, 21), goldTag('+3', 134, 42)),
  'C7.8': small(
    `<rect x="34" y="40" width="34" height="34" rx="4" fill="var(--line-2)"/><rect x="84" y="22" width="34" height="52" rx="4" fill="var(--terra)"/>`,
    write(31, 51, 57, 15, 'var(--ink)'),
    write(42, 101, 48, 15, 'var(--on-dark)'),
    laurel(146, 44, 34),
    write(42, 146, 44, 12),
  ),
  'C7.9': small(arenaOver(2, 30, 52, { k: 0.6, crowd: 30 }), way(98, 46, 114, 46), coins(42, 142, 44, 20)),
};

export const audienceLarge: Plates['large'] = {
  'C7.8': [
    large(
      'rule-score-rises',
      `<path d="M20 88H280" stroke="var(--ink-3)" stroke-width="2"/><rect x="70" y="46" width="56" height="42" rx="4" fill="var(--line-2)"/><rect x="174" y="24" width="56" height="64" rx="4" fill="var(--terra)"/>`,
      write(31, 98, 67, 18),
      write(42, 202, 56, 18, 'var(--on-dark)'),
      laurel(202, 12, 26),
    ),
    large(
      'rule-score-stays',
      `<path d="M20 88H280" stroke="var(--ink-3)" stroke-width="2"/><rect x="70" y="24" width="56" height="64" rx="4" fill="var(--terra)"/><rect x="174" y="52" width="56" height="36" rx="4" fill="var(--line-2)"/>`,
      write(42, 98, 56, 18, 'var(--on-dark)'),
      write(27, 202, 70, 18),
      laurel(98, 12, 26),
    ),
  ],
};
