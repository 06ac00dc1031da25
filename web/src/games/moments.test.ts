// Every recorded moment of both games, for 3 to 5 players, on both kinds of screen.
import { flushSync, mount, tick, unmount } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { fixture } from '../dev/setup';
import { FixturePort, type Fixture } from '../dev/fixture';
import { screen } from '../kit/screen.svelte';
import { Seating } from '../table/seating.svelte';
import { tongue } from '../words/tongue.svelte';
import GameTable from './GameTable.svelte';

const WIDE = [1440, 900] as const;
const PHONE = [390, 844] as const;
// four players on both screens with every variant; three and five on one each
const SCREENS = { 3: [PHONE], 4: [WIDE, PHONE], 5: [WIDE] } as const;
const VARIANT = /^(caesar|with caesar|intense_auctions) /;

beforeAll(() => tongue.speak('en'));

/** The table is fetched first. */
async function drawn(): Promise<void> {
  await vi.dynamicImportSettled();
  await tick();
  flushSync();
}

describe.each(['colosseum', 'circus_maximus'])('%s', (game) => {
  describe.each([3, 4, 5] as const)('with %i players', (players) => {
    const moments = Object.entries(fixture(`${game}-${players}`) as Record<string, Fixture>).filter(
      ([key]) => players === 4 || !VARIANT.test(key),
    );

    test.each(moments)(
      '%s: whoever is asked finds something to do, whoever is not finds nothing lit',
      async (_, moment) => {
        for (const [width, height] of SCREENS[players]) {
          screen.width = width;
          screen.height = height;
          const port = new FixturePort(moment);
          const target = document.body.appendChild(document.createElement('div'));
          const app = mount(GameTable, {
            target,
            props: { game, seating: new Seating(moment.table, moment.view, port) },
          });
          await drawn();
          const lit = target.querySelectorAll('[data-lit]:not(:disabled), [data-prompt] button:not(:disabled)');
          if (moment.view.legal.length > 0) expect(lit.length).toBeGreaterThan(0);
          else expect(target.querySelectorAll('[data-lit]:not(:disabled)')).toHaveLength(0);
          expect(target.querySelectorAll('button:not([aria-label]):empty')).toHaveLength(0);
          await unmount(app);
          target.remove();
        }
      },
    );
  });
});

test('what is chosen is committed by the golden button alone', async () => {
  screen.width = 1440;
  const moments = fixture('colosseum-4') as Record<string, Fixture>;
  const moment = moments['invest first investment']!;
  const port = new FixturePort(moment);
  const seating = new Seating(moment.table, moment.view, port);
  const target = document.body.appendChild(document.createElement('div'));
  const app = mount(GameTable, { target, props: { game: 'colosseum', seating } });
  await drawn();
  const tag = target.querySelector<HTMLElement>('button.act')!;
  tag.click();
  await new Promise((done) => setTimeout(done));
  flushSync();
  expect(port.sent).toEqual([]);
  expect(tag.getAttribute('aria-pressed')).toBe('true');
  target.querySelector<HTMLElement>('[data-prompt] .primary')!.click();
  await new Promise((done) => setTimeout(done));
  expect(port.sent).toHaveLength(1);
  expect(moment.view.legal.map(({ action }) => action)).toContain(port.sent[0]![0]);
  await unmount(app);
});
