// The ways of the nobles in the show that is being given, from the log.
import type { GameEvent } from '../../wire';
import { kept } from './recent';
import type { ColosseumView } from './view';

export type Walk = { noble: string; steps: number; from: number; to: number; medal: boolean };

export function walks({ nobles, spaces, show }: ColosseumView, log: readonly GameEvent[]): Walk[] {
  const all = kept(log);
  const begun = all.findLastIndex(({ words }) => words === 'begin show');
  if (!show || begun < 0) return [];
  const at = new Map(nobles.map(({ name, space }) => [name, space]));
  return all
    .slice(begun + 1)
    .reverse() // from where they stand now, back to where they stood
    .flatMap(({ words }): Walk[] => {
      const [, how, noble = '', steps = ''] = /^(move|medal) (\S+) ([+-]?\d+)/.exec(words ?? '') ?? [];
      const to = at.get(noble);
      if (to === undefined) return [];
      const from = (to - +steps + spaces) % spaces;
      at.set(noble, from);
      return [{ noble, steps: +steps, from, to, medal: how === 'medal' }];
    })
    .reverse();
}
