import { describe, expect, test } from 'vitest';
import { clockText, leftNow } from './clock';
import { Moves } from './moves';

const legal = (action: number, words: string) => ({
  action,
  words,
  block: '',
  label: { id: words, args: {} },
  hint: null,
});

describe('moves', () => {
  const moves = new Moves([legal(1, 'pass'), legal(2, 'bid 8'), legal(3, 'bid 9')]);

  test('are found by their words and by their verb', () => {
    expect(moves.get('bid 9')?.action).toBe(3);
    expect(moves.of('bid').map(({ action }) => action)).toEqual([2, 3]);
    expect(moves.any('buy')).toBe(false);
  });

  test('a verb is a whole word', () => {
    expect(moves.of('bi')).toEqual([]);
  });
});

describe('the clock', () => {
  const clocks = { now: 0, left: [65_000, 10_000], running: 0 };

  test('runs for the seat that is asked, and for nobody else', () => {
    expect(leftNow(clocks, 0, 5000)).toBe(60_000);
    expect(leftNow(clocks, 1, 5000)).toBe(10_000);
  });

  test('never falls below nothing', () => expect(leftNow(clocks, 0, 100_000)).toBe(0));

  test('is told in the unit that matters', () => {
    expect(clockText(65_000)).toBe('1:05');
    expect(clockText(14 * 3_600_000)).toBe('14 h');
    expect(clockText(3 * 86_400_000)).toBe('3 d');
  });
});
