import type { Seat } from '../wire';

/** Everybody else, clockwise after the seat one looks from; a spectator sees all, always in the same order. */
export const othersAfter = (you: Seat | null, players: number): Seat[] =>
  Array.from({ length: players }, (_, i) => ((you ?? 0) + i) % players).filter((other) => other !== you);
