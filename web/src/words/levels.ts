// The computer players' levels: their signs, and their names in the reader's language.
import type { SignName } from '../draw/signs';
import { t } from './tongue.svelte';

const SIGN: Record<string, SignName> = {
  plebeian: 'sandal',
  eques: 'horse-head',
  senator: 'roman-toga',
  consul: 'laurel-crown',
  emperor: 'caesar',
};

export const levelSign = (level: string): SignName => SIGN[level] ?? 'roman-toga';
export const levelName = (level: string): string => (level in SIGN ? t(`level-${level}`) : level);
/** A plain word for how hard it is, after its place among those that are offered. */
export function levelOnScale(level: string, levels: readonly string[]): string {
  const n = levels.indexOf(level) + 1;
  const ease = level in SIGN ? t(`ease-${level}`) : level;
  return n > 0 ? t('level-on-scale', { n, of: levels.length, ease }) : ease;
}
export const levelLabel = (level: string, levels: readonly string[]): string =>
  `${levelName(level)} · ${levelOnScale(level, levels)}`;
