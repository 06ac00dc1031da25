// What every picture is composed with: the paved ground, a thing at its place, the dotted way it goes, a sign between two.
import { f } from '../../draw/svg';
import type { Picture } from '../pictures';

const paved = (width: number, height: number): string => `<rect width="${width}" height="${height}" fill="url(#pz)"/>`;

/** The picture beside a rule. */
export const small = (...parts: string[]): Picture => ({
  width: 176,
  height: 84,
  svg: paved(176, 84) + parts.join(''),
});

/** One of the pictures of an opened rule. */
export const large = (caption: string, ...parts: string[]): Picture => ({
  width: 380,
  height: 128,
  svg: paved(380, 128) + parts.join(''),
  caption,
});

export const at = (x: number, y: number, scale: number, drawing: string): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${scale})">${drawing}</g>`;

/** What was there before, or comes to nothing. */
export const faded = (drawing: string): string => `<g opacity=".38">${drawing}</g>`;

/** The same drawing several times, each at its place. */
export const row = <T>(things: readonly T[], draw: (thing: T, place: number) => string): string =>
  things.map(draw).join('');

/** A dotted way from one point to another, bent upwards by `bend`. */
export function way(x1: number, y1: number, x2: number, y2: number, bend = 0): string {
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2 - bend * 2];
  const heading = (Math.atan2(y2 - cy, x2 - cx) * 180) / Math.PI;
  return (
    `<path d="M${f(x1)} ${f(y1)}Q${f(cx)} ${f(cy)} ${f(x2)} ${f(y2)}" fill="none" stroke="var(--gold-ink)" stroke-width="2.6" stroke-linecap="round" stroke-dasharray=".1 5.4"/>` +
    `<path transform="translate(${f(x2)} ${f(y2)}) rotate(${f(heading)})" d="M4.5 0L-4.5 -5L-2.2 0L-4.5 5Z" fill="var(--gold-ink)"/>`
  );
}

/** A figure, a Roman numeral or a sign of arithmetic, its middle at x, y. */
export const figure = (text: string | number, x: number, y: number, size = 17, colour = 'ink'): string =>
  `<text x="${f(x)}" y="${f(y + size * 0.36)}" text-anchor="middle" font-family="var(--sans)" font-size="${size}" font-weight="800" fill="var(--${colour})">${text}</text>`;

export const numeral = (text: string, x: number, y: number, size = 15): string =>
  `<text x="${f(x)}" y="${f(y + size * 0.36)}" text-anchor="middle" font-family="var(--serif)" font-size="${size}" font-weight="700" fill="var(--display)">${text}</text>`;

/** A card where the eye should go. */
export const halo = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${f(x - width / 2)}" y="${f(y - height / 2)}" width="${width}" height="${height}" rx="7" fill="var(--lit-glow)" fill-opacity=".35" stroke="var(--lit)" stroke-width="2.4"/>`;

/** The place of something that is gone or not yet there. */
export const slot = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${f(x - width / 2)}" y="${f(y - height / 2)}" width="${width}" height="${height}" rx="5" fill="var(--surface)" fill-opacity=".5" stroke="var(--line-3)" stroke-width="1.3" stroke-dasharray="3 3"/>`;

const mark = (x: number, y: number, colour: string, path: string): string =>
  `<g transform="translate(${f(x)} ${f(y)})"><circle r="8" fill="var(--surface)" stroke="var(--${colour})" stroke-width="1.8"/><path d="${path}" fill="none" stroke="var(--${colour})" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g>`;
export const no = (x: number, y: number): string => mark(x, y, 'bad', 'M-3 -3L3 3M3 -3L-3 3');
export const yes = (x: number, y: number): string => mark(x, y, 'good', 'M-3.6 .2L-1 3L3.8 -2.8');

export const divide = (x: number, height = 84): string =>
  `<path d="M${x} 12V${height - 12}" stroke="var(--line-3)" stroke-width="1.2" stroke-dasharray="2 4" stroke-linecap="round"/>`;
