// What all drawings share: short numbers, signs by name, random numbers that are always the same.
import type { SignName } from './signs';

export const f = (n: number): string => n.toFixed(1).replace(/\.0$/, '');

/** A sign inside another drawing, s wide, with its middle at x, y. */
export const sign = (name: SignName, x: number, y: number, s: number, attributes = ''): string =>
  `<use href="#i-${name}" x="${f(x - s / 2)}" y="${f(y - s / 2)}" width="${f(s)}" height="${f(s)}" ${attributes}/>`;

/** Stones and spectators lie at random, but in the same way on every screen. */
export function randomly(seed: number): () => number {
  return () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 4294967296;
  };
}

export const CROWD = ['#fff6e2', '#b9543a', '#77306a', '#e2b84f', '#6b4a2c', '#2e6da0'] as const;
