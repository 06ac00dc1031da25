// What the pictures of this game have beside the common vocabulary: cards that are lit, gone or not allowed.
import { f } from '../../draw/svg';
import type { Picture } from '../pictures';
import * as vocabulary from '../vocabulary';

/** One of the pictures of an opened rule, drawn on 380 × 128. */
export const large = (caption: string, ...shown: string[]): Picture =>
  vocabulary.large(caption, vocabulary.at(0, 1.5, 300 / 380, shown.join('')));

/** The same drawing several times, each at its place. */
export const row = <T>(things: readonly T[], draw: (thing: T, place: number) => string): string =>
  things.map(draw).join('');

/** A sign of arithmetic. */
export const operator = (text: string, x: number, y: number, size: number): string =>
  vocabulary.write(text, x, y, size, 'var(--ink-2)');

export const numeral = (text: string, x: number, y: number, size = 15): string =>
  `<text x="${f(x)}" y="${f(y + size * 0.36)}" text-anchor="middle" font-family="var(--serif)" font-size="${size}" font-weight="700" fill="var(--display)">${text}</text>`;

/** A card where the eye should go. */
export const halo = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${f(x - width / 2)}" y="${f(y - height / 2)}" width="${width}" height="${height}" rx="7" fill="var(--lit-glow)" fill-opacity=".35" stroke="var(--lit)" stroke-width="2.4"/>`;

/** The place of something that is gone or not yet there. */
export const slot = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${f(x - width / 2)}" y="${f(y - height / 2)}" width="${width}" height="${height}" rx="5" fill="var(--surface)" fill-opacity=".5" stroke="var(--line-3)" stroke-width="1.3" stroke-dasharray="3 3"/>`;

/** Not so, or no more. */
export const no = (x: number, y: number): string =>
  `<g transform="translate(${f(x)} ${f(y)})" stroke="var(--bad)"><circle r="8" fill="var(--surface)" stroke-width="1.8"/><path d="M-3 -3L3 3M3 -3L-3 3" stroke-width="2.4" stroke-linecap="round"/></g>`;

export const divide = (x: number, height = 84): string =>
  `<path d="M${x} 12V${height - 12}" stroke="var(--line-3)" stroke-width="1.2" stroke-dasharray="2 4" stroke-linecap="round"/>`;
