// The words one meets in a chapter, each with its sign; `term-arena` and `term-arena-text` are in the catalogue.
import type { SignName } from '../draw/signs';

export const SIGN_OF = {
  arena: 'amphitheatre',
  program: 'scroll-unfurled',
  noble: 'roman-toga',
  rest: 'laurel-crown',
  medal: 'caesar',
  joker: 'jester-hat',
  extra: 'sands-of-time',
  season: 'ticket',
  loge: 'loge',
  podium: 'podium',
  star: 'round-star',
  initiator: 'flat-hammer',
  partner: 'shaking-hands',
  audience: 'laurels',
  trader: 'hooded-figure',
  rank: 'upgrade',
  queue: 'two-shadows',
  favour: 'card-pickup',
  start: 'sundial',
  entry: 'ticket',
  visitor: 'person',
  venue: 'ionic-column',
  event: 'two-coins',
  caesar: 'caesar',
} as const satisfies Record<string, SignName>;

export type Term = keyof typeof SIGN_OF;

export const TERMS: Record<string, readonly Term[]> = {
  C1: ['arena', 'program', 'noble', 'star'],
  C2: ['initiator', 'partner', 'podium'],
  C3: ['program', 'arena', 'season', 'loge', 'medal', 'extra'],
  C4: ['initiator', 'medal', 'extra'],
  C5: ['partner', 'joker', 'extra'],
  C6: ['arena', 'noble', 'rest', 'medal', 'joker'],
  C7: ['audience', 'season', 'star', 'noble', 'podium', 'medal'],
  C8: ['podium', 'audience', 'joker'],
  C9: ['star', 'joker'],
  C10: ['medal', 'joker', 'extra'],
  C11: ['audience', 'star', 'medal'],
  M1: ['favour', 'visitor', 'start'],
  M2: ['trader', 'favour', 'entry', 'visitor', 'venue', 'event'],
  M3: ['trader', 'rank', 'queue'],
  M4: ['favour', 'start', 'queue'],
  M5: ['entry', 'queue'],
  M6: ['venue', 'entry', 'visitor', 'queue'],
  M7: ['entry', 'event', 'trader', 'favour'],
  M8: ['favour', 'rank', 'visitor', 'entry'],
  M9: ['caesar', 'venue', 'favour'],
};
