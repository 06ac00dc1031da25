// The log as lines to read: what events tell, under the round and phase they happened in.
import type { GameEvent, Said, Seat } from '../wire';
import type { Beginning } from './lore';

/** `seat`: whom it is about; `first`: what was done, not what followed from it. */
export type Line = { key: string; event: GameEvent; told: Said; seat: Seat | null; first: boolean };
export type Chapter = { key: string; round: number | null; phase: string | null; lines: Line[] };

/** Without what was taken back: it never happened. */
export function inForce(events: readonly GameEvent[]): GameEvent[] {
  let found: GameEvent[] = [];
  for (const event of events) {
    if (event.kind === 'undo')
      found = found.filter(({ kind, move }) => (kind !== 'act' && kind !== 'chance') || move <= event.move);
    found.push(event);
  }
  return found;
}

export const linesOf = (events: readonly GameEvent[]): Line[] =>
  events.flatMap((event) =>
    event.told.map((told, i) => ({
      key: `${event.seq}.${i}`,
      event,
      told,
      seat: about(told, i === 0 ? event.seat : null),
      first: i === 0,
    })),
  );

/** Who is its subject, or the only one it names; of several nobody. Without a name, whoever did it. */
export function about(told: Said, actor: Seat | null): Seat | null {
  const who = typeof told === 'object' && 'id' in told ? told.args?.who : undefined;
  if (typeof who === 'object' && 'seat' in who) return who.seat;
  const [named = actor, ...others] = new Set(seatsIn(told));
  return others.length > 0 ? null : named;
}

function seatsIn(said: Said): Seat[] {
  if (typeof said !== 'object') return [];
  if (Array.isArray(said)) return said.flatMap(seatsIn);
  return 'seat' in said ? [said.seat] : Object.values(said.args ?? {}).flatMap(seatsIn);
}

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
