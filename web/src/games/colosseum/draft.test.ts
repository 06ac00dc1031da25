// An offer that somebody else began for me on the server is finished on the same cloth as one of my own.
import { flushSync, mount, tick, unmount } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { fixture } from '../../dev/setup';
import { FixturePort, type Fixture } from '../../dev/fixture';
import { screen } from '../../kit/screen.svelte';
import { Seating } from '../../table/seating.svelte';
import type { Legal, Preview } from '../../wire';
import { tongue } from '../../words/tongue.svelte';
import GameTable from '../GameTable.svelte';
import type { ColosseumView, Deal } from './view';

type Recorded = Fixture<ColosseumView>;
const SEND = { action: 9999, words: 'send', block: 'send', label: 'send', hint: null } as unknown as Legal;

/** As the rules have it: with something on both sides it can be sent. */
class DraftPort extends FixturePort<ColosseumView> {
  override async preview(seq: number, actions: number[]): Promise<Preview<ColosseumView>> {
    const { table, prompt, legal, view } = this.fixture.view;
    const offer = (view.counter_offer ?? view.offer)!;
    const laid = legal.filter(({ action }) => actions.includes(action)).map(({ words }) => words.split(' ')[0]);
    const gives = laid.includes('give') || Object.keys(offer.gives).length > 0;
    const wants = laid.includes('want') || Object.keys(offer.wants).length > 0;
    const after = gives && wants ? [...legal, SEND] : legal;
    return { type: 'preview', table, seq, actions, prompt, view, legal: after, effects: [], stopped_by: 'you' };
  }
}

async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done));
  await tick();
  flushSync();
}

/** The moment with a draft that already holds something, and what may follow then. */
function begun(stage: string, holds: Partial<Deal>, legal: (words: string) => boolean, more: Legal[] = []): Recorded {
  const moment = (fixture('colosseum-3') as Record<string, Recorded>)[stage]!;
  Object.assign((moment.view.view.counter_offer ?? moment.view.view.offer)!, holds);
  moment.view.legal = [...moment.view.legal.filter(({ words }) => legal(words)), ...more];
  return moment;
}

async function opened(moment: Recorded) {
  const port = new DraftPort(moment);
  const target = document.body.appendChild(document.createElement('div'));
  const seating = new Seating(moment.table, moment.view, port);
  const app = mount(GameTable, { target, props: { game: 'colosseum', seating } });
  await settled();
  const click = async (what: string) => {
    const found = target.querySelector<HTMLButtonElement>(`${what}:not(:disabled)`);
    expect(found, what).not.toBeNull();
    found!.click();
    await settled();
  };
  const action = (words: string) => moment.view.legal.find((each) => each.words === words)!.action;
  const close = async () => {
    await unmount(app);
    target.remove();
  };
  return { port, target, click, action, close };
}

beforeAll(() => tongue.speak('en'));

test.each(['trade draft', 'trade counter-draft'])('%s: from nothing, what is lit leads to an offer', async (stage) => {
  for (const width of [1440, 390]) {
    screen.width = width;
    const { port, click, action, close } = await opened(begun(stage, {}, () => true));
    await click('[data-lit="want musician"], [data-lit="want horse"]');
    await click('[data-lit="give gladiator"]');
    await click('[data-prompt] .primary');
    const [sent] = port.sent;
    expect(sent![0]).toBe(action('give gladiator'));
    expect(sent).toHaveLength(3);
    expect(sent!.at(-1)).toBe(SEND.action);
    await close();
  }
});

test('coins may be laid first', async () => {
  screen.width = 1440;
  const moment = begun('trade draft', {}, () => true);
  const pay = { ...SEND, action: 8888, words: 'pay 1' };
  moment.view.legal.push(pay);
  const { port, target, click, action, close } = await opened(moment);
  await click('.half.give .picker [data-lit]');
  expect(target.querySelector('.refused')).toBeNull();
  await click('[data-lit="want torch"]');
  await click('[data-lit="give gladiator"]');
  await click('[data-prompt] .primary');
  expect(port.sent).toEqual([[action('give gladiator'), action('want torch'), pay.action, SEND.action]]);
  await close();
});

test('what was begun stays on the cloth, and only what comes after it is lit and sent', async () => {
  screen.width = 1440;
  const held = { gives: { horse: 1 } };
  const later = (words: string) => words.startsWith('want') || /give (lion|scenery)/.test(words);
  const { port, target, click, action, close } = await opened(begun('trade draft', held, later));
  expect(target.querySelector('[data-lit="give gladiator"]')).toBeNull();
  expect(target.querySelector('.half.give .pieces .piece')).toBeNull();
  expect(target.querySelector('.half.give .pieces [role="img"], .half.give .pieces .tok')).not.toBeNull();
  await click('[data-lit="want torch"]');
  await click('[data-prompt] .primary');
  expect(port.sent).toEqual([[action('want torch'), SEND.action]]);
  await close();
});

test('a draft with its price can only be sent, at once', async () => {
  screen.width = 390;
  const held = { gives: { horse: 1 }, charges: 3 };
  const { port, target, click, close } = await opened(begun('trade draft', held, () => false, [SEND]));
  expect(target.querySelectorAll('.picker')).toHaveLength(0);
  expect(target.querySelectorAll('.pick:not(:disabled)')).toHaveLength(0);
  await click('[data-prompt] .primary');
  expect(port.sent).toEqual([[SEND.action]]);
  await close();
});

test('an answer to my offer shows what it changed', async () => {
  screen.width = 1440;
  const moment = (fixture('colosseum-3') as Record<string, Recorded>)['trade counter-answer']!;
  const { offer, counter_offer: counter } = moment.view.view;
  Object.assign(offer!, { gives: { horse: 1 }, wants: { lion: 1 }, pays: 1, charges: 0 });
  Object.assign(counter!, { gives: { ship: 1 }, wants: { horse: 1 }, pays: 0, charges: 3 });
  const { target, close } = await opened(moment);
  const text = (what: string) => [...target.querySelectorAll(what)].map(({ textContent }) => textContent?.trim());
  expect(text('.half.give .cstack s')).toEqual(['1']);
  expect(text('.half.give .cstack .new')).toEqual(['3']);
  expect(target.querySelectorAll('.half.want .new, .half.want .old')).toHaveLength(2);
  expect(target.querySelectorAll('.half.give .pieces > .new, .half.give .old')).toHaveLength(0);
  await close();
});
