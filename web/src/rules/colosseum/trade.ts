// Phase 3.
import type { Plates } from '../pictures';
import { coins, crossed, medal, player, small, ticked, tokens, way, write } from '../vocabulary';
import { emblem } from './pieces';

/** The cloth on which an offer lies. */
const cloth = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x - width / 2}" y="${y - height / 2 + 3}" width="${width}" height="${height}" rx="6" fill="#000" opacity=".16"/>` +
  `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="6" fill="var(--cloth-2)" stroke="var(--cloth)" stroke-width="3"/>`;

export const trade: Plates['small'] = {
  'C5.1': small(
    player(0, 40, 68, 0.54),
    way(66, 34, 116, 20),
    way(66, 42, 128, 42),
    way(66, 50, 116, 64),
    emblem(1, 136, 19, 13),
    emblem(2, 150, 42, 13),
    emblem(3, 136, 66, 13),
  ),
  'C5.2': small(
    tokens(['gladiator', 'joker'], 48, 42, 34),
    coins(7, 102, 42, 16),
    medal(146, 42, 16),
    crossed(146, 42, 14),
  ),
  'C5.3': small(
    emblem(0, 24, 42, 16),
    tokens(['horse'], 66, 26, 30),
    way(88, 26, 130, 26),
    coins(6, 110, 60, 14),
    way(88, 60, 46, 60),
    emblem(1, 152, 42, 16),
  ),
  'C5.4': small(
    player(0, 30, 68, 0.48),
    cloth(84, 42, 52, 44),
    tokens(['ship', 'lion'], 84, 42, 24, 24),
    way(114, 42, 128, 42),
    ticked(150, 18, 11),
    `<circle cx="150" cy="66" r="11" fill="var(--bad-soft)" stroke="var(--bad)" stroke-width="1.5"/>`,
    crossed(150, 66, 4.5),
    `<circle cx="150" cy="42" r="11" fill="var(--surface)" stroke="var(--info)" stroke-width="1.5"/>`,
    write('⇄', 150, 42, 14, 'var(--info)'),
  ),
};
