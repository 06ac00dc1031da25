import { beforeAll, describe, expect, test } from 'vitest';
import type { Seating } from '../../table/seating.svelte';
import type { GameEvent, Said } from '../../wire';
import { tongue } from '../../words/tongue.svelte';
import { before } from './before';
import { standing } from './bidding';
import { news } from './news';
import type { ColosseumView } from './view';

const ME = 0;
const NAMES = ['Ada', 'Bruno', 'Cato', 'Livia'];
const done = (seat: number, words: string, ...told: Said[]) => ({ seat, words, told }) as unknown as GameEvent;
const told = (kind: string, args: Record<string, Said>) => ({ id: `colosseum-told-${kind}`, args });
const heard = (view: ColosseumView, log: GameEvent[]): string | undefined => {
  const at = { names: NAMES, you: ME };
  return news({ view, log, you: ME, say: (said: Said) => tongue.say(said, at) } as unknown as Seating<ColosseumView>);
};
function table(change: Partial<ColosseumView>, coins = [9, 20, 5, 20]): ColosseumView {
  const view = { ...before(4), ...change };
  view.seats.forEach((seat, i) => (seat.coins = coins[i]!));
  return view;
}

beforeAll(() => tongue.speak('en'));

describe('an auction', () => {
  const auction = { initiator: 1, market: 3, bid: 12, bidder: 1, in: [0, 1, 2, 3] };
  const raising = (): ColosseumView => table({ phase: 'acquire', stage: 'raising', auction });
  const log = [done(1, 'auction 3'), done(1, 'bid 8'), done(3, 'pass'), done(1, 'bid 12')];

  test('knows who is in, and why somebody is out', () => {
    const { seats } = raising();
    const at = (seat: number, change = {}) => standing(auction, log, { ...seats[seat]!, ...change });
    expect([at(1), at(2), at(3)]).toEqual(['leads', 'poor', 'passed']);
    expect(at(2, { medals: 1 })).toBe('in');
    expect(at(2, { barred: true })).toBe('has-won');
  });

  test('tells me that my coins do not reach any further', () => {
    expect(heard(raising(), log)).toBe('Bruno bid 12 and you have 9 coins: you are out of this auction.');
  });

  test('that is over tells who won it, until somebody trades', () => {
    const won = told('won', { who: { seat: 1 }, market: 3, bid: 12, kinds: ['lion'] });
    const ended = [...log, done(3, 'pass', won)];
    const said = 'Bruno won market III for 12: lion. With 9 coins you could not go higher.';
    expect(heard(table({ phase: 'acquire', stage: 'initiate' }), ended)).toBe(said);
    const traded = [...ended, done(1, 'pass', told('ended-trading', { who: { seat: 1 } }))];
    expect(heard(table({ phase: 'trade', stage: 'idle' }), traded)).toBeUndefined();
  });

  test('that I cannot open is not mine', () => {
    const poor = table({ phase: 'acquire', stage: 'initiate' }, [5, 20, 5, 20]);
    expect(heard(poor, [])).toBe('Bids begin at 8: with 5 coins you cannot bid.');
  });
});

test('a star of mine that somebody takes is told until I decide something again', () => {
  const kinds = [{ id: 'colosseum-kind-lion', args: { count: 1 } }];
  const mine = done(ME, 'bid 9', told('star', { who: { seat: ME }, kinds, count: 1 }));
  const theirs = done(2, 'pass', told('star', { who: { seat: 2 }, kinds, count: 1 }));
  const view = table({ phase: 'produce', stage: 'beginning' });
  expect(heard(view, [mine, theirs])).toBe('Cato took your star: lion.');
  expect(heard(view, [mine, theirs, done(ME, 'pass')])).toBeUndefined();
});

describe('an offer of mine', () => {
  const goods = { gives: [], wants: [] };
  const toOne = done(ME, 'send', told('offered', { who: { seat: ME }, whom: { seat: 1 }, ...goods }));
  const toAll = done(ME, 'send', told('offered-all', { who: { seat: ME }, ...goods }));
  const deal = { from: ME, to: 2, open: true, gives: {}, wants: {}, pays: 0, charges: 0 };
  const idle = (): ColosseumView => table({ phase: 'trade', stage: 'idle' });

  test('is declined by one', () => {
    expect(heard(idle(), [toOne, done(1, 'decline')])).toBe('Bruno declined your offer.');
  });

  test('goes round, past those who do not hold what it asks for', () => {
    const asked = table({ phase: 'trade', stage: 'answer', offer: { ...deal, to: 3 } });
    expect(heard(asked, [toAll, done(1, 'decline')])).toBe(
      'Bruno declined your offer. Cato does not hold what you want.',
    );
  });

  test('is declined by all', () => {
    const log = [toAll, done(1, 'decline'), done(2, 'decline'), done(3, 'decline')];
    expect(heard(idle(), log)).toBe('Nobody took your offer: Bruno, Cato and Livia declined.');
  });

  test('is accepted', () => {
    const deal = { who: { seat: 2 }, giver: { seat: ME }, gives: ['a lion'], wants: ['a ship'] };
    const log = [toAll, done(1, 'decline'), done(2, 'accept', told('accepted', deal))];
    expect(heard(idle(), log)).toBe('Cato accepted: you gave a lion for a ship.');
  });

  test('is old once I did something else', () => {
    expect(heard(idle(), [toOne, done(1, 'decline'), done(ME, 'cash medal')])).toBeUndefined();
  });

  test('in answer to another one is the active trader’s to decline', () => {
    const counter = done(ME, 'send', told('countered', { who: { seat: ME }, whom: { seat: 3 }, ...goods }));
    const asked = table({ phase: 'trade', stage: 'answer', offer: { ...deal, from: 3, to: 1 } });
    const log = [counter, done(3, 'decline'), done(1, 'decline')];
    expect(heard(asked, log)).toBe('Livia declined your counter-offer.');
  });
});
