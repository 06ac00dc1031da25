// The rounds of a game with their phases, as a replay and the charts at its end name them.
import { roman } from '../../draw/roman';
import type { Chronicle } from '../../wire';
import { t } from '../../words/tongue.svelte';

export type Part = { part: number; from: number; to: number; phases: { move: number; phase: string }[] };

export function parts({ chapters, moves }: Pick<Chronicle, 'chapters' | 'moves'>): Part[] {
  const found: Part[] = [];
  for (const { move, part, phase } of chapters) {
    const last = found.at(-1);
    if (last?.part === part) last.phases.push({ move, phase });
    else found.push({ part, from: move, to: moves, phases: [{ move, phase }] });
    if (last && last.part !== part) last.to = move;
  }
  return found;
}

export const unitName = (game: string): string => t(game === 'circus_maximus' ? 'day' : 'round');
export const partName = (game: string, part: number): string => `${unitName(game)} ${roman(part)}`;
/** `closing ceremony` and the like, as the views name them. */
export const phaseName = (phase: string): string => t(`phase-${phase.replaceAll(/[ _]/g, '-')}`);
