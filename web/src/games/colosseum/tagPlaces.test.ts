import { describe, expect, test } from 'vitest';
import { before } from './before';
import { closeUp, TALL, WIDE, type Layout, type Place } from './layout';
import { covered, nobleBox, settle, takenOf } from './tagPlaces';

const SPACES = Array.from({ length: 36 }, (_, space) => space);
const SIZES: Record<string, Place> = { wide: [150, 44], tall: [112, 34] }; // in the drawing, with long words
const near = (space: number): Layout => closeUp(TALL, space, 1.75);

describe.each([
  ['wide', () => WIDE],
  ['tall', near],
])('the tags on a %s board', (name, layoutAt) => {
  test.each(SPACES)('around space %i cover no noble and not each other', (space) => {
    const layout = layoutAt(space);
    const start = before(4);
    const nobles = start.nobles.map((noble, i) => ({ ...noble, space: (space + [0, 0, 2, 1, 35, 3][i]!) % 36 }));
    const wishes = [space, space + 2, space, space + 1].map((each, i) => {
      const { x, y } = layout.loop.space(each, i < 2 ? 34 : -72);
      return { at: [x, y] as const, size: SIZES[name]! };
    });
    const names = ['Beatrix', 'Maximiliana', 'Cato', 'Livia'];
    const boxes = settle(wishes, takenOf({ ...start, nobles }, layout, names), layout).map(([x, y]) => ({
      ...{ x, y, w: SIZES[name]![0], h: SIZES[name]![1] },
    }));
    const standing = nobles.map((noble, i) =>
      nobleBox(layout, noble.space, nobles.slice(0, i).filter((other) => other.space === noble.space).length),
    );
    boxes.forEach((box, i) =>
      [...standing, ...boxes.slice(0, i)].forEach((other) => expect(covered(box, other)).toBe(0)),
    );
  });
});
