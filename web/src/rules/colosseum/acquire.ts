// Phase 2.
import { sack } from '../../draw/piazza';
import { tokenAt } from '../../draw/tokens';
import type { Plates } from '../pictures';
import { at, coins, crossed, faint, goldTag, large, medal, player, small, ticked, tokens, way } from '../vocabulary';
import { emblem, market } from './pieces';

/** A bid: who, and how much. */
const bid = (seat: number, n: number, x: number, y = 42): string =>
  emblem(seat, x, y - 14, 14) + coins(n, x, y + 16, 13);

export const acquire: Plates['small'] = {
  'C4.1': small(
    player(0, 32, 68, 0.52),
    way(54, 42, 68, 42),
    market(2, 116, 70, ['lion', 'cage', 'joker'], 0.5, 'selected'),
    coins(8, 160, 18, 13),
  ),
  'C4.2': small(bid(0, 8, 30), bid(1, 9, 68), faint(emblem(2, 106, 28, 14)), crossed(106, 28, 9), bid(3, 12, 144)),
  'C4.3': small(
    player(1, 30, 68, 0.52),
    tokens(['ship', 'torch', 'priest'], 86, 24, 22, 19),
    way(66, 44, 54, 44),
    way(54, 62, 96, 62),
    coins(12, 74, 62, 11),
    market(3, 138, 70, [], 0.4),
  ),
  'C4.4': small(
    player(0, 28, 68, 0.5),
    ticked(46, 20),
    at(72, 66, 0.9, sack(87)),
    way(90, 46, 102, 46),
    market(1, 138, 68, ['gladiator', 'lion', 'ship'], 0.38),
  ),
  'C4.5': small(
    player(0, 24, 68, 0.48),
    faint(market(1, 76, 68, [], 0.34)),
    emblem(2, 76, 56, 10),
    way(42, 22, 116, 22, 6),
    market(2, 138, 70, ['torch', 'horse', 'cage'], 0.38, 'selected'),
  ),
  'C4.6': small(
    faint(player(0, 28, 68, 0.5)),
    crossed(28, 42, 13),
    at(72, 66, 0.9, sack(87)),
    way(90, 46, 102, 46),
    market(1, 138, 68, ['gladiator', 'lion', 'ship'], 0.38),
  ),
  'C4.7': small(
    [0, 1, 2, 3].map((seat) => emblem(seat, 31 + seat * 38, 44, 16) + ticked(43 + seat * 38, 30, 8)).join(''),
  ),
  'C4.8': small(
    at(36, 72, 1.3, sack(87)),
    way(62, 42, 78, 42),
    market(4, 126, 70, ['comedian', 'scenery', 'horse'], 0.5),
  ),
  'C4.9': small(tokenAt('emperor', 54, 42, 44), way(82, 42, 102, 42), medal(128, 42, 20)),
  'C4.10': small(
    emblem(0, 32, 30, 17),
    way(54, 30, 70, 30),
    emblem(1, 92, 30, 17),
    way(114, 30, 130, 30),
    emblem(2, 152, 30, 17),
    [0, 1, 2].map((i) => goldTag('8', 32 + i * 60, 65)).join(''),
  ),
};

export const acquireLarge: Plates['large'] = {
  'C4.5': [
    large(
      'rule-other-wins',
      player(0, 36, 84, 0.62),
      way(66, 42, 94, 42),
      market(1, 150, 82, [], 0.54),
      tokens(['lion', 'cage', 'priest'], 230, 22, 22, 20),
      way(206, 52, 246, 52),
      player(2, 272, 84, 0.56),
    ),
    large(
      'rule-opens-again',
      player(0, 36, 84, 0.62),
      faint(market(1, 114, 82, [], 0.5)),
      market(2, 226, 82, ['torch', 'horse', 'ship'], 0.56, 'selected'),
      way(60, 24, 180, 24, 9),
    ),
  ],
};
