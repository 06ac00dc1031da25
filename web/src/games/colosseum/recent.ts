// What happened at the table since I last decided something, with what followed at once from that.
import type { Seating } from '../../table/seating.svelte';
import type { GameEvent, Message } from '../../wire';
import type { ColosseumView } from './view';

export function recent({ log, you }: Seating<ColosseumView>): GameEvent[] {
  return log.slice(
    Math.max(
      0,
      log.findLastIndex(({ words, seat }) => words !== null && seat !== null && seat === you),
    ),
  );
}

/** The sentence of a kind that an event tells, if it does. */
export const toldOf = (event: GameEvent | undefined, ...kinds: string[]): Message | undefined =>
  event?.told.find(({ id }) => kinds.some((kind) => id === `colosseum-told-${kind}`));
