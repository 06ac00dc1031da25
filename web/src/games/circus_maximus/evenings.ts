// When the days ended: the moves after which the account of a day can be seen.
import type { GameEvent } from '../../wire';

/** By day from 1: the last move before the favours of the next morning are drawn. */
export function evenings(log: readonly GameEvent[]): number[] {
  const found: number[] = [];
  log.forEach(({ words, move }, i) => {
    const before = log[i - 1]?.words;
    if (!words?.startsWith('draw favour') || !before) return;
    if (!before.startsWith('draw favour') && !before.startsWith('start')) found.push(move - 1);
  });
  return found;
}
