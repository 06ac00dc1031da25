import type { SignName } from '../../draw/signs';
import type { Progress } from '../../table/progress';
import { t } from '../../words/tongue.svelte';
import { PHASES, type CircusView, type Gang, type Phase } from './view';

export const PHASE_SIGNS: SignName[] = ['caesar', 'ticket', 'amphitheatre', 'two-coins'];

const ALL = 8; // traders of a gang
const isUntouched = ({ traders, passed }: Gang): boolean => traders.length === ALL && !passed;

export const progress = ({ day, days, phase, seats, you }: CircusView): Progress => ({
  unit: t('day'),
  now: day,
  of: days,
  steps: PHASES.map((name, i) => ({ name: t(`phase-${name}`), sign: PHASE_SIGNS[i]!, what: t(`plan-${name}`) })),
  current: (PHASES as readonly Phase[]).indexOf(phase),
  goal: t('goal-circus_maximus'),
  begins: day === 1 && phase === 'favours' && you !== null && isUntouched(seats[you]!),
});
