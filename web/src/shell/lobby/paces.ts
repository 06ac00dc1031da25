// How much time there is, and in which words.
import type { Pace } from '../../wire';
import { t } from '../../words/tongue.svelte';

const MINUTE = 60;
const HOUR = 3600;

/** What the page offers of each kind, in seconds; the usual one is chosen at first. */
export const PACES: Record<Pace['kind'], { usual: number; banks: readonly number[]; increment: number }> = {
  none: { usual: 0, banks: [], increment: 0 },
  live: { usual: 15 * MINUTE, banks: [5 * MINUTE, 15 * MINUTE, 30 * MINUTE], increment: 20 },
  slow: { usual: 24 * HOUR, banks: [8 * HOUR, 24 * HOUR, 72 * HOUR], increment: 0 },
};

export function paceText({ kind, bank, increment }: Pace): string {
  if (kind === 'live') return t('pace-live-text', { n: Math.ceil(bank / MINUTE), more: increment });
  if (kind === 'slow') return t('pace-slow-text', { n: Math.ceil(bank / HOUR) });
  return t('pace-none-text');
}

export const bankText = (kind: Pace['kind'], bank: number): string =>
  kind === 'live'
    ? t('pace-minutes', { n: bank / MINUTE })
    : bank % (24 * HOUR) === 0
      ? t('pace-days', { n: bank / (24 * HOUR) })
      : t('pace-hours', { n: bank / HOUR });
