// The kinds of tokens and the five seats: their order, signs and shapes.
import type { SignName } from './signs';

export const KINDS = [
  'gladiator',
  'comedian',
  'musician',
  'priest',
  'lion',
  'horse',
  'ship',
  'torch',
  'scenery',
  'decoration',
  'chariot',
  'cage',
  'joker',
  'emperor',
  'extra_action',
] as const;
export type Kind = (typeof KINDS)[number];
export const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);

export const KIND_SIGN: Record<Kind, SignName> = {
  gladiator: 'galea',
  comedian: 'drama-masks',
  musician: 'lyre',
  horse: 'horse-head',
  torch: 'torch',
  priest: 'cowled',
  ship: 'trireme',
  lion: 'lion',
  scenery: 'ionic-column',
  decoration: 'amphora',
  chariot: 'chariot',
  cage: 'cage',
  joker: 'jester-hat',
  emperor: 'caesar',
  extra_action: 'sands-of-time',
};

/** Round tokens are those with a star performer; the others are eight-sided, special ones with a gold rim. */
export const STAR_KINDS: readonly Kind[] = KINDS.slice(0, 7);
export const isRound = (kind: Kind): boolean => STAR_KINDS.includes(kind);
export const isSpecial = (kind: Kind): boolean => kind === 'joker' || kind === 'emperor' || kind === 'extra_action';

/** What a player can hold: an emperor token becomes a medal at once. */
export const RACK: readonly Kind[] = KINDS.filter((kind) => kind !== 'emperor');

export const inOrder = (counts: Partial<Record<Kind, number>>): Kind[] =>
  KINDS.filter((kind) => (counts[kind] ?? 0) > 0);

/** By seat counted from 0. */
export const EMBLEMS: readonly SignName[] = ['eagle-emblem', 'trident', 'olive', 'sun', 'wolf-head'];
