// What the pages work out for themselves: chapters of a game, who led when, what a browser is called.
import { describe, expect, test } from 'vitest';
import { span } from './dates';
import { byRound, leads, overTime } from './end/story';
import { browserOf } from './profile/browser';
import { keepRecord, keptRecord } from './replay/kept';
import { parts } from './replay/chapters';
import { router } from './router.svelte';
import { ticks } from './charts/ticks';

const chronicle = {
  table: 'x',
  moves: 6,
  marks: [],
  scores: [
    [0, 0],
    [0, 0],
    [3, 0],
    [3, 5],
    [3, 5],
    [5, 5],
    [9, 5],
  ],
  coins: [
    [30, 30],
    [20, 30],
    [20, 25],
    [20, 25],
    [26, 25],
    [26, 25],
    [26, 20],
  ],
  chapters: [
    { move: 0, part: 1, phase: 'invest' },
    { move: 2, part: 1, phase: 'produce' },
    { move: 3, part: 2, phase: 'invest' },
    { move: 6, part: 2, phase: 'over' },
  ],
};

describe('the chapters of a game', () => {
  test('are its rounds, each with its phases', () => {
    expect(parts(chronicle).map(({ part, from, to }) => [part, from, to])).toEqual([
      [1, 0, 3],
      [2, 3, 6],
    ]);
    expect(parts(chronicle)[0]!.phases.map(({ phase }) => phase)).toEqual(['invest', 'produce']);
  });
});

describe('the charts', () => {
  test('show what everybody had when a round ended', () => {
    expect(byRound(chronicle)).toEqual({
      series: [
        [3, 9],
        [5, 5],
      ],
      labels: ['I', 'II'],
    });
  });

  test('begin with the first moment and end with the last', () => {
    const { series, labels } = overTime(chronicle.coins, chronicle);
    expect(series.map((values) => [values[0], values.at(-1)])).toEqual([
      [30, 26],
      [30, 20],
    ]);
    expect(labels.filter(Boolean)).toEqual(['I', 'II']);
  });

  test('know who led, and that nobody leads alone while several do', () => {
    expect(leads(chronicle)).toEqual([
      { seat: null, from: 0, to: 2 },
      { seat: 0, from: 2, to: 3 },
      { seat: 1, from: 3, to: 5 },
      { seat: null, from: 5, to: 6 },
      { seat: 0, from: 6, to: 7 },
    ]);
  });
});

test('a browser is called by two words, or by its own when it is a program', () => {
  expect(browserOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox, Linux');
  expect(browserOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari, iOS',
  );
  expect(browserOf('my-bot 1.0')).toBe('my-bot 1.0');
  expect(browserOf('python-httpx/0.28.1')).toBe('python-httpx');
});

test('an opened record stays while the tab is open, with storage or without', () => {
  keepRecord('munera record 1');
  expect(keptRecord()).toBe('munera record 1');
});

test('the scale of a chart is of round numbers and reaches over what is shown', () => {
  expect(ticks(38)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(51)).toEqual([0, 20, 40, 60]);
  expect(ticks(100)).toEqual([0, 25, 50, 75, 100]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
});

test('a length of time is told in the largest unit that fits', () => {
  const [minute, hour] = [60_000, 3_600_000];
  expect(span(20_000, 'long')).toBe('1 minute');
  expect(span(95 * minute, 'long')).toBe('95 minutes');
  expect(span(14 * hour, 'short')).toBe('14 hr');
  expect(span(70 * hour, 'long')).toBe('3 days');
});

describe('the way back from rules and settings', () => {
  test('leads to where one was', () => {
    router.go('/puzzles/colosseum/002');
    router.go(router.aside('/settings'));
    expect(router.back).toBe('/puzzles/colosseum/002');
  });

  test.each(['//elsewhere.example', 'https://elsewhere.example', ''])('never leaves the page: %s', (way) => {
    router.go(`/settings?back=${encodeURIComponent(way)}`);
    expect(router.back).toBeNull();
  });
});
