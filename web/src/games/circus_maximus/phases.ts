import type { SignName } from '../../draw/signs';
import type { Step } from '../../kit/PhaseTrack.svelte';
import { t } from '../../words/tongue.svelte';
import { PHASES } from './view';

const SIGNS: SignName[] = ['caesar', 'ticket', 'amphitheatre', 'two-coins'];
export const phaseSteps = (): Step[] => PHASES.map((phase, i) => ({ name: t(`phase-${phase}`), sign: SIGNS[i]! }));
export { PHASES };
