// What concerns me and nobody asked me about, for the prompt: how an auction went, what became of my offer, a donation.
import type { Seating } from '../../table/seating.svelte';
import { answered } from './answers';
import { donated } from './donated';
import { outcome } from './outcome';
import type { ColosseumView } from './view';

export const news = (seating: Seating<ColosseumView>): string | undefined =>
  donated(seating) || answered(seating) || outcome(seating) || undefined;
