// How far a game has come: its round or day, and the phase within it.
import type { SignName } from '../draw/signs';
import { t } from '../words/tongue.svelte';

export type Step = { name: string; sign: SignName; /** In one sentence. */ what: string };
export type Progress = {
  unit: string;
  now: number;
  of: number;
  steps: Step[];
  current: number;
  /** What wins the game. */
  goal: string;
  /** Whoever looks on has not made a move yet. */
  begins: boolean;
};

export const phaseName = ({ steps, current }: Progress): string => steps[current]?.name ?? t('phase-over');
