// Chances as people read them.
import type { MarkInfo } from '../wire';
import { t } from '../words/tongue.svelte';

export const percent = (share: number): string => t('percent', { n: Math.round(share * 100) });

/** What a move did to the chance of its player, with its sign. */
export function shifted({ kind, amount }: Pick<MarkInfo, 'kind' | 'amount'>): string {
  const n = Math.round(Math.abs(amount) * 100);
  return kind === 'cost' || amount < 0 ? `−${t('percent', { n })}` : `+${t('percent', { n })}`;
}
