// What Circus Maximus's table works out for itself: where traders stand, what was taken, when days ended.
import { describe, expect, test } from 'vitest';
import { fixture } from '../../dev/setup';
import type { Fixture } from '../../dev/fixture';
import type { GameEvent } from '../../wire';
import { evenings } from './evenings';
import { lineUp, ropeAfter } from './lineup';
import { inVain, lately } from './news';
import { taken, takenCount } from './served';
import type { CircusView } from './view';

const STREET = { x: 10, y: 100, length: 200, step: 50, scale: 1 };
const moments = fixture('circus_maximus-4') as Record<string, Fixture<CircusView>>;
const event = (words: string | null, move: number, seat: number | null = 0, kind: GameEvent['kind'] = 'act') =>
  ({ seq: move, kind, at: 0, move, seat, action: 0, words, by: 'person', told: [] }) as GameEvent;

describe('a queue', () => {
  test('stands in one line while there is room', () => {
    expect(lineUp(3, STREET).map(({ x, y }) => [x, y])).toEqual([
      [10, 100],
      [60, 100],
      [110, 100],
    ]);
  });

  test('closes up before it would leave the street', () => {
    expect(lineUp(5, { ...STREET, length: 100 }).at(-1)!.x).toBe(110);
  });

  test('of many stands in one line, smaller, nobody over another’s coat', () => {
    const spots = lineUp(16, STREET);
    expect(new Set(spots.map(({ y }) => y)).size).toBe(1);
    expect(spots.at(-1)!.x).toBeCloseTo(210);
    expect(spots.every(({ scale }) => 36 * scale <= spots[1]!.x - spots[0]!.x)).toBe(true);
  });

  test('down the page stands in two lines when there are too many, the front ones first', () => {
    const street = { ...STREET, upright: { single: 5, apart: 40 } };
    expect(new Set(lineUp(5, street).map(({ x }) => x)).size).toBe(1);
    const spots = lineUp(6, street);
    expect(spots[0]!.y).toBe(spots[1]!.y);
    expect(spots[2]!.y).toBeGreaterThan(spots[1]!.y);
    expect(spots.every(({ scale }) => scale < 1)).toBe(true);
  });

  test('has a rope between the last who gets a card and the next', () => {
    expect(ropeAfter(lineUp(3, STREET), 2, 20)).toBe(85);
    expect(ropeAfter(lineUp(2, STREET), 2, 20)).toBe(80);
    expect(ropeAfter(lineUp(2, STREET), 0, 20)).toBeNull();
  });
});

describe('what was taken', () => {
  test('is read from the log, without what was taken back', () => {
    const log = [
      event('take push ahead', 1, 1),
      event('take new ticket', 2, 2),
      event(null, 1, 2, 'undo'),
      event('take start player', 2, 2),
    ];
    expect(taken(log, 2).map(({ seat, words }) => [seat, words])).toEqual([
      [1, 'push ahead'],
      [2, 'start player'],
    ]);
    expect(taken(log, 0)).toEqual([]);
  });

  test('and what lies there still make up all cards of the morning', () => {
    const { view } = moments['favours serve']!.view;
    expect(takenCount(view, 'villa') + view.favours.length + (view.start_card_at_villa ? 1 : 0)).toBe(view.players + 1);
    expect(view.reach.villa).toBeGreaterThan(view.served!.index);
  });
});

describe('news', () => {
  const told = (id: string, who: number, ranks: number[]) => ({
    id: `circus_maximus-told-${id}`,
    args: { gangs: [{ id: 'circus_maximus-gang', args: { who: { seat: who }, ranks } }] },
  });
  const telling = (move: number, seat: number, ...said: object[]) =>
    ({ ...event('pass', move, seat), told: said }) as GameEvent;

  test('are of my traders who stood there in vain since I was asked last', () => {
    const log = [
      telling(1, 0, told('no-favour-left', 0, [8])),
      telling(2, 0),
      telling(3, 1, told('no-ticket-left', 0, [3, 1]), told('no-ticket-left', 2, [5])),
    ];
    expect(inVain(log, 0)).toEqual([3, 1]);
    expect(inVain(log, 1)).toEqual([]);
  });

  test('while one waits are what happened last', () => {
    const passed = { id: 'circus_maximus-told-passed', args: {} };
    expect(lately([telling(1, 0, passed), telling(2, 1)])).toEqual([passed]);
    expect(lately([])).toEqual([]);
  });
});

test('a day ended where the favours of the next morning are drawn, and the first morning ended none', () => {
  const log = [
    event('start 2', 1, null, 'chance'),
    event('draw favour push ahead', 2, null, 'chance'),
    event('pass', 3),
    event('sell loge to senator', 4),
    event('draw favour new ticket', 5, null, 'chance'),
    event('draw favour push ahead', 6, null, 'chance'),
  ];
  expect(evenings(log)).toEqual([4]);
});
