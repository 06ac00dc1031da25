// What lies around a table: the log's chapters, drawn tokens, absence, standing orders.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lore } from '../games/colosseum/lore';
import type { GameEvent, Order, Said } from '../wire';
import { pictured } from '../words/pictures';
import { tongue } from '../words/tongue.svelte';
import { isWorthTelling, lastSeen, see } from './absence';
import { chapters, inForce, linesOf } from './lines';
import { Orders, saysSomething } from './orders.svelte';
import { othersAfter } from './seats';

beforeAll(() => tongue.speak('en'));

const told = (id: string, args: Record<string, Said> = {}): Said => ({ id: `colosseum-told-${id}`, args });
const event = (seq: number, ...lines: Said[]): GameEvent =>
  ({ seq, kind: 'act', at: 0, move: seq, seat: 0, action: 1, words: '', by: 'person', told: lines }) as GameEvent;

describe('the log', () => {
  const events = [
    event(1),
    event(2, told('built-loge')),
    event(3, told('auction'), told('star')),
    event(4, told('round', { round: 2 })),
  ];

  test('keeps nothing that was taken back', () => {
    const back = { ...event(5), kind: 'undo', move: 2 } as GameEvent;
    const anew = { ...event(6, told('built-loge')), move: 3 };
    expect(inForce([...events, back, anew]).map(({ seq }) => seq)).toEqual([1, 2, 5, 6]);
  });

  test('has a chapter for every phase, and the round with it', () => {
    const found = chapters(linesOf(events), (line) => lore.begins(line), 1);
    expect(found.map(({ round, phase, lines }) => [round, phase, lines.length])).toEqual([
      [1, 'Invest', 1],
      [1, 'Acquire', 2],
      [2, 'Invest', 1],
    ]);
  });

  test('puts a line beside whom it is about, and tells what was done from what followed', () => {
    const lines = linesOf([event(5, told('passed', { who: { seat: 0 } }), told('won', { who: { seat: 3 } }))]);
    expect(lines.map(({ seat, first }) => [seat, first])).toEqual([
      [0, true],
      [3, false],
    ]);
  });

  test('puts what followed for others beside them, for several or nobody beside none', () => {
    const gang = (seat: number) => ({ id: 'circus_maximus-gang', args: { who: { seat }, ranks: [7], count: 1 } });
    const lines = linesOf([
      event(
        6,
        told('passed'),
        told('nothing', { seats: [{ seat: 2 }] }),
        told('no-goods', { gangs: [gang(1), gang(3)] }),
        told('no-goods', { gangs: [gang(1)] }),
        told('filled'),
      ),
    ]);
    expect(lines.map(({ seat }) => seat)).toEqual([0, 2, null, 1, null]);
  });

  test('knows no round when it does not begin with the game', () => {
    expect(chapters(linesOf(events.slice(2)), (line) => lore.begins(line))[0]!.round).toBeNull();
  });

  test('draws the tokens it names, and keeps the punctuation with them', () => {
    const kinds = ['lion', 'ship'].map((kind) => ({
      id: `colosseum-kind-${kind}`,
      args: { count: kind === 'ship' ? 2 : 1 },
    }));
    const line = { id: 'colosseum-told-filled', args: { market: 3, kinds } };
    const parts = pictured(tongue.say(line, { names: [], you: null, pictures: true }));
    expect(parts.filter(({ kind }) => kind)).toEqual([
      { kind: 'lion', n: 1, text: ',' },
      { kind: 'ship', n: 2, text: '.' },
    ]);
    expect(parts[0]!.text).toContain('III');
  });
});

describe('absence', () => {
  beforeEach(() => localStorage.clear());

  test('is remembered for each table', () => {
    see('a', { seq: 7, at: 1000 });
    expect(lastSeen('a')).toEqual({ seq: 7, at: 1000 });
    expect(lastSeen('b')).toBeNull();
  });

  test('is told when it was long and much happened', () => {
    const seen = { seq: 1, at: 0 };
    expect(isWorthTelling(seen, 10 * 60_000, 8)).toBe(true);
    expect(isWorthTelling(seen, 10_000, 8)).toBe(false);
    expect(isWorthTelling(seen, 10 * 60_000, 2)).toBe(false);
  });
});

describe('standing orders', () => {
  const bid: Order = { kind: 'bid', args: { market: '3', most: 12 } };

  test('are given beside those that stand, and revoked one by one', async () => {
    let kept: Order[] = [{ kind: 'pass_phase', args: { phase: 'trade' } }];
    vi.stubGlobal('fetch', async () => Response.json({ orders: kept, kinds: [] }));
    const orders = new Orders('t', {
      setOrders: async (next) => {
        kept = next;
      },
    });
    await orders.load();
    expect(await orders.give(bid)).toBe(true);
    expect(orders.standing.map(({ kind }) => kind)).toEqual(['pass_phase', 'bid']);
    await orders.revoke(orders.standing[0]!);
    expect(orders.standing).toEqual([bid]);
    vi.unstubAllGlobals();
  });

  test('leave out what says nothing', () => {
    expect([0, 'no', [], {}, { lion: 0 }].map(saysSomething)).toEqual([false, false, false, false, false]);
    expect([8, 'any', ['lion'], { lion: 2 }].every(saysSomething)).toBe(true);
  });
});

test('the others sit clockwise after me; whoever only watches sees all', () => {
  expect(othersAfter(2, 4)).toEqual([3, 0, 1]);
  expect(othersAfter(null, 3)).toEqual([0, 1, 2]);
});
