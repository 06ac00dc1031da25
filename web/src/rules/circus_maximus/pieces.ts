// The game's own pieces, each with its middle (a trader: its feet) at x, y.
import * as pieces from '../../draw/circus/pieces';
import { EMBLEMS } from '../../draw/kinds';
import { lane } from '../../draw/paving';
import type { SignName } from '../../draw/signs';
import { f, sign } from '../../draw/svg';
import { FAVOUR_SIGN, PLACES } from '../../games/circus_maximus/things';
import type { Category, FavourName, QueueName, VenueName, VisitorName } from '../../games/circus_maximus/view';
import { circusMaximus } from 'virtual:figures';
import { at } from '../vocabulary';
import { operator } from './scene';

export const { traderCoins, visitorCoins, seatCoins, favourCoins, bribedCoins } = circusMaximus;

/** The chariot factions by their colours. */
export const RED = 0;
export const BLUE = 1;
export const GREEN = 2;
export const GOLD = 3;

type Look = { effective?: number; lit?: boolean };

export function man(seat: number, rank: number, x: number, y: number, scale = 0.62, look: Look = {}): string {
  const glow = `<ellipse cx="${f(x)}" cy="${f(y - 1)}" rx="${f(30 * scale)}" ry="${f(11 * scale)}" fill="var(--lit-glow)" opacity=".85"/>`;
  return (look.lit ? glow : '') + at(x, y, scale, pieces.trader(seat, rank, look));
}

export const emblem = (seat: number, x: number, y: number, r = 10): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="var(--seat-${seat + 1})" stroke="var(--seat-${seat + 1}-d)" stroke-width="1.4"/>` +
  sign(EMBLEMS[seat]!, x, y, r * 1.45, `color="var(--seat-${seat + 1}-on)"`);

export const guest = (name: VisitorName, x: number, y: number, scale = 0.6, event = 0, coins?: number): string =>
  at(x, y, scale, pieces.visitor(name, coins ?? visitorCoins[name] ?? 0, event));

const card = (colour: string, icon: SignName, below: string): string =>
  `<rect x="-25" y="-35" width="52" height="74" rx="8" fill="#1c0f00" opacity=".22"/><rect x="-26" y="-37" width="52" height="74" rx="8" fill="var(--raised)" stroke="var(--line-2)" stroke-width="1.2"/>` +
  `<rect x="-22.5" y="-33.5" width="45" height="42" rx="5" fill="${colour}"/>${sign(icon, 0, -12.5, 31, 'color="#f6dd94"')}${below}`;

const coins = (n: number | string): string =>
  `<circle r="10.5" fill="url(#gold)" stroke="#8a5f0c" stroke-width="1.2"/><text y="4.5" text-anchor="middle" font-family="var(--sans)" font-size="13" font-weight="800" fill="#3a2600">${n}</text>`;

export const favour = (name: FavourName, x: number, y: number, scale = 0.6): string =>
  at(x, y, scale, card('#5a1f4d', FAVOUR_SIGN[name], at(0, 22, 1, coins(favourCoins[name]!))));

export const startCard = (x: number, y: number, scale = 0.6): string =>
  at(x, y, scale, card('var(--terra)', 'laurels', sign('laurel-crown', 0, 22, 20, 'color="var(--gold-ink)"')));

export function ticket(venue: VenueName, category: Category, x: number, y: number, scale = 1): string {
  const { sign: icon, colour } = PLACES[venue];
  return at(
    x,
    y,
    scale,
    `<rect x="-20" y="-10" width="42" height="23" rx="5" fill="#1c0f00" opacity=".22"/><rect x="-21" y="-11.5" width="42" height="23" rx="5" fill="${colour}"/>` +
      `<path d="M-16 -11.5H1V11.500H-16A5 5 0 0 1 -21 6.500V-6.500A5 5 0 0 1 -16 -11.500Z" fill="#000" opacity=".2"/><path d="M1 -11V11" stroke="#fff5e2" stroke-opacity=".6" stroke-width="1.5" stroke-dasharray="2.5 2"/>` +
      `${sign(icon, -10, 0, 16, 'color="#fff5e2"')}<text x="11" y="5" text-anchor="middle" font-family="var(--sans)" font-size="14.5" font-weight="800" fill="#f9dc8c">${seatCoins[category]}</text>`,
  );
}

/** The tickets of a day with four players. */
export const DRAWN = [
  ['circus_maximus', 'loge'],
  ['circus_maximus', 'arena'],
  ['circus_maximus', 'balcony'],
  ['theatre_of_pompey', 'loge'],
  ['theatre_of_pompey', 'arena'],
  ['colosseum', 'loge'],
  ['colosseum', 'arena'],
  ['colosseum', 'balcony'],
] as const;

/** A pile of cards face down. */
export function pile(of: 'favours' | 'tickets' | 'visitors', x: number, y: number, scale = 0.6): string {
  const [colour, icon] = (
    { favours: ['#5a1f4d', 'caesar'], tickets: ['#6f4826', 'ticket'], visitors: ['#8c5a24', 'person'] } as const
  )[of];
  const back = (dx: number, dy: number) =>
    `<rect x="${-26 + dx}" y="${-37 + dy}" width="52" height="74" rx="8" fill="${colour}" stroke="var(--raised)" stroke-width="1.8"/>`;
  return at(
    x,
    y,
    scale,
    `<rect x="-22" y="-30" width="56" height="76" rx="8" fill="#1c0f00" opacity=".22"/>${back(5, 6)}${back(2.5, 3)}${back(0, 0)}` +
      `<rect x="-19" y="-30" width="38" height="60" rx="5" fill="none" stroke="#f6dd94" stroke-opacity=".55" stroke-width="1.6"/>${sign(icon, 0, 0, 32, 'color="#f6dd94"')}`,
  );
}

export const coin = (n: number | string, x: number, y: number, r = 10.5): string => at(x, y, r / 10.5, coins(n));

/** What an event makes a visitor pay more. */
export const eventCoin = (n: number, x: number, y: number, r = 9.5): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--terra)" stroke="#fff3dd" stroke-width="1.2"/><text x="${x}" y="${y + r * 0.42}" text-anchor="middle" font-family="var(--sans)" font-size="${f(r * 1.16)}" font-weight="800" fill="#fff6e6">+${n}</text>`;

