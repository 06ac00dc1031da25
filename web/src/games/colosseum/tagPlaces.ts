// Where tags lie on the board: as near as possible to where they belong, on nothing that one wants to see.
import { seatLivery } from '../../draw/arena';
import { plateBox, type Box } from '../../draw/plate';
import type { Layout, Place } from './layout';
import type { ColosseumView } from './view';

/** What a tag should not lie on, and how much that matters against lying a little further away. */
export type Taken = Box & { matters: number };
export type Wish = { at: Place; size: Place };

const NEVER = 1e6;
const READ = 6; // names and tokens
const LOOKED_AT = 1;
const STEP = 6;
const REACH = 30; // steps
const AIR = 5;

/** In the order of the wishes: what lies there first keeps its place. */
export function settle(wishes: readonly Wish[], taken: readonly Taken[], { frame }: Layout): Place[] {
  const all = [...taken];
  return wishes.map(({ at, size: [w, h] }) => {
    const spot = spotFor(at, { w, h }, all, frame);
    all.push({ x: spot[0], y: spot[1], w, h, matters: NEVER });
    return spot;
  });
}

function spotFor(at: Place, { w, h }: Pick<Box, 'w' | 'h'>, taken: readonly Taken[], frame: Layout['frame']): Place {
  const [left, top, width, height] = frame;
  const within = (v: number, low: number, high: number) => Math.min(Math.max(v, low), Math.max(low, high));
  let best = { spot: at, cost: Infinity };
  for (let i = -REACH; i <= REACH; i++)
    for (let j = -REACH; j <= REACH; j++) {
      const x = within(at[0] + i * STEP, left + w / 2 + AIR, left + width - w / 2 - AIR);
      const y = within(at[1] + j * STEP, top + h / 2 + AIR, top + height - h / 2 - AIR);
      const away = Math.hypot(x - at[0], y - at[1]);
      if (away >= best.cost) continue;
      const cost = taken.reduce((sum, each) => sum + each.matters * covered({ x, y, w, h }, each), away);
      if (cost < best.cost) best = { spot: [x, y], cost };
    }
  return best.spot;
}

/** How deep one lies in the other. */
export function covered(a: Box, b: Box): number {
  const across = (a.w + b.w) / 2 + AIR - Math.abs(a.x - b.x);
  const down = (a.h + b.h) / 2 + AIR - Math.abs(a.y - b.y);
  return across > 0 && down > 0 ? Math.min(across, down) : 0;
}

/** Where a noble stands, from head to foot. */
export function nobleBox({ loop, k, nobleScale }: Layout, space: number, nth: number): Box {
  const { x, y } = loop.space(space);
  return { x: x + nth * 20 * k, y: y + 12 * k - 26 * nobleScale, w: 40 * nobleScale, h: 70 * nobleScale };
}

/** Everything on the square and around it; the plates where they bear names. */
export function takenOf(view: ColosseumView, layout: Layout, names: readonly string[] | null): Taken[] {
  const { stalls, stallScale, album, albumScale, loop, halfWidth, k } = layout;
  const shape = (arena: readonly number[]) => ({
    track: loop,
    halfWidth,
    from: arena[0]!,
    to: arena[0]! + arena.length - 1,
    livery: seatLivery(0),
    spectators: 0,
    k,
  });
  return [
    ...view.nobles.map(({ space }, i) => ({
      ...nobleBox(layout, space, view.nobles.slice(0, i).filter((other) => other.space === space).length),
      matters: NEVER,
    })),
    ...stalls.map(([x, y]) => ({
      ...{ x, y: y - 42 * stallScale, w: 160 * stallScale, h: 120 * stallScale },
      matters: READ,
    })),
    { x: album[0], y: album[1] - 36 * albumScale, w: 150 * albumScale, h: 100 * albumScale, matters: READ },
    ...view.seats.flatMap(({ arena, seat, score, season_tickets: tickets, podiums }) => [
      ...arena.map((space) => ({ ...loop.space(space), w: 56 * k, h: 56 * k, matters: LOOKED_AT })),
      ...(names
        ? [
            {
              ...plateBox(shape(arena), layout, { seat, name: names[seat] ?? '', score, tickets, podiums }),
              matters: READ,
            },
          ]
        : []),
    ]),
  ];
}
