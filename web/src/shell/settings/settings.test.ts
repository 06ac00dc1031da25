// Every choice of the settings: kept, shown at once, and heeded where it claims to be.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { text } from '../../../tools/text.ts';
import { open } from '../../connection/tables';
import { FixturePort, type Fixture } from '../../dev/fixture';
import { fixture } from '../../dev/setup';
import ColosseumPrompt from '../../games/colosseum/ColosseumPrompt.svelte';
import { Director } from '../../games/colosseum/director.svelte';
import type { ColosseumView } from '../../games/colosseum/view';
import { Seating } from '../../table/seating.svelte';
import type { Preview } from '../../wire';
import { tongue } from '../../words/tongue.svelte';
import { preferences, TEXT } from '../preferences.svelte';
import Settings from './Settings.svelte';

const root = document.documentElement;
const stored = () => JSON.parse(localStorage.getItem('munera') ?? '{}') as Record<string, unknown>;
const ME = {
  profile: { person: 'p', name: 'Bea', guest: true, since: 0, played: [] },
  settings: {},
  csrf: '',
  scopes: [],
};
const PLAIN = { text: 100, contrast: null, motion: 'full', botPace: 'human', sure: false, effects: true } as const;

beforeAll(() => tongue.speak('en'));
beforeEach(() => preferences.set(PLAIN));
afterEach(() => vi.unstubAllGlobals());

/** A page that begins anew with what a browser has kept. */
async function reopened(kept: object, system = '') {
  localStorage.setItem('munera', JSON.stringify(kept));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === system, addEventListener() {} }));
  vi.resetModules();
  const { preferences } = await import('../preferences.svelte');
  const { motion } = await import('../../table/motion.svelte');
  await preferences.begin();
  return { preferences, motion };
}

describe('what a browser has kept', () => {
  test.each([
    [true, 'full'],
    [false, 'none'],
    ['short', 'short'],
  ])('movement %s is read as %s', async (kept, read) => {
    const { preferences } = await reopened({ motion: kept });
    expect(preferences.kept.motion).toBe(read);
    expect(root.dataset.motion).toBe(read);
  });

  test('stays within what a table bears', async () => {
    expect((await reopened({ text: 400 })).preferences.kept.text).toBe(TEXT.most);
    expect((await reopened({ text: 1 })).preferences.kept.text).toBe(TEXT.least);
  });

  test('in another tab holds here at once', async () => {
    const { preferences } = await reopened({ theme: 'light' });
    localStorage.setItem('munera', JSON.stringify({ theme: 'dark', text: 120 }));
    dispatchEvent(new StorageEvent('storage', { key: 'munera' }));
    expect(preferences.kept).toMatchObject({ theme: 'dark', text: 120 });
    expect(root.dataset.theme).toBe('dark');
  });

  test('leaves the rest as it was', async () => {
    const { preferences } = await reopened({ theme: 'dark', sound: true });
    expect(preferences.kept).toMatchObject({ ...PLAIN, theme: 'dark', sound: true });
  });
});

test('letters grow with the size that was chosen: every one is sent in rem', () => {
  preferences.set({ text: 115 });
  expect(root.style.fontSize).toBe('115%');
  const letters = { value: '600 13px/1.2 var(--sans)' };
  text.Declaration.font(letters);
  expect(letters.value).toBe('600 0.8125rem/1.2 var(--sans)');
});

test('contrast is as the system wants it until somebody chooses', async () => {
  const { preferences } = await reopened({}, '(prefers-contrast: more)');
  expect(root.dataset.contrast).toBe('more');
  preferences.set({ contrast: false });
  expect(root.dataset.contrast).toBe('plain');
  preferences.set({ contrast: true });
  expect(root.dataset.contrast).toBe('more');
});

test('short movement takes less time, none takes no time, and stillness of the system always counts', async () => {
  const { preferences, motion } = await reopened({});
  expect(motion.lasts(100)).toBe(100);
  preferences.set({ motion: 'short' });
  expect(motion.lasts(100)).toBe(40);
  preferences.set({ motion: 'none' });
  expect(motion.lasts(100)).toBe(0);
  const still = await reopened({ motion: 'full' }, '(prefers-reduced-motion: reduce)');
  expect(still.motion.lasts(100)).toBe(0);
});

