import type { Step } from '../../kit/PhaseTrack.svelte';
import type { SignName } from '../../draw/signs';
import { t } from '../../words/tongue.svelte';
import { PHASES } from './view';

const SIGNS: SignName[] = ['scroll-unfurled', 'medieval-pavilion', 'shaking-hands', 'amphitheatre', 'laurels'];

export const phaseSteps = (): Step[] =>
  PHASES.map((phase, i) => ({ name: t(`phase-${phase.replace(' ', '-')}`), sign: SIGNS[i]! }));
export { PHASES };
