import type { SignName } from '../../draw/signs';
import type { Progress } from '../../table/progress';
import { t } from '../../words/tongue.svelte';
import { PHASES, type ColosseumView, type Phase } from './view';

const SIGNS: SignName[] = ['scroll-unfurled', 'medieval-pavilion', 'shaking-hands', 'amphitheatre', 'laurels'];

export const progress = ({ round, rounds, phase }: ColosseumView): Progress => ({
  unit: t('round'),
  now: round,
  of: rounds,
  steps: PHASES.map((phase, i) => {
    const name = phase.replace(' ', '-');
    return { name: t(`phase-${name}`), sign: SIGNS[i]!, what: t(`plan-${name}`) };
  }),
  current: (PHASES as readonly Phase[]).indexOf(phase),
  goal: t('goal-colosseum'),
  begins: false, // the first question tells it
});