test('a table that I open has bots as I want them, unless I say otherwise', async () => {
  preferences.set({ botPace: 'at_once' });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'POST' && path === '/api/tables') sent.push(JSON.parse(init.body as string));
    return Response.json(path === '/api/visitor' ? ME : { you: null });
  });
  await open({ game: 'colosseum', players: 3 });
  await open({ game: 'colosseum', players: 3, bot_pace: 'human' });
  expect(sent).toMatchObject([{ bot_pace: 'at_once' }, { bot_pace: 'human' }]);
});

describe('at a table', () => {
  const moment = (fixture('colosseum-4') as Record<string, Fixture>)['acquire raising']!;

  function seated(stoppedBy: Preview['stopped_by'], binding = true) {
    const port = new FixturePort(moment);
    const preview = port.preview.bind(port);
    const real = Object.assign(port, {
      binding,
      preview: async (seq: number, actions: number[]) => ({ ...(await preview(seq, actions)), stopped_by: stoppedBy }),
    });
    return { port, seating: new Seating<ColosseumView>(moment.table, moment.view as never, real as never) };
  }
  const [bid] = moment.view.legal.filter(({ words }) => words.startsWith('bid'));

  test('what passes the game on waits for a second word, if one wants that', async () => {
    const { port, seating } = seated('seat');
    await seating.act([bid!.action]);
    expect(port.sent).toHaveLength(1);
    preferences.set({ sure: true });
    await seating.act([bid!.action]);
    expect([port.sent.length, seating.unsure]).toEqual([1, [bid!.action]]);
    seating.back();
    expect(seating.unsure).toBeNull();
    await seating.act([bid!.action]);
    await seating.confirm();
    expect([port.sent.length, seating.unsure]).toEqual([2, null]);
  });

  test('dice are asked for twice, a step of my own is not, and a lesson never asks', async () => {
    preferences.set({ sure: true });
    for (const [stoppedBy, binding, asks] of [
      ['chance', true, true],
      ['end', true, true],
      ['you', true, false],
      ['chance', false, false],
    ] as const) {
      const { port, seating } = seated(stoppedBy, binding);
      await seating.act([bid!.action]);
      expect([seating.unsure !== null, port.sent.length]).toEqual([asks, asks ? 0 : 1]);
    }
  });

  test('the prompt shows the second step, and what a move does only to those who want it', async () => {
    preferences.set({ sure: true });
    const { port, seating } = seated('seat');
    const target = document.body.appendChild(document.createElement('div'));
    const app = mount(ColosseumPrompt, { target, props: { director: new Director(seating) } });
    const settled = async () => {
      await new Promise((done) => setTimeout(done));
      flushSync();
    };
    await settled();
    expect(target.querySelectorAll('.fxc').length).toBeGreaterThan(0);
    preferences.set({ effects: false });
    flushSync();
    expect(target.querySelectorAll('.fxc')).toHaveLength(0);
    target.querySelector<HTMLElement>('[data-does=pass]')!.click();
    await settled();
    expect(target.textContent).toContain('This cannot be undone.');
    target.querySelector<HTMLElement>('[data-key=back]')!.click();
    await settled();
    expect(target.textContent).not.toContain('This cannot be undone.');
    target.querySelector<HTMLElement>('[data-key=commit]')!.click();
    await settled();
    expect(port.sent).toEqual([]);
    target.querySelector<HTMLElement>('.primary')!.click();
    await settled();
    expect(port.sent).toHaveLength(1);
    await unmount(app);
    target.remove();
  });
});

test('the page keeps every choice at once', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/visitor' ? Response.json(null) : Response.json({}, { status: 401 }),
  );
  const target = document.body.appendChild(document.createElement('div'));
  const app = mount(Settings, { target });
  flushSync();
  const press = (name: string) => {
    const button = [...target.querySelectorAll<HTMLElement>('section button')].find((each) =>
      each.textContent.trim().startsWith(name),
    );
    button!.click();
    flushSync();
  };
  for (const [name, kept] of [
    ['Night', { theme: 'dark' }],
    ['Day', { theme: 'light' }],
    ['Stronger contrast', { contrast: true }],
    ['Short', { motion: 'short' }],
    ['At once', { botPace: 'at_once' }],
    ['Ask before', { sure: true }],
    ['Show what', { effects: false }],
  ] as const) {
    press(name);
    expect(stored()).toMatchObject(kept);
  }
  const slider = target.querySelector<HTMLInputElement>('input[type=range]')!;
  slider.value = '130';
  slider.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(stored()).toMatchObject({ text: 130 });
  expect(target.textContent).toContain('130');
  await unmount(app);
  target.remove();
});
