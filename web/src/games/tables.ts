// The beautiful table of a game that has one, fetched when somebody sits down to it, and only once.
import type { Component } from 'svelte';
import type { Seating } from '../table/seating.svelte';

type Table = { default: Component<{ seating: Seating<never> }> };
const TABLES: Record<string, () => Promise<Table>> = {
  colosseum: () => import('./colosseum/ColosseumTable.svelte'),
  circus_maximus: () => import('./circus_maximus/CircusTable.svelte'),
};

/** The games this page has a table for, in the order in which it shows them. */
export const GAMES: readonly string[] = Object.keys(TABLES);
const plain = (): Promise<Table> => import('./PlainTable.svelte');

export const tableOf = (game: string): Promise<Table> => (TABLES[game] ?? plain)();
