// What the others' moves brought, for the prompt: the log tells all of it, but on a phone it is not in sight.
import type { GameEvent, Said } from '../../wire';

const IN_VAIN = new Set(
  ['no-favour-left', 'no-ticket-left', 'no-goods', 'no-visitor'].map((id) => `circus_maximus-told-${id}`),
);

/** What happened last, while one waits. */
export const lately = (log: readonly GameEvent[]): readonly Said[] =>
  log.findLast(({ told }) => told.length > 0)?.told ?? [];

/** Since my last move: the ranks of my traders who stood in a queue for nothing. */
export function inVain(log: readonly GameEvent[], me: number): number[] {
  const since = log.findLastIndex(({ kind, seat }) => kind === 'act' && seat === me);
  const told = log.slice(Math.max(0, since)).flatMap((event): Said[] => event.told);
  return told
    .filter((said) => typeof said === 'object' && 'id' in said && IN_VAIN.has(said.id))
    .flatMap((said) => gangs(said))
    .flatMap(({ who, ranks }) => (isSeat(who, me) && Array.isArray(ranks) ? ranks.map(Number) : []));
}

/** Those who stood there, by their owners. */
function gangs(said: Said): Record<string, Said>[] {
  const told = typeof said === 'object' && 'id' in said ? said.args?.gangs : undefined;
  return Array.isArray(told)
    ? told.flatMap((gang) => (typeof gang === 'object' && 'id' in gang && gang.args ? [gang.args] : []))
    : [];
}

const isSeat = (who: Said | undefined, seat: number): boolean =>
  typeof who === 'object' && 'seat' in who && who.seat === seat;
