// What happened at the table, from the log: what still holds, and what is news to me.
import type { Seating } from '../../table/seating.svelte';
import type { GameEvent, Message } from '../../wire';
import type { ColosseumView } from './view';

/** Without what was taken back. */
export function kept(log: readonly GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of log) {
    if (event.kind !== 'undo') found.push(event);
    else while (found.length > 0 && found.at(-1)!.move > event.move) found.pop();
  }
  return found;
}

/** Since I last decided something, with what followed at once from that. */
export function recent({ log, you }: Seating<ColosseumView>): GameEvent[] {
  const all = kept(log);
  const mine = all.findLastIndex(({ words, seat }) => words !== null && seat !== null && seat === you);
  return all.slice(Math.max(0, mine));
}

/** The sentence of one of these kinds that an event tells, if it does. */
export const toldOf = (event: GameEvent | undefined, ...kinds: string[]): Message | undefined =>
  event?.told.find(({ id }) => kinds.some((kind) => id === `colosseum-told-${kind}`));
