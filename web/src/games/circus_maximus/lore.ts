import type { Beginning, Lore } from '../../table/lore';
import type { SoundName } from '../../table/sound';
import { t } from '../../words/tongue.svelte';
import { favourName, placeName } from './things';
import type { CircusView, FavourName, QueueName } from './view';

const QUEUEING = 'M3.1';
const SERVED: Record<string, string> = { favours: 'M4.1', tickets: 'M5.1', events: 'M6.2' };

const SOUNDS: Record<string, SoundName> = {
  play: 'steps',
  recall: 'steps',
  push: 'steps',
  place: 'steps',
  use: 'knock',
  take: 'token',
  sell: 'coins',
};

export const lore: Lore<CircusView> = {
  unit: () => t('day'),
  rule: ({ phase, stage }) => (stage === 'queue' ? QUEUEING : (SERVED[phase] ?? 'M7.1')),
  begins(told): Beginning | null {
    if (typeof told !== 'object' || !('id' in told)) return null;
    if (told.id === 'circus_maximus-told-day') return { round: Number(told.args?.day), phase: t('phase-favours') };
    if (told.id !== 'circus_maximus-told-phase') return null;
    const phase = told.args?.phase;
    const name = typeof phase === 'object' && 'id' in phase ? phase.id.replace('circus_maximus-phase-', '') : '';
    return { phase: t(`phase-${name}`) };
  },
  choice(parameter, choice) {
    if (parameter === 'phase') return t(`phase-${choice}`);
    if (parameter === 'queue') return placeName(choice as QueueName);
    if (parameter === 'favours') return choice === 'start_player' ? t('start-card') : favourName(choice as FavourName);
    return t(`order-choice-${choice}`);
  },
  sound: (words) => SOUNDS[words.split(' ')[0]!] ?? null,
};
