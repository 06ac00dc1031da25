// Since when one has not looked at a table: remembered in this browser, and while the tab is hidden.

export type Seen = { seq: number; at: number };

const key = (table: string): string => `munera-seen-${table}`;

export function lastSeen(table: string): Seen | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Seen | null;
    return kept && typeof kept.seq === 'number' && typeof kept.at === 'number' ? kept : null;
  } catch {
    return null; // a browser without storage remembers nothing
  }
}

export function see(table: string, seen: Seen): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(seen));
  } catch {
    // a browser without storage
  }
}

const LONG = 2 * 60_000;
const MUCH = 3;

/** Whether so much happened, and so long ago, that it is worth telling. */
export const isWorthTelling = (seen: Seen, now: number, lines: number): boolean =>
  now - seen.at >= LONG && lines > MUCH;
