// Pieces of Colosseum as its rules show them.
import { arena, expansion, seatLivery } from '../../draw/arena';
import { EMBLEMS, type Kind } from '../../draw/kinds';
import { straight } from '../../draw/loop';
import type { SignName } from '../../draw/signs';
import { stall, type StallState } from '../../draw/stall';
import { f, sign } from '../../draw/svg';
import { at, disc, tokens, write } from '../vocabulary';

/** A program with its number and some of what it asks for; its middle at x, y. */
export function program(number: number | string, x: number, y: number, kinds: readonly Kind[] = [], k = 1): string {
  const rows = [kinds.slice(0, 3), kinds.slice(3)];
  return at(
    x,
    y,
    k,
    '<rect x="-32" y="-30" width="64" height="62" rx="7" fill="#000" opacity=".16"/>' +
      '<rect x="-32" y="-32" width="64" height="62" rx="7" fill="var(--raised)" stroke="var(--line-2)"/>' +
      `<rect x="-27" y="-27" width="19" height="17" rx="4" fill="var(--purple)"/>${write(number, -17.5, -18.5, String(number).length > 2 ? 8 : 11, 'var(--on-purple)')}` +
      '<path d="M-3 -22H26M-3 -15H15" stroke="var(--ink-3)" stroke-width="3"/>' +
      rows.map((row, i) => tokens(row, 0, 1 + i * 18, 16, 19)).join(''),
  );
}

/** A market with the front edge of its counter at x, y. */
export const market = (
  number: number,
  x: number,
  y: number,
  kinds: readonly Kind[],
  k = 0.5,
  state: StallState = 'plain',
): string => at(x, y, k, stall(number, kinds, state));

/** An arena over spaces of a straight road, the first one's middle at x. */
export function arenaOver(
  spaces: number,
  x: number,
  y: number,
  {
    step = 62,
    seat = 1,
    crowd = 12,
    loge = false,
    k = 1,
  }: { step?: number; seat?: number; crowd?: number; loge?: boolean; k?: number } = {},
): string {
  const track = straight(0, step);
  const drawn = arena({
    track,
    halfWidth: 22,
    from: 0,
    to: spaces - 1,
    livery: seatLivery(seat),
    spectators: crowd,
    loge,
  });
  return at(x, y, k, drawn);
}

/** Where the arena would grow. */
export const grows = (space: number, x: number, y: number, k = 1, step = 62): string =>
  at(x, y, k, expansion(straight(0, step), 22, space));

export const ticket = (x: number, y: number, s = 44): string =>
  `<rect x="${f(x - s / 2)}" y="${f(y - s * 0.28)}" width="${f(s)}" height="${f(s * 0.6)}" rx="5" fill="#000" opacity=".14"/>` +
  sign('ticket', x, y, s * 1.16, 'color="var(--terra)"');

export const loge = (x: number, y: number, k = 1.3): string =>
  at(
    x,
    y,
    k,
    '<rect x="-15" y="-6" width="30" height="11" rx="1.5" fill="var(--wall)" stroke="var(--wall-3)"/>' +
      '<rect x="-11" y="-16" width="22" height="12" fill="#3c1033"/>' +
      '<path d="M-13.5 -4V-17M13.5 -4V-17" stroke="url(#goldH)" stroke-width="2"/>' +
      '<path d="M-18 -16L-9 -27H9L18 -16q-3 4 -6 0q-3 4 -6 0q-3 4 -6 0q-3 4 -6 0q-3 4 -6 0q-3 4 -6 0z" fill="#6d2a62" stroke="#3c1033" stroke-width=".8"/>' +
      '<circle cy="-29" r="2.4" fill="url(#gold)" stroke="#7a5608" stroke-width=".5"/>',
  );

/** A seat's emblem, small enough for a row of players. */
export const emblem = (seat: number, x: number, y: number, r = 14): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="var(--seat-${seat + 1})" stroke="var(--seat-${seat + 1}-d)" stroke-width="1.6"/>` +
  `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="url(#pat-${seat + 1})" opacity=".7"/>` +
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.7)}" fill="#fff6e6"/>` +
  sign(EMBLEMS[seat]!, x, y, r * 1.05, `color="var(--seat-${seat + 1}-d)"`);

const PHASES: readonly SignName[] = ['two-coins', 'flat-hammer', 'shaking-hands', 'amphitheatre', 'laurels'];
/** The five phases in a row; `look` may fade or cross one of them. */
export const phases = (look: (drawn: string, x: number, phase: number) => string = (drawn) => drawn): string =>
  PHASES.map((name, i) => {
    const x = 20 + i * 34;
    return look(disc(name, x, 42, 12.5), x, i);
  }).join('');
