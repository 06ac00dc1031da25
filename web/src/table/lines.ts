// The log as lines to read: what events tell, under the round and phase they happened in.
import type { GameEvent, Said } from '../wire';
import type { Beginning } from './lore';

export type Line = { key: string; event: GameEvent; told: Said };
export type Chapter = { key: string; round: number | null; phase: string | null; lines: Line[] };

export const linesOf = (events: readonly GameEvent[]): Line[] =>
  events.flatMap((event) => event.told.map((told, i) => ({ key: `${event.seq}.${i}`, event, told })));

/** A new chapter wherever a line begins another round or phase; `first` is the round of the first line, if known. */
export function chapters(
  lines: readonly Line[],
  begins: (told: Said) => Beginning | null,
  first: number | null = null,
): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const beginning = begins(line.told);
    const round = beginning?.round ?? last?.round ?? first;
    const phase = beginning?.phase ?? last?.phase ?? null;
    if (!last || round !== last.round || phase !== last.phase)
      found.push({ key: line.key, round, phase, lines: [line] });
    else last.lines.push(line);
  }
  return found;
}
