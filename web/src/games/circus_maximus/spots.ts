// Where everything at a venue stands on the wide board: traders in the street, visitors and tickets at its sides.
import { FIRST, VENUE_X } from './geometry';
import { lineUp, type Spot } from './lineup';
import type { VenueName } from './view';

const FIRST_VISITOR = 414;
const ROOM = 196;

export const traderSpots = (venue: VenueName, count: number): Spot[] =>
  lineUp(count, { x: VENUE_X[venue]!, ...FIRST, single: 4, scale: 1, apart: 34, small: 0.74, upright: true });

/** Visitors stand at both sides of the queue, in rows of two, closer together when there are many. */
export function visitorSpot(venue: VenueName, i: number, count: number): Spot {
  const gap = visitorGap(count);
  return {
    x: VENUE_X[venue]! + (i % 2 ? 92 : -92),
    y: FIRST_VISITOR + Math.floor(i / 2) * gap,
    scale: (gap / 84) * 0.96,
  };
}
const rows = (count: number): number => Math.ceil(count / 2);
const visitorGap = (count: number): number => Math.min(84, ROOM / Math.max(1, rows(count)));

/** The tickets that may still be sold lie below the visitors. */
export function ticketSpot(venue: VenueName, i: number, visitors: number): { x: number; y: number } {
  const below = FIRST_VISITOR + rows(visitors) * visitorGap(visitors) - (visitors > 0 ? 34 : 24);
  return { x: VENUE_X[venue]! + (i % 2 ? 50 : -138), y: below + Math.floor(i / 2) * 28 };
}
