// Why a trader cannot be played now, in the words of whoever asks for something else.
import { t } from '../../words/tongue.svelte';
import type { Director } from './director.svelte';
import { question } from './help';
import { placeName } from './things';
import type { QueueName } from './view';

export function whyNot({ seating, view, me }: Director, standsAt: QueueName | undefined): string {
  if (standsAt) return t('trader-played', { place: placeName(standsAt) });
  if (me.passed && view.stage === 'queue') return t('trader-passed');
  const { prompt, actors } = seating.message;
  if (seating.asked) return t('trader-asked', { ask: question(prompt) ?? seating.say(prompt) });
  const [actor] = actors;
  return actor === undefined ? t('the-table-works') : t('trader-waits', { name: seating.name(actor) });
}
