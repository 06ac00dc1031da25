// One sentence under the question for whoever does not know the game yet; gone after a few games.
import { session } from '../../connection/session.svelte';
import { t } from '../../words/tongue.svelte';
import type { ColosseumView } from './view';

const OF_STAGE = [
  'first investment',
  'initiate',
  'idle',
  'beginning',
  'moving',
  'choosing',
  'clean-up',
  'donation',
] as const;

const FIRST_GAMES = 3;
const isNew = (): boolean =>
  (session.me?.profile.played.find(({ game }) => game === 'colosseum')?.played ?? 0) < FIRST_GAMES;

export const help = ({ stage }: ColosseumView): string | undefined =>
  isNew() && (OF_STAGE as readonly string[]).includes(stage) ? t(`help-${stage.replace(' ', '-')}`) : undefined;
