import { describe, expect, it } from 'vitest';
import { spread } from './spread';

describe('signs on a line', () => {
  it('stay where they want to be if there is room', () => {
    expect(spread([10, 40, 90], 20, 0, 100)).toEqual([10, 40, 90]);
  });
  it('give way to the next one to the left', () => {
    expect(spread([50, 50, 52], 20, 0, 100)).toEqual([12, 32, 52]);
  });
  it('give way to the right where the line begins: none leaves it', () => {
    expect(spread([1, 2, 3, 90], 20, 0, 100)).toEqual([0, 20, 40, 90]);
    expect(spread([120, 120, 120], 20, 0, 100)).toEqual([60, 80, 100]);
  });
});
