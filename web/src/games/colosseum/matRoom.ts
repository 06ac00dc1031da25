// How high a mat is: by the screen and the number of players alone, so that nothing that comes to a mat moves the others.
// What comes to it is written smaller instead; estimated from what lies there, for measured mats would jump while drawn.
import { inOrder } from '../../draw/kinds';
import { screen } from '../../kit/screen.svelte';
import type { Impresario } from './view';

// what a mat is made of: header with border and figures, then a first and each further row of tokens, then lines of programs
const AIRY = { frame: 48 + 176 + 10, gap: 9, head: 77, tokens: 38, more: 28, progs: 8, line: 21 };
const DENSE = { frame: 44 + 160 + 10, gap: 7, head: 66, tokens: 35, more: 25, progs: 8, line: 20 };
const ORDER = 60; // of turns
const WHOLE = { least: 172, most: 240 };
const SMALL = { least: 132, most: 142 };
const IN_ROW = 7; // tokens
const ROWS = 2;

const MANY = 4; // mats

/** And whether the order of turns has room below them. */
export type Room = { height: number; small: boolean; order: boolean };

export function room(mats: number): Room {
  const { frame, gap } = density();
  const order = !screen.low || (screen.tablet && mats < MANY);
  const left = screen.height - frame - (order ? ORDER + gap : 0);
  const share = Math.floor((left + gap) / mats) - gap;
  const small = screen.tablet || share < WHOLE.least;
  const { least, most } = small ? SMALL : WHOLE;
  return { height: Math.min(Math.max(share, least), most), small, order };
}

const density = () => (screen.low ? DENSE : AIRY);
/** How many kinds lie in a row: all of them fit in two. */
export const perRow = (kinds: number): number => Math.max(IN_ROW, Math.ceil(kinds / ROWS));

/** Whether there is a line for each program to come, and one for those that were shown. */
export function named(owner: Impresario, { height, small }: Room): boolean {
  const { head, tokens, more, progs, line } = density();
  const left = height - head - tokens - (inOrder(owner.tokens).length > IN_ROW ? more : 0) - progs;
  const kept = owner.programs.filter(({ produced }) => !produced).length;
  return !small && (kept + Number(owner.programs.length > kept)) * line <= left;
}
