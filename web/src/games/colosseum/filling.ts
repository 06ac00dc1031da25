// How far a program is filled: from the counts a view gives, for drawing only.
import { inOrder, type Kind } from '../../draw/kinds';
import type { Counts, Program } from './view';

export type Filling = {
  places: { kind: Kind; look: 'held' | 'gain' | 'missing' | 'joker' }[];
  total: number;
  have: number;
  missing: number;
  jokers: number;
};

/** With these tokens; those in `gain` are marked as just coming. */
export function filling(program: Program, tokens: Counts, gain: Counts = {}): Filling {
  const places: Filling['places'] = [];
  for (const kind of inOrder(program.assets)) {
    const needed = program.assets[kind]!;
    const held = Math.min(needed, (tokens[kind] ?? 0) - (gain[kind] ?? 0));
    const had = Math.min(needed, tokens[kind] ?? 0);
    for (let i = 0; i < needed; i++) places.push({ kind, look: i < held ? 'held' : i < had ? 'gain' : 'missing' });
  }
  const missing = places.filter(({ look }) => look === 'missing').length;
  const jokers = Math.min(missing, tokens.joker ?? 0);
  let left = jokers;
  for (const place of places) {
    if (place.look === 'missing' && left > 0) {
      place.look = 'joker';
      left--;
    }
  }
  return { places, total: places.length, have: places.length - missing, missing, jokers };
}

/** How many assets are missing that no joker stands in for. */
export function lacking(program: Program, tokens: Counts): number {
  const { missing, jokers } = filling(program, tokens);
  return missing - jokers;
}
/** The program's own figure with these tokens; 0 while too many assets are missing. */
export const drawn = (program: Program, tokens: Counts): number => program.spectators[lacking(program, tokens)] ?? 0;

/** What `after` has more of than `before`. */
export function gained(before: Counts, after: Counts): Counts {
  const gain: Counts = {};
  for (const kind of inOrder(after)) {
    const more = after[kind]! - (before[kind] ?? 0);
    if (more > 0) gain[kind] = more;
  }
  return gain;
}
