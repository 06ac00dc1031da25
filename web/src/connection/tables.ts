// Opening tables and listing them.
import type { NewTable, Offerings, Table, Tables } from '../wire';
import { preferences } from '../shell/preferences.svelte';
import { api } from './http';
import { bring } from './room.svelte';
import { session } from './session.svelte';

let offered: Promise<Offerings> | null = null;
export function offerings(): Promise<Offerings> {
  offered ??= api<Offerings>('/games').catch((error: unknown) => {
    offered = null;
    throw error;
  });
  return offered;
}

export const openTables = (): Promise<Tables> => api<Tables>('/tables');
export const myTables = (): Promise<Tables> => api<Tables>('/me/tables');

/** The level the player chose last, or the nearest that this server has. */
export async function levelOrNext(level: string): Promise<string> {
  const { bots } = await offerings();
  return bots.find((bot) => bot.level === level)?.level ?? bots.at(-1)?.level ?? level;
}

/** A game against bots, begun at once. */
export async function playNow(game: string, players: number, level: string): Promise<Table> {
  await session.ensure();
  const bots = await levelOrNext(level);
  const seats = Array.from({ length: players }, (_, i) =>
    i === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, level: bots },
  );
  const table = await open({ game, players, seats });
  return ready(table);
}

/** Says that one is: where all seats are taken by bots, the game begins. */
export async function ready(table: Table): Promise<Table> {
  if (table.status !== 'open') return table;
  return api<Table>(`/tables/${table.id}/ready`, 'POST', { ready: true });
}

export async function open(table: NewTable): Promise<Table> {
  await session.ensure();
  const made = await api<Table>('/tables', 'POST', { bot_pace: preferences.kept.botPace, ...table });
  if (made.you === null || made.status !== 'open') return made;
  // only now, when the table has committed to its dice
  return api<Table>(`/tables/${made.id}/bring`, 'PUT', { bring: bring() });
}
