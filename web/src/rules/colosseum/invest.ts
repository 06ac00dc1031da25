// Phase 1.
import { tokenAt } from '../../draw/tokens';
import type { Plates } from '../pictures';
import { coins, faint, goldTag, large, medal, rolled, small, stands, street, way, write } from '../vocabulary';
import { arenaOver, grows, loge, program, ticket } from './pieces';

export const invest: Plates['small'] = {
  'C3.1': small(
    program(12, 27, 43, ['gladiator', 'lion', 'cage'], 0.66),
    arenaOver(2, 62, 46, { k: 0.34, crowd: 6 }),
    ticket(116, 43, 34),
    loge(154, 60, 1.05),
  ),
  'C3.2': small(
    faint(program(12, 40, 43, ['gladiator', 'lion', 'cage'])),
    way(78, 43, 96, 43),
    program(17, 132, 43, ['musician', 'torch', 'priest']),
    coins(21, 160, 18, 13),
  ),
  'C3.3': small(arenaOver(2, 30, 51, { k: 0.62 }), grows(2, 30, 51, 0.62), coins(10, 152, 42, 15)),
  'C3.4': small(coins(10, 34, 42, 17), way(60, 42, 80, 42), ticket(122, 43, 62)),
  'C3.5': small(
    coins(5, 24, 42, 15),
    loge(68, 62, 1.3),
    way(96, 44, 110, 44),
    rolled('4', 128, 34, 30),
    rolled('3', 153, 54, 30),
  ),
  'C3.6': small(
    medal(22, 42, 14),
    medal(46, 42, 14),
    write('/', 69, 42, 24, 'var(--ink-3)'),
    tokenAt('extra_action', 92, 42, 36),
    way(116, 42, 134, 42),
    goldTag('+1', 154, 42),
  ),
};

export const investLarge: Plates['large'] = {
  'C3.3': [
    large(
      'rule-grow-before',
      street(300, 44, 36, 50, 20),
      arenaOver(2, 45, 62, { crowd: 14, step: 64, k: 0.78 }),
      grows(2, 45, 62, 0.78, 64),
      stands('consul', 145, 74, 0.72),
      coins(10, 262, 24, 16),
    ),
    large(
      'rule-grow-after',
      street(300, 44, 36, 50, 20),
      arenaOver(3, 45, 62, { crowd: 14, step: 64, k: 0.78 }),
      stands('consul', 145, 72, 0.72),
      goldTag('+5', 262, 24),
    ),
  ],
};
