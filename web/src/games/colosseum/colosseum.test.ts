import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../wire';
import { history } from './bidding';
import { filling, gained } from './filling';
import { flights } from './flights';
import { before } from './before';

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
