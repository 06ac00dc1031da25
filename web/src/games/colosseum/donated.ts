// What the giver of a donation is told until they decide something again: nobody asked them.
import type { Seating } from '../../table/seating.svelte';
import type { Said } from '../../wire';
import type { ColosseumView } from './view';

export function donated(seating: Seating<ColosseumView>): string | undefined {
  const { log, you } = seating;
  const since = log.slice(log.findLastIndex(({ seat }) => seat !== null && seat === you) + 1);
  for (const said of since.flatMap(({ told }): Said[] => told)) {
    if (typeof said !== 'object' || !('id' in said) || said.id !== 'colosseum-told-donation') continue;
    const { who, kind, giver } = said.args ?? {};
    if (typeof giver === 'object' && 'seat' in giver && giver.seat === you)
      return seating.say({ id: 'web-donated', args: { who: who!, kind: kind! } });
  }
  return undefined;
}
