// Chances as people read them.
import type { MarkInfo } from '../wire';
import { t } from '../words/tongue.svelte';

export const percent = (share: number): string => t('percent', { n: Math.round(share * 100) });

export function signed(change: number): string {
  const n = Math.round(change * 100);
  if (n === 0) return '±' + t('percent', { n: 0 }); // never −0
  return (n > 0 ? '+' : '−') + t('percent', { n: Math.abs(n) });
}

/** What a move did to the chance of its player, with its sign. */
export function shifted({ kind, amount }: Pick<MarkInfo, 'kind' | 'amount'>): string {
  return signed(kind === 'cost' ? -Math.abs(amount) : amount);
}
