// Closing ceremony, star performers, medals, the end.
import { block, brazier, laurel } from '../../draw/ceremony';
import { STAR_KINDS, type Kind } from '../../draw/kinds';
import { tokenAt } from '../../draw/tokens';
import type { Plates } from '../pictures';
import {
  coins,
  crossed,
  faint,
  gap,
  goldTag,
  large,
  medal,
  player,
  small,
  stands,
  star,
  tokens,
  way,
  write,
} from '../vocabulary';
import { emblem } from './pieces';

const same = (kind: Kind, n: number): Kind[] => Array.from({ length: n }, () => kind);
/** What a player holds of one kind. */
const holds = (seat: number, kind: Kind, n: number, y: number, x = 24): string =>
  emblem(seat, x, y, 13) +
  same(kind, n)
    .map((each, i) => tokenAt(each, x + 32 + i * 22, y, 26))
    .join('');

export const closing: Plates['small'] = {
  'C8.1': small(block(88, 50, 78, 26), player(1, 88, 51, 0.36), laurel(126, 30, 24)),
  'C8.2': small(tokens(['gladiator', 'lion'], 40, 40, 30, 28), way(74, 34, 106, 26, 5), brazier(132, 80, 0.44)),
  'C8.3': small(
    block(44, 54, 56, 22),
    player(1, 44, 55, 0.36),
    way(76, 42, 118, 42, 8),
    tokenAt('horse', 98, 54, 26),
    player(3, 144, 74, 0.46),
  ),
  'C8.4': small(
    block(34, 46, 44, 26),
    laurel(34, 34, 26),
    way(62, 46, 74, 46),
    brazier(96, 78, 0.4),
    way(118, 46, 130, 46),
    tokenAt('horse', 152, 46, 32),
  ),
};

export const stars: Plates['small'] = {
  'C9.1': small(tokens(STAR_KINDS.slice(0, 4), 88, 24, 30, 38), tokens(STAR_KINDS.slice(4), 88, 60, 30, 38)),
  'C9.2': small(holds(0, 'lion', 3, 24), holds(1, 'lion', 2, 61), way(126, 24, 136, 24), star('lion', 153, 27, 27)),
  'C9.3': small(
    holds(0, 'lion', 3, 24),
    holds(1, 'lion', 4, 61),
    faint(star('lion', 150, 24, 24)),
    way(152, 38, 152, 46),
    star('lion', 155, 64, 22),
  ),
  'C9.4': small(
    tokens(['lion', 'lion', 'joker'], 52, 42, 30, 33),
    way(104, 42, 120, 42),
    faint(star('lion', 146, 44, 34)),
    crossed(146, 44, 14),
  ),
};

export const starsLarge: Plates['large'] = {
  'C9.3': [
    large('rule-star-stays', holds(0, 'lion', 3, 30, 40), holds(1, 'lion', 3, 76, 40), star('lion', 228, 32, 36)),
    large(
      'rule-star-goes',
      holds(0, 'lion', 3, 30, 40),
      holds(1, 'lion', 4, 76, 40),
      faint(star('lion', 228, 28, 32)),
      way(228, 48, 228, 56),
      star('lion', 228, 78, 34),
    ),
  ],
};

export const medals: Plates['small'] = {
  'C10.1': small(
    gap('torch', 36, 42, 38, true),
    tokenAt('emperor', 98, 42, 36),
    way(120, 42, 134, 42),
    medal(154, 42, 14),
  ),
  'C10.2': small(
    tokenAt('extra_action', 36, 42, 42),
    way(62, 34, 104, 22),
    goldTag('+1', 128, 22),
    way(62, 50, 104, 62),
    medal(128, 62, 14),
  ),
  'C10.3': small(
    medal(28, 42, 17),
    write('=', 56, 42, 20, 'var(--ink-3)'),
    goldTag('+3', 82, 42),
    stands('senator', 120, 62, 0.72),
    coins(6, 154, 42, 15),
  ),
  'C10.4': small([0, 1, 2, 3].map((i) => medal(40 + i * 32, 42, 14)).join('')),
  'C10.5': small(medal(38, 42, 17), way(62, 32, 108, 32, 8), coins('∞', 136, 44, 20)),
};

export const ending: Plates['small'] = {
  'C11.1': small(
    block(88, 46, 48, 32),
    block(40, 58, 44, 20),
    block(136, 62, 44, 16),
    player(1, 88, 47, 0.36),
    player(0, 40, 59, 0.32),
    player(2, 136, 63, 0.3),
  ),
};
