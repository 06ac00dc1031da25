// How far a game has come: its round or day, and the phase within it.
import type { Step } from '../kit/PhaseTrack.svelte';
import { t } from '../words/tongue.svelte';

export type Progress = { unit: string; now: number; of: number; steps: Step[]; current: number };

export const phaseName = ({ steps, current }: Progress): string => steps[current]?.name ?? t('phase-over');
