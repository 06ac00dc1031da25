// How a game came about, in figures: by round, over time, and who led when.
import { roman } from '../../draw/roman';
import type { Chronicle } from '../../wire';
import { parts } from '../replay/chapters';

export type Chart = { series: number[][]; labels: string[] };

const seatsOf = (table: readonly (readonly number[])[]): number => table[0]?.length ?? 0;

/** Everybody's score when each round ended. */
export function byRound(chronicle: Chronicle): Chart {
  const all = parts(chronicle);
  return {
    series: Array.from({ length: seatsOf(chronicle.scores) }, (_, seat) =>
      all.map(({ to }) => chronicle.scores[to]![seat]!),
    ),
    labels: all.map(({ part }) => roman(part)),
  };
}

const POINTS = 140;

/** A value of everybody after each move, thinned out; the rounds are named where they begin. */
export function overTime(values: readonly (readonly number[])[], chronicle: Chronicle): Chart {
  const last = values.length - 1;
  const points = Math.max(1, Math.min(POINTS, last));
  const labels = Array.from({ length: points + 1 }, () => '');
  for (const { part, from } of parts(chronicle)) labels[Math.round((from / Math.max(1, last)) * points)] = roman(part);
  return {
    series: Array.from({ length: seatsOf(values) }, (_, seat) =>
      labels.map((_, i) => values[Math.round((i / points) * last)]![seat]!),
    ),
    labels,
  };
}

/** A stretch of the game with one leader, or none (`null`) while several share the lead. */
export type Lead = { seat: number | null; from: number; to: number };

export function leads({ scores }: Pick<Chronicle, 'scores'>): Lead[] {
  const found: Lead[] = [];
  scores.forEach((row, move) => {
    const most = Math.max(...row);
    const first = row.filter((score) => score === most).length === 1 ? row.indexOf(most) : null;
    const last = found.at(-1);
    if (last && last.seat === first) last.to = move + 1;
    else found.push({ seat: first, from: move, to: move + 1 });
  });
  return found;
}
