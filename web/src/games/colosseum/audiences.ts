// What the server tells of somebody's programs: assets and audience, before and after. Every place shows these figures.
import type { Preview } from '../../wire';
import { t } from '../../words/tongue.svelte';
import type { Impresario } from './view';

/** An audience of 0 is that of a program that cannot be shown. */
export type ProgramChange = { number: number; of: number; had: number; have: number; from: number; to: number };

export function programChanges(told: Preview['effects'], owner: Impresario): ProgramChange[] {
  return told.flatMap(({ name, args }) => {
    const program =
      name === 'program' &&
      args.seat === owner.seat &&
      owner.programs.find(({ number }) => number === Number(args.program));
    if (!program) return [];
    const of = Object.values(program.assets).reduce((sum, n) => sum + n, 0);
    return [
      {
        number: program.number,
        of,
        had: of - Number(args.missing_before),
        have: of - Number(args.missing_after),
        from: Number(args.audience_before),
        to: Number(args.audience_after),
      },
    ];
  });
}

/** The audience, or while that stays the same, the assets. */
export const changeWords = ({ from, to, had, have, of }: ProgramChange): { text: string; result: string } =>
  from === to
    ? { text: t('fx-assets'), result: `${had}/${of} → ${have}/${of}` }
    : { text: t('fx-audience'), result: `${from} → ${to}` };

export const signed = (n: number): string => (n < 0 ? '−' : '+') + Math.abs(n);
