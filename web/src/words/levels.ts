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
