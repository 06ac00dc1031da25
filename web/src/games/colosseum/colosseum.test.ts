import { beforeAll, describe, expect, test } from 'vitest';
import type { Seating } from '../../table/seating.svelte';
import type { GameEvent, Preview, Said } from '../../wire';
import { tongue } from '../../words/tongue.svelte';
import { changeWords, programChanges } from './audiences';
import { history } from './bidding';
import { donated } from './donated';
import { gains, goods, nobles } from './effects';
import { filling, gained } from './filling';
import { flights } from './flights';
import { before } from './before';
import { ProgramFilter, type Order } from './programFilter.svelte';
import type { ColosseumView } from './view';
import { walks } from './walks';

const program = { number: 1, name: '', arena: 2, assets: { lion: 2, cage: 1 }, spectators: [8, 5, 3] };

describe('the filling of a program', () => {
  test('counts what is held, what is missing, and what jokers fill', () => {
    expect(filling(program, { lion: 1, joker: 1 })).toMatchObject({ have: 1, total: 3, missing: 2, jokers: 1 });
  });

  test('never has more than it needs', () => {
    expect(filling(program, { lion: 7 }).have).toBe(2);
  });

  test('marks what would be gained', () => {
    const looks = filling(program, { lion: 2 }, gained({ lion: 1 }, { lion: 2 })).places.map(({ look }) => look);
    expect(looks).toEqual(['held', 'gain', 'missing']);
  });
});

test('the bids of an auction are those since the market was put up', () => {
  const said = (seat: number, words: string) => ({ seat, words }) as GameEvent;
  const log = [said(0, 'bid 30'), said(1, 'auction 2'), said(1, 'bid 8'), said(2, 'bid 9'), said(0, 'pass')];
  expect(history(log)).toEqual([
    { seat: 1, bid: 8 },
    { seat: 2, bid: 9 },
  ]);
});

test('the ways of the nobles in a show are told from where they stand, without what was taken back', () => {
  const view = { ...before(3), show: { seat: 1, program: null, jokers: 0, moved: null } };
  const name = (words: string, move: number, kind = 'act') => ({ seat: 1, words, move, kind }) as GameEvent;
  const log = [
    name('begin show', 1),
    name('move emperor 5', 2),
    { ...name('', 1), kind: 'undo', words: null } as GameEvent,
    name('move emperor 2', 2),
    name('medal emperor -3', 3),
  ];
  const to = view.nobles.find((noble) => noble.name === 'emperor')!.space;
  const between = (to + 3) % view.spaces;
  expect(walks(view, log)).toEqual([
    { noble: 'emperor', steps: 2, from: (to + 1) % view.spaces, to: between, medal: false },
    { noble: 'emperor', steps: -3, from: between, to, medal: true },
  ]);
});

test('programs are sorted by what I lack, by what they draw now, or by price', () => {
  const me = { ...before(3).seats[0]!, tokens: { lion: 1 } };
  const sold = [
    { ...program, number: 11, assets: { lion: 3 }, spectators: [9, 7, 6], price: 12 },
    { ...program, number: 12, assets: { lion: 2 }, spectators: [8, 5], price: 13 },
    { ...program, number: 13, assets: { ship: 1 }, spectators: [4], price: 11 },
  ];
  const filter = new ProgramFilter();
  const sorted = (order: Order, mayBuy = (n: number) => n > 0) => {
    filter.order = order;
    return filter.of(sold, me, mayBuy).map(({ number }) => number);
  };
  expect(sorted('closest')).toEqual([12, 13, 11]);
  expect(sorted('closest', (n) => n === 11)).toEqual([11, 12, 13]);
  expect(sorted('draws')).toEqual([11, 12, 13]);
  expect(sorted('price', (n) => n === 12)).toEqual([13, 11, 12]);
});

test('a token won flies from its market, coins paid fly from the purse', () => {
  const [was, is] = [before(3), before(3)];
  was.markets[0] = ['lion'];
  was.seats[1]!.coins = 30;
  is.seats[1]!.coins = 22;
  is.seats[1]!.tokens = { lion: 1 };
  const all = flights(was, is);
  expect(all[0]).toMatchObject({ from: ['market-1'], to: ['seat-1'], symbol: 'lion' });
  expect(all.slice(1).every(({ symbol, from }) => symbol === 'coin' && from.includes('coins-1'))).toBe(true);
});

