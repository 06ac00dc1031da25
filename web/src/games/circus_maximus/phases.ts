import type { SignName } from '../../draw/signs';
import type { Progress } from '../../table/progress';
import { t } from '../../words/tongue.svelte';
import { PHASES, type CircusView, type Phase } from './view';

export const PHASE_SIGNS: SignName[] = ['caesar', 'ticket', 'amphitheatre', 'two-coins'];

export const progress = ({ day, days, phase }: CircusView): Progress => ({
  unit: t('day'),
  now: day,
  of: days,
  steps: PHASES.map((name, i) => ({ name: t(`phase-${name}`), sign: PHASE_SIGNS[i]! })),
  current: (PHASES as readonly Phase[]).indexOf(phase),
});
