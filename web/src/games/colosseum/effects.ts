// What would change for me, as chips for the prompt: the difference of the view and the previewed one.
import { inOrder, type Kind } from '../../draw/kinds';
import type { SignName } from '../../draw/signs';
import type { Preview } from '../../wire';
import { kindInside } from '../../words/names';
import { t } from '../../words/tongue.svelte';
import { nobleName } from './asking';
import { filling } from './filling';
import type { ColosseumView, Impresario } from './view';

export type Chip = {
  key: string;
  sign?: SignName;
  coin?: boolean;
  medal?: boolean;
  kind?: Kind;
  program?: number;
  text: string;
  /** The part that matters, in gold. */
  result?: string;
};

const MOST = 4;

/** What a bid or an offer brings if it is won or accepted, as the server tells it. */
export function promised(told: Preview['effects'], seat: number): Chip[] {
  return told.flatMap(({ name, args }): Chip[] => {
    if (args.when === 'now' || args.seat !== seat) return [];
    const change = { text: `${args.before} →`, result: `${args.after}` };
    const kind = args.kind as Kind;
    switch (name) {
      case 'coins':
        return [{ key: 'coins', coin: true, ...change }];
      case 'medals':
        return [{ key: 'medals', medal: true, ...change }];
      case 'program':
        return [
          {
            key: `p${args.program}`,
            program: Number(args.program),
            text: t('fx-audience'),
            result: `${args.audience_before} → ${args.audience_after}`,
          },
        ];
      case 'star_won':
        return [{ key: `star-${kind}`, sign: 'round-star', text: t('fx-star-gained', { kind: kindInside(kind) }) }];
      case 'star_lost':
        return [{ key: `star-${kind}`, sign: 'round-star', text: t('fx-star-lost', { kind: kindInside(kind) }) }];
      default:
        return [];
    }
  });
}

type Named = (seat: number) => string;

export function effects(before: ColosseumView, after: ColosseumView, seat: number, name: Named): Chip[] {
  const was = before.seats[seat]!;
  const is = after.seats[seat]!;
  return [
    ...counts(was, is),
    ...tokens(was, is),
    ...programs(was, is),
    ...stars(was, is),
    ...nobles(was, is),
    ...walks(before, after),
    ...rivals(before, after, seat, name),
  ];
}

/** As many as a prompt can hold. */
export const few = (chips: Chip[]): Chip[] => chips.slice(0, MOST);

function counts(was: Impresario, is: Impresario): Chip[] {
  const chips: Chip[] = [];
  if (is.coins !== was.coins) chips.push({ key: 'coins', coin: true, text: `${was.coins} →`, result: `${is.coins}` });
  if (is.medals !== was.medals)
    chips.push({ key: 'medals', medal: true, text: `${was.medals} →`, result: `${is.medals}` });
  if (is.score !== was.score)
    chips.push({ key: 'score', sign: 'amphitheatre', text: `${was.score} →`, result: `${is.score}` });
  if (is.arena.length !== was.arena.length)
    chips.push({ key: 'arena', sign: 'amphitheatre', text: t('fx-arena', { n: is.arena.length }) });
  if (is.loge && !was.loge) chips.push({ key: 'loge', sign: 'loge', text: t('fx-loge') });
  if (is.season_tickets > was.season_tickets)
    chips.push({ key: 'ticket', sign: 'ticket', text: t('fx-ticket', { n: is.season_tickets }) });
  return chips;
}

function tokens(was: Impresario, is: Impresario): Chip[] {
  const all = inOrder({ ...was.tokens, ...is.tokens });
  return all.flatMap((kind) => {
    const a = was.tokens[kind] ?? 0;
    const b = is.tokens[kind] ?? 0;
    return a === b ? [] : [{ key: kind, kind, text: `${a} →`, result: `${b}` }];
  });
}

function programs(was: Impresario, is: Impresario): Chip[] {
  return is.programs.flatMap((program) => {
    const a = filling(program, was.tokens);
    const b = filling(program, is.tokens);
    if (!was.programs.some(({ number }) => number === program.number)) {
      return [
        { key: `p${program.number}`, program: program.number, text: t('fx-filled', { have: b.have, of: b.total }) },
      ];
    }
    const crowd = (missing: number) => program.spectators[missing] ?? 0;
    const from = crowd(a.missing - a.jokers);
    const to = crowd(b.missing - b.jokers);
    if (a.have === b.have && from === to) return [];
    return [
      {
        key: `p${program.number}`,
        program: program.number,
        text: `${a.have}/${a.total} → ${b.have}/${b.total}, ${t('fx-audience')}`,
        result: `${from} → ${to}`,
      },
    ];
  });
}

function stars(was: Impresario, is: Impresario): Chip[] {
  const star = (kind: Kind, id: string): Chip => ({
    key: `star-${kind}`,
    sign: 'round-star',
    text: t(id, { kind: kindInside(kind) }),
  });
  return [
    ...is.stars.filter((kind) => !was.stars.includes(kind)).map((kind) => star(kind, 'fx-star-gained')),
    ...was.stars.filter((kind) => !is.stars.includes(kind)).map((kind) => star(kind, 'fx-star-lost')),
  ];
}

function nobles(was: Impresario, is: Impresario): Chip[] {
  const named = (name: string) => nobleName(name).toLocaleLowerCase();
  return [
    ...is.nobles
      .filter((name) => !was.nobles.includes(name))
      .map((name): Chip => ({ key: name, sign: 'roman-toga', text: t('fx-noble-in', { noble: named(name) }) })),
    ...was.nobles
      .filter((name) => !is.nobles.includes(name))
      .map((name): Chip => ({ key: name, sign: 'roman-toga', text: t('fx-noble-out', { noble: named(name) }) })),
  ];
}

/** From which space to which. */
function walks(before: ColosseumView, after: ColosseumView): Chip[] {
  return after.nobles.flatMap(({ name, space }, i): Chip[] => {
    const from = before.nobles[i]!.space;
    if (from === space) return [];
    const rests = after.rest_areas.includes(space);
    return [
      { key: `walk-${name}`, text: t('fx-walk', { from }), result: rests ? t('fx-rest', { space }) : `${space}` },
    ];
  });
}

/** Nobles that leave or enter somebody else's arena. */
function rivals(before: ColosseumView, after: ColosseumView, seat: number, name: Named): Chip[] {
  return before.seats.flatMap((other) => {
    if (other.seat === seat) return [];
    const left = other.nobles.length - after.seats[other.seat]!.nobles.length;
    return left > 0 ? [{ key: `rival-${other.seat}`, text: t('fx-rival-loses', { name: name(other.seat) }) }] : [];
  });
}