describe('what the server tells of a choice', () => {
  beforeAll(() => tongue.speak('en'));

  const change = { when: 'if_won', seat: 0, program: 1, missing_before: 2, missing_after: 1 };
  const told = (name: string, args: Record<string, number | string>) => [{ name, args }] as Preview['effects'];
  const view = before(3);
  view.seats[0]!.programs = [
    { ...program, produced: false, missing: {}, missing_count: 2, jokers: 0, can_be_shown: true, audience: null },
  ];
  const chips = (effects: Preview['effects']) => gains(view, { view, effects } as Preview<ColosseumView>, 0);

  test('is one sum for each program, with all that comes to its own figure', () => {
    const effects = told('program', { ...change, audience_before: 12, audience_after: 17 });
    const [only] = programChanges(effects, view.seats[0]!);
    expect(changeWords(only!)).toEqual({ text: 'audience', result: '12 → 17' });
    expect(chips(effects)).toMatchObject([{ program: 1, text: 'Tribute to Munus · audience', result: '12 → 17' }]);
    expect(programChanges(effects, view.seats[1]!)).toEqual([]);
  });

  test('is told in assets while a program cannot be shown', () => {
    const effects = told('program', { ...change, audience_before: 0, audience_after: 0 });
    expect(chips(effects)).toMatchObject([{ text: 'Tribute to Munus · assets', result: '1/3 → 2/3' }]);
  });

  test('is not repeated for every program when it helps all alike', () => {
    const effects = told('program', { ...change, missing_after: 2, audience_before: 12, audience_after: 17 });
    expect(chips(effects)).toEqual([]);
  });

  test('says that a star is kept though a token goes', () => {
    const [was, is] = [before(3), before(3)];
    for (const [table, lion] of [
      [was, 5],
      [is, 4],
    ] as const)
      Object.assign(table.seats[0]!, { stars: ['lion'], tokens: { lion } });
    expect(gains(was, { view: is, effects: [] as Preview['effects'] } as Preview<ColosseumView>, 0)).toMatchObject([
      { text: 'Star kept: lion' },
    ]);
  });

  test('warns who would have too few coins left to bid', () => {
    const coins = (n: number) => {
      const table = { ...before(3), phase: 'invest' as const };
      table.seats[0]!.coins = n;
      return table;
    };
    const left = (n: number) =>
      goods(coins(17), { view: coins(n), effects: [] } as unknown as Preview<ColosseumView>, 0);
    expect(left(7)).toMatchObject([{ key: 'coins' }, { key: 'too-poor', warns: true }]);
    expect(left(8)).toMatchObject([{ key: 'coins' }]);
  });

  test('says to whom a noble brings spectators', () => {
    const effects = told('nobles_inside', { when: 'now', seat: 2, spectators_before: 3, spectators_after: 10 });
    expect(nobles(effects, 0, (seat) => `seat ${seat}`)).toMatchObject([{ seat: 2, result: '+7 spectators' }]);
  });
});

test('the giver of a donation is told so until they decide something again', async () => {
  await tongue.speak('en');
  const gift = { who: { seat: 1 }, giver: { seat: 0 }, kind: { id: 'colosseum-kind-horse', args: { count: 1 } } };
  const request = { seat: 1, told: [{ id: 'colosseum-told-donation', args: gift }] } as unknown as GameEvent;
  const own = { seat: 0, told: [] } as unknown as GameEvent;
  const at = { names: ['Ada', 'Bruno'], you: 0 };
  const table = (log: GameEvent[]) =>
    ({ log, you: 0, say: (said: Said) => tongue.say(said, at) }) as unknown as Seating<ColosseumView>;
  expect(donated(table([own, request]))).toBe('Bruno is last and took a horse from you as a donation.');
  expect(donated(table([request, own]))).toBeUndefined();
});
