// Names of things as they stand on the screen, from the games' own catalogues.
import type { Kind } from '../draw/kinds';
import { t, tongue } from './tongue.svelte';

/** With a capital at the beginning; German nouns have it anyway. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Of `circus_maximus` and the like, as the server names games. */
export const gameName = (game: string): string => t(game.replace('_', '-'));
/** Tables of records and positions to solve have no name of their own. */
export const tableName = ({ name, game }: { name: string; game: string }): string => name || gameName(game);

export const kindName = (kind: Kind): string => capital(tongue.t(`colosseum-kind-${kind}`, { count: 1 }));
export const kindInside = (kind: Kind): string => tongue.t(`colosseum-kind-${kind}`, { count: 1 });
export const programName = (number: number): string => tongue.t(`colosseum-program-${number}`);
