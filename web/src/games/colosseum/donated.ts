// What the giver of a donation is told until they decide something again: nobody asked them.
import type { Seating } from '../../table/seating.svelte';
import { recent, toldOf } from './recent';
import type { ColosseumView } from './view';

export function donated(seating: Seating<ColosseumView>): string | undefined {
  for (const event of recent(seating)) {
    const { who, kind, giver } = toldOf(event, 'donation')?.args ?? {};
    if (typeof giver === 'object' && 'seat' in giver && giver.seat === seating.you)
      return seating.say({ id: 'web-donated', args: { who: who!, kind: kind! } });
  }
  return undefined;
}
