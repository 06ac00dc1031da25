import type { Clocks, Seat } from '../wire';

/** What is left for a seat, so long after the server said so. */
export function leftNow(clocks: Clocks, seat: Seat, elapsed: number): number {
  const left = clocks.left[seat] ?? 0;
  return clocks.running === seat ? Math.max(0, left - Math.max(0, elapsed)) : left;
}

/** 1:05, or minutes, hours and days when there are such: 12 m, 14 h, 3 d. */
export function clockText(left: number): string {
  const seconds = Math.floor(left / 1000);
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} d`;
  if (seconds >= 3 * 3600) return `${Math.floor(seconds / 3600)} h`;
  if (seconds >= 600) return `${Math.floor(seconds / 60)} m`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
