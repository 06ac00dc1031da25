import { expect, test } from 'vitest';
import type { Changes, View } from '../wire';
import { changed } from './changes';

const around = { table: 't', prompt: { id: 'p', args: {} }, legal: [], events: [], actors: [1], undo: 0, clocks: null };
const view = {
  ...around,
  type: 'view',
  seq: 4,
  since: 3,
  move: 4,
  seat: 2,
  autopilot: [],
  orders: [],
  over: false,
  view: { you: 2, round: 1, seats: [{ coins: 3 }, { coins: 4 }], dice: [] },
} as unknown as View<unknown>;
const changes = {
  ...around,
  type: 'changes',
  seq: 5,
  since: 4,
  move: 5,
  autopilot: [],
  orders: [],
  over: false,
  view: { dice: ['2'] },
  items: { seats: { 1: { coins: 9 } } },
} as unknown as Changes;

test('what is new takes its place, and all else stays what it was', () => {
  const next = changed(view, changes);
  expect(next).toEqual({
    ...view,
    seq: 5,
    since: 4,
    move: 5,
    view: { you: 2, round: 1, seats: [{ coins: 3 }, { coins: 9 }], dice: ['2'] },
  });
  const seats = (each: View<unknown>) => (each.view as { seats: unknown[] }).seats;
  expect(seats(next)[0]).toBe(seats(view)[0]);
  expect(seats(view)[1]).toEqual({ coins: 4 }); // the earlier view is not touched
});
