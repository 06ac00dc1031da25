// What the pictures of the rules are put together from: a paved plate, and the pieces of the games in a row on it.
import { marker } from '../draw/ceremony';
import { die } from '../draw/die';
import { isRound, KIND_SIGN, type Kind } from '../draw/kinds';
import { noble, type Rank } from '../draw/noble';
import { lane } from '../draw/paving';
import type { SignName } from '../draw/signs';
import { f, sign } from '../draw/svg';
import { tokenAt } from '../draw/tokens';
import type { Picture } from './pictures';

export const WIDTH = 176;
export const HEIGHT = 84;
const TRAIL = 'var(--gold-ink)';

/** The square's paving under whatever is shown. */
const paved = (width: number, height: number, shown: string): string =>
  `<rect width="${f(width / 0.8)}" height="${f(height / 0.8)}" fill="url(#pz)" transform="scale(.8)"/>${shown}`;

export const small = (...shown: string[]): Picture => ({
  width: WIDTH,
  height: HEIGHT,
  svg: paved(WIDTH, HEIGHT, shown.join('')),
});

export const large = (caption: string, ...shown: string[]): Picture => ({
  width: 300,
  height: 104,
  svg: paved(300, 104, shown.join('')),
  caption,
});

/** A drawing moved to x, y and made k times as large. */
export const at = (x: number, y: number, k: number, shown: string, attributes = ''): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${k})" ${attributes}>${shown}</g>`;

/** As it was before, or as it might be. */
export const faint = (shown: string): string => `<g opacity=".42">${shown}</g>`;

export const write = (text: string | number, x: number, y: number, size = 18, fill = 'var(--ink)'): string =>
  `<text x="${f(x)}" y="${f(y + size * 0.36)}" text-anchor="middle" font-family="var(--sans)" font-size="${size}" font-weight="750" fill="${fill}">${text}</text>`;

/** What something is worth or costs, on a pill. */
export function tag(text: string, x: number, y: number, fill = 'var(--surface)', ink = 'var(--ink)'): string {
  const width = 16 + text.length * 8;
  return (
    `<rect x="${f(x - width / 2)}" y="${f(y - 12)}" width="${width}" height="24" rx="12" fill="${fill}" stroke="var(--line-3)"/>` +
    write(text, x, y, 14, ink)
  );
}
export const goldTag = (text: string, x: number, y: number): string => tag(text, x, y, 'var(--gold-2)', '#3a2600');

export const coins = (n: number | string, x: number, y: number, r = 15): string =>
  `<circle cx="${f(x)}" cy="${f(y + 1.6)}" r="${r}" fill="#7a5608"/>` +
  `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="url(#gold)" stroke="#8a600f"/>` +
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.8)}" fill="none" stroke="#fff3c9" stroke-opacity=".8"/>` +
  write(n, x, y, r * 0.92, '#3a2600');

export const medal = (x: number, y: number, r = 15): string =>
  `<circle cx="${f(x)}" cy="${f(y + 1.5)}" r="${f(r + 1)}" fill="#000" opacity=".25"/>` +
  `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="var(--purple)" stroke="#e2b84f" stroke-width="2.2"/>` +
  sign('caesar', x, y, r * 1.3, 'color="#f3d98c"');

/** Tokens in a row around x. */
export const tokens = (kinds: readonly Kind[], x: number, y: number, s = 34, step = s + 5): string =>
  kinds.map((kind, i) => tokenAt(kind, x + (i - (kinds.length - 1) / 2) * step, y, s)).join('');

