import type { Seat } from '../wire';

/** Everybody else, clockwise after the seat one looks from; a spectator sees that seat first, then all others. */
export const othersAfter = (seat: Seat, players: number, you: Seat | null): Seat[] =>
  Array.from({ length: players }, (_, i) => (seat + i) % players).filter((other) => other !== you);
