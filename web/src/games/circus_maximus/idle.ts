// Why a trader in a queue is pale: nothing more is to be had there for it.
import { t } from '../../words/tongue.svelte';
import type { CircusView, QueueName, Trader } from './view';

const WHY = { card: 'fx-nothing-left', goods: 'nothing-to-sell', visitor: 'fx-no-visitor' } as const;

export function whyIdle(view: CircusView, place: QueueName, queue: readonly Trader[], i: number): string | undefined {
  if (view.served?.queue === place && i < view.served.index) return t('served');
  const { lacks } = queue[i]!;
  return lacks ? t(WHY[lacks]) : undefined;
}