/** A place where a token is missing, or where a joker stands in for it. */
export function gap(kind: Kind, x: number, y: number, s = 34, joker = false): string {
  const shape = isRound(kind) ? '<circle r="22"/>' : '<path d="M-11 -22H11L22 -11V11L11 22H-11L-22 11V-11Z"/>';
  const look = joker
    ? 'fill="var(--gold-soft)" stroke="var(--gold)" stroke-width="3"'
    : 'fill="var(--surface)" fill-opacity=".6" stroke="var(--line-3)" stroke-width="2" stroke-dasharray="4.5 3.5"';
  const inside = sign(KIND_SIGN[kind], 0, 0, 27, `color="var(--${joker ? 'gold-ink' : 'ink-3'})"`);
  const badge = joker ? tokenAt('joker', 17, 15, 26) : '';
  return at(x, y, s / 52, `<g ${look}>${shape}</g>${inside}${badge}`);
}

export const star = (kind: Kind, x: number, y: number, s = 40): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(s * 0.56)}" fill="none" stroke="url(#gold)" stroke-width="${f(s * 0.09)}"/>` +
  tokenAt(kind, x, y, s * 0.92) +
  at(
    x + s * 0.42,
    y - s * 0.4,
    s / 40,
    `<circle r="9" fill="url(#gold)" stroke="#7a5608"/>${sign('round-star', 0, 0, 13, 'color="#4a3000"')}`,
  );

export const rolled = (face: string, x: number, y: number, s = 34): string =>
  at(x - s / 2, y - s / 2, s / 100, die(face));

export const player = (seat: number, x: number, y: number, k = 0.5, label = ''): string =>
  marker(x, y, seat, { k, label });

/** A noble with the feet at x, y. */
export const stands = (rank: Rank, x: number, y: number, k = 0.72): string => at(x, y, k, noble(rank));

let streets = 0;
/** A stretch of the road from edge to edge, its spaces `step` long from x on. */
export function street(width: number, y: number, height: number, step: number, x = 0): string {
  let lines = '';
  for (let at = x; at <= width; at += step) lines += `M${f(at)} ${f(y)}v${f(height)}`;
  return (
    lane(-14, y, width + 28, height, `rule-street-${streets++}`) +
    `<path d="${lines}" stroke="var(--road-line)" stroke-width="2"/>`
  );
}

export const restArea = (x: number, y: number, r = 15): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="var(--rest)" stroke="var(--curb)" stroke-width="1.6"/>` +
  sign('caesar', x, y, r * 1.15, 'color="var(--rest-gold)"');

/** A way in dots with a head: an arc for who walks, straight (`rise` 0) for what becomes of something. */
export function way(x1: number, y1: number, x2: number, y2: number, rise = 0): string {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2 - rise * 2;
  const angle = (Math.atan2(y2 - my, x2 - mx) * 180) / Math.PI;
  return (
    `<path d="M${f(x1)} ${f(y1)}Q${f(mx)} ${f(my)} ${f(x2)} ${f(y2)}" fill="none" stroke="${TRAIL}" stroke-width="2.4" stroke-dasharray=".1 5.4" stroke-linecap="round"/>` +
    `<path d="M-8 -5.5L0 0L-8 5.5" transform="translate(${f(x2)} ${f(y2)}) rotate(${f(angle)})" fill="none" stroke="${TRAIL}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

/** Not so. */
export const crossed = (x: number, y: number, r = 16): string =>
  `<path d="M${f(x - r)} ${f(y - r)}L${f(x + r)} ${f(y + r)}M${f(x + r)} ${f(y - r)}L${f(x - r)} ${f(y + r)}" stroke="var(--bad)" stroke-width="4" stroke-linecap="round"/>`;
export const ticked = (x: number, y: number, r = 9): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="var(--good-soft)" stroke="var(--good)" stroke-width="1.5"/>` +
  `<path d="M${f(x - r * 0.45)} ${f(y)}l${f(r * 0.35)} ${f(r * 0.4)}l${f(r * 0.6)} ${f(-r * 0.8)}" fill="none" stroke="var(--good)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A sign on a round ground: for phases, and for things that are no pieces. */
export const disc = (name: SignName, x: number, y: number, r = 15, ink = 'var(--purple-ink)'): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="var(--surface)" stroke="${ink}" stroke-width="1.6"/>` +
  sign(name, x, y, r * 1.25, `color="${ink}"`);
