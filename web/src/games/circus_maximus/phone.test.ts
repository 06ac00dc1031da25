// On a phone one venue is in sight at a time: what is chosen by looking at it.
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { FixturePort, type Fixture } from '../../dev/fixture';
import { fixture } from '../../dev/setup';
import { screen } from '../../kit/screen.svelte';
import { Seating } from '../../table/seating.svelte';
import { tongue } from '../../words/tongue.svelte';
import GameTable from '../GameTable.svelte';
import type { CircusView } from './view';

const moments = fixture('circus_maximus-4') as Record<string, Fixture<CircusView>>;
let app: ReturnType<typeof mount> | undefined;

beforeAll(() => tongue.speak('en'));
afterEach(async () => {
  if (app) await unmount(app);
  document.body.replaceChildren();
});

async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await tick();
  flushSync();
}

async function table(name: string): Promise<Seating<CircusView>> {
  [screen.width, screen.height] = [390, 844];
  const moment = moments[name]!;
  const seating = new Seating(moment.table, moment.view, new FixturePort(moment));
  app = mount(GameTable, { target: document.body, props: { game: 'circus_maximus', seating } });
  await settled();
  return seating;
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

test('a trader in hand goes to the venue in sight, and another one is a touch away', async () => {
  const seating = await table('events queue');
  find('[data-lit^="trader "]').click();
  await settled();
  const first = seating.choice!.words;
  expect(first).toMatch(/^play \d at /);
  expect(find('[data-prompt] .primary').hasAttribute('disabled')).toBe(false);
  find('.places .lit:not(.chosen)').click();
  await settled();
  expect(seating.choice!.words).toMatch(/^play \d at /);
  expect(seating.choice!.words).not.toBe(first);
});

test('the venue one looked at stays in sight when one is asked again', async () => {
  const seating = await table('events queue');
  const colosseum = find('.places button:last-child');
  colosseum.click();
  await settled();
  const { message } = seating;
  seating.receive({ ...message, seq: message.seq + 1 });
  await settled();
  expect(find('.places .on')).toBe(colosseum);
});

test('the place of the golden button is kept: to its left is what leads back or passes', async () => {
  await table('favours serve');
  expect(find('[data-prompt] .primary').hasAttribute('disabled')).toBe(true);
  find('[data-lit^="take "]').click();
  await settled();
  const names = [...document.querySelectorAll('[data-prompt] .acts button')].map((button) => button.className);
  expect(names).toEqual(['btn', 'btn primary']);
});

test('while a favour waits for a trader in the queue, none in the hand is lit', async () => {
  const moment = moments['favours queue']!;
  const { legal, view, seat } = moment.view;
  legal.push({ ...legal[0]!, action: 9999, words: 'push 3' });
  view.seats[seat!]!.favours.push({ name: 'push_ahead', coins: 2 });
  await table('favours queue');
  expect(find('[data-lit^="trader "]')).not.toBeNull();
  find('[data-lit="favour push_ahead"]').click();
  await settled();
  expect(find('[data-lit^="trader "]')).toBeNull();
});
