// Why a trader in a queue is pale: nothing more is to be had there for it.
import { t } from '../../words/tongue.svelte';
import { reach, salesTurns, standsForNothing } from './served';
import type { CircusView, QueueName, Trader } from './view';

export function whyIdle(view: CircusView, place: QueueName, queue: readonly Trader[], i: number): string | undefined {
  if (view.served?.queue === place && i < view.served.index) return t('served');
  if (place === 'villa' || place === 'forum') {
    const isOpen = view.phase === (place === 'villa' ? 'favours' : 'tickets');
    return isOpen && i >= reach(view, place) ? t('fx-nothing-left') : undefined;
  }
  if (view.phase !== 'events') return undefined;
  if (standsForNothing(view, place, queue, i)) return t('nothing-to-sell');
  return salesTurns(view, place, queue)[i] === 0 ? t('fx-no-visitor') : undefined;
}
