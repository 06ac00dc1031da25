// Names of things as they stand on the screen, from the games' own catalogues.
import type { Kind } from '../draw/kinds';
import { tongue } from './tongue.svelte';

/** With a capital at the beginning; German nouns have it anyway. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const kindName = (kind: Kind): string => capital(tongue.t(`colosseum-kind-${kind}`, { count: 1 }));
export const kindInside = (kind: Kind): string => tongue.t(`colosseum-kind-${kind}`, { count: 1 });
export const programName = (number: number): string => tongue.t(`colosseum-program-${number}`);
