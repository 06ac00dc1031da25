import type { SignName } from '../../draw/signs';
import type { Progress } from '../../table/progress';
import { t } from '../../words/tongue.svelte';
import { PHASES, type ColosseumView, type Phase } from './view';

const SIGNS: SignName[] = ['scroll-unfurled', 'medieval-pavilion', 'shaking-hands', 'amphitheatre', 'laurels'];

export const progress = ({ round, rounds, phase }: ColosseumView): Progress => ({
  unit: t('round'),
  now: round,
  of: rounds,
  steps: PHASES.map((name, i) => ({ name: t(`phase-${name.replace(' ', '-')}`), sign: SIGNS[i]! })),
  current: (PHASES as readonly Phase[]).indexOf(phase),
});
