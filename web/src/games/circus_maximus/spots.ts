// Where everything at a venue is on the wide board: traders in the street, tickets to its left, visitors to its right.
import { FIRST, VENUE_X } from './geometry';
import { lineUp, type Spot } from './lineup';
import type { VenueName } from './view';

/** The heads of both sides, and what lies below them down to the end of the street. */
export const SIDE = { head: 390, top: 400, room: 226 };
const ALONE = 3; // as many visitors stand one below the other; more in two columns

export const traderSpots = (venue: VenueName, count: number): Spot[] =>
  lineUp(count, { x: VENUE_X[venue]!, ...FIRST, scale: 1, upright: { single: 8, apart: 34 } });

export function visitorSpot(venue: VenueName, i: number, count: number): Spot {
  const columns = count > ALONE ? 2 : 1;
  const rows = Math.max(ALONE, Math.ceil(count / columns));
  const gap = SIDE.room / rows;
  return {
    x: VENUE_X[venue]! + (columns === 1 ? 96 : 68 + (i % 2) * 55),
    y: SIDE.top + gap * (Math.floor(i / columns) + 0.5),
    scale: (gap / 84) * 0.96,
  };
}

export function ticketSpot(venue: VenueName, i: number, count: number): { x: number; y: number } {
  return { x: VENUE_X[venue]! - 144, y: SIDE.top + i * Math.min(29, SIDE.room / count) };
}