/** The sign of a place on its colour. */
export function door(place: QueueName, x: number, y: number, size = 24): string {
  const { sign: icon, colour } = PLACES[place];
  const half = size / 2;
  return (
    `<rect x="${f(x - half)}" y="${f(y - half)}" width="${size}" height="${size}" rx="6" fill="${colour}" stroke="rgba(0,0,0,.3)"/>` +
    `<rect x="${f(x - half + 2)}" y="${f(y - half + 2)}" width="${size - 4}" height="${size - 4}" rx="4.5" fill="none" stroke="#f6dd94" stroke-opacity=".6"/>` +
    sign(icon, x, y, size * 0.66, 'color="#f6dd94"')
  );
}

let streets = 0;
export const street = (x: number, y: number, width: number, height: number): string =>
  lane(x, y, width, height, `queue-street-${++streets}`);

/** Who stands behind it gets nothing. */
export const rope = (x: number, y: number, height: number): string =>
  `<path d="M${x} ${y - height}C${x + 7} ${y - height * 0.6} ${x + 7} ${y - height * 0.3} ${x} ${y}" fill="none" stroke="#9c3327" stroke-width="3.4"/>` +
  [y - height, y]
    .map((cy) => `<circle cx="${x}" cy="${cy}" r="4" fill="url(#gold)" stroke="#7a5608" stroke-width="1"/>`)
    .join('');

/** What a sale brings: the ticket or favour, the visitor, the coins of the event. */
export const sum = (n: number, x: number, y: number, size = 22): string =>
  operator('=', x - size * 1.05, y, size * 0.85) + coin(n, x + 4, y, size * 0.66);
