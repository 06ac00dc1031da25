import { describe, expect, test } from 'vitest';
import { makeLoop } from './loop';

describe('the loop of 36 spaces', () => {
  const loop = makeLoop({ cx: 500, cy: 345, w: 850, h: 512, r: 172 });

  test('begins at the top centre and runs clockwise', () => {
    expect(loop.space(0)).toMatchObject({ x: 500, y: 89 });
    expect(loop.space(1).x).toBeGreaterThan(500);
    expect(loop.space(9).x).toBeGreaterThan(loop.space(27).x);
  });

  test('closes: space 36 is space 0, and space −1 is space 35', () => {
    expect(loop.space(36).x).toBeCloseTo(loop.space(0).x);
    expect(loop.space(-1).y).toBeCloseTo(loop.space(35).y);
  });

  test('has no jump anywhere', () => {
    for (let s = 0; s < loop.L; s += 5) {
      const [a, b] = [loop.at(s), loop.at(s + 5)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(5.1);
    }
  });
});
