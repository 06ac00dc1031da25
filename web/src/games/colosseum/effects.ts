// What would change for me, as chips for the prompt: the difference of the view and the previewed one, and what the
// server tells of it.
import { colosseum as figures } from 'virtual:figures';
import { inOrder, type Kind } from '../../draw/kinds';
import type { SignName } from '../../draw/signs';
import type { Preview } from '../../wire';
import { kindInside, programName } from '../../words/names';
import { t } from '../../words/tongue.svelte';
import { changeWords, programChanges, signed } from './audiences';
import { filling } from './filling';
import type { ColosseumView, Impresario } from './view';

export type Chip = {
  key: string;
  sign?: SignName;
  coin?: boolean;
  medal?: boolean;
  kind?: Kind;
  program?: number;
  /** Whose arena it is about. */
  seat?: number;
  text: string;
  /** The text where there is little room; the sign says enough. */
  short?: string;
  /** The part that matters, in gold. */
  result?: string;
  /** What the figure means. */
  title?: string;
  warns?: boolean;
};

type Told = Preview['effects'];

/** What changes hands or places. */
export function goods(before: ColosseumView, { view, effects }: Preview<ColosseumView>, seat: number): Chip[] {
  const [was, is] = [before.seats[seat]!, view.seats[seat]!];
  const changed = [...counts(was, is), ...promised(effects, seat), ...tokens(was, is), ...walks(before, view)];
  return before.phase === 'invest' ? [...changed, ...tooPoor(was, is)] : changed;
}

/** Whoever spends too much on an investment cannot bid afterwards. */
function tooPoor(was: Impresario, is: Impresario): Chip[] {
  const least = figures.game.minimum_bid;
  if (is.coins >= least || was.coins < least) return [];
  return [{ key: 'too-poor', text: t('fx-too-poor', { n: least }), warns: true }];
}

/** What that does to my programs and stars. */
export function gains(before: ColosseumView, { view, effects }: Preview<ColosseumView>, seat: number): Chip[] {
  const [was, is] = [before.seats[seat]!, view.seats[seat]!];
  return [...bought(was, is, effects), ...programs(effects, is), ...stars(effects, seat), ...starsKept(was, is)];
}

/** To whose arena nobles bring spectators, and from whose they take them: mine first. */
export function nobles(told: Told, seat: number, name: (seat: number) => string): Chip[] {
  return told
    .flatMap(({ name: what, args }): (Chip & { seat: number })[] => {
      if (what !== 'nobles_inside') return [];
      const more = Number(args.spectators_after) - Number(args.spectators_before);
      const whose = Number(args.seat);
      return [
        { key: `nobles-${whose}`, seat: whose, text: name(whose), result: t('fx-spectators', { n: signed(more) }) },
      ];
    })
    .sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
}

/** What a bid or an offer brings if it is won or accepted. */
function promised(told: Told, seat: number): Chip[] {
  return told.flatMap(({ name, args }): Chip[] => {
    if (args.when === 'now' || args.seat !== seat) return [];
    const change = { text: `${args.before} →`, result: `${args.after}` };
    if (name === 'coins') return [{ key: 'coins', coin: true, ...change }];
    return name === 'medals' ? [{ key: 'medals', medal: true, ...change }] : [];
  });
}

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
  if (is.season_tickets > was.season_tickets) chips.push({ key: 'ticket', sign: 'ticket', text: t('fx-ticket') });
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

/** A program just bought: what is there of it, what it would draw, and whether the arena is large enough. */
function bought(was: Impresario, is: Impresario, told: Told): Chip[] {
  const fresh = is.programs.filter(({ number }) => !was.programs.some((old) => old.number === number));
  return fresh.flatMap((program): Chip[] => {
    const { have, total } = filling(program, is.tokens);
    const drawn = told.find(({ name, args }) => name === 'program_new' && args.program === program.number);
    const audience = Number(drawn?.args.audience ?? 0);
    const filled: Chip = {
      key: `p${program.number}`,
      program: program.number,
      text: t('fx-filled', { have, of: total }) + (audience ? ` · ${t('fx-audience')}` : ''),
      result: audience ? `${audience}` : undefined,
      title: programName(program.number),
    };
    const [size, yours] = [program.arena, is.arena.length];
    if (size <= yours) return [filled];
    return [filled, { key: 'size', sign: 'amphitheatre', text: t('needs-arena', { size, yours }) }];
  });
}

function programs(told: Told, owner: Impresario): Chip[] {
  const newStars = stars(told, owner.seat).length > 0;
  return programChanges(told, owner)
    .filter(({ had, have, from }) => newStars || had !== have || from === 0) // what helps every show alike is said once
    .map((change): Chip => {
      const { text, result } = changeWords(change);
      return {
        key: `p${change.number}`,
        program: change.number,
        text: `${programName(change.number)} · ${text}`,
        short: '',
        result,
        title: change.from === change.to ? undefined : t('audience-means'),
      };
    });
}

function stars(told: Told, seat: number): Chip[] {
  return told.flatMap(({ name, args }): Chip[] => {
    if (args.seat !== seat || (name !== 'star_won' && name !== 'star_lost')) return [];
    const kind = args.kind as Kind;
    const [id, sign] = name === 'star_won' ? ['fx-star-gained', '+'] : ['fx-star-lost', '−'];
    return [
      {
        key: `star-${kind}`,
        sign: 'round-star',
        text: t(id, { kind: kindInside(kind) }),
        result: `${sign}${figures.spectators.star_performer!}`,
        title: t('term-star-text'),
      },
    ];
  });
}

/** Fewer tokens, and still more than anybody else. */
function starsKept(was: Impresario, is: Impresario): Chip[] {
  return is.stars
    .filter((kind) => was.stars.includes(kind) && (is.tokens[kind] ?? 0) < (was.tokens[kind] ?? 0))
    .map((kind) => ({ key: `star-${kind}`, sign: 'round-star', text: t('fx-star-kept', { kind: kindInside(kind) }) }));
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
