// What concerns me and nobody asked me about, for the prompt: a donation, a star that is gone, what became of my offer,
// how an auction went, what my show drew.
import type { Seating } from '../../table/seating.svelte';
import { answered } from './answers';
import { donated } from './donated';
import { outcome } from './outcome';
import { recent, toldOf } from './recent';
import { starsTaken } from './starsTaken';
import type { ColosseumView } from './view';

export function news(seating: Seating<ColosseumView>): string | undefined {
  const lines = [donated(seating), starsTaken(seating), answered(seating) || outcome(seating) || drew(seating)];
  return lines.filter(Boolean).join('\n') || undefined;
}

/** While the others give their shows. */
function drew(seating: Seating<ColosseumView>): string | undefined {
  const [last] = recent(seating);
  const show = last?.seat === seating.you && seating.view.phase === 'produce' ? toldOf(last, 'show') : undefined;
  return show && seating.say(show);
}
