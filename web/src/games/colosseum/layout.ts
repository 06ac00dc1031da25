// Where things are on the board, wide and portrait: the same loop twice.
import { tallLand, wideLand } from '../../draw/land';
import { makeLoop, type Loop } from '../../draw/loop';
import { road } from '../../draw/road';
import { f } from '../../draw/svg';

export type Place = readonly [x: number, y: number];
export type Layout = {
  id: string;
  size: Place;
  /** The part that is seen: x, y, width, height. */
  frame: readonly [number, number, number, number];
  loop: Loop;
  halfWidth: number;
  k: number;
  cell: number;
  stalls: readonly Place[];
  stallScale: number;
  album: Place;
  albumScale: number;
  nobleScale: number;
  land: () => string;
};

export const WIDE: Layout = {
  id: 'wide',
  size: [1000, 696],
  frame: [0, 0, 1000, 696],
  loop: makeLoop({ cx: 500, cy: 345, w: 850, h: 512, r: 172 }),
  halfWidth: 30,
  k: 1,
  cell: 12.5,
  stalls: [
    [500, 254],
    [752, 330],
    [646, 496],
    [354, 496],
    [248, 330],
  ],
  stallScale: 0.96,
  album: [500, 412],
  albumScale: 1,
  nobleScale: 1,
  land: wideLand,
};

/** While an opening bid lies between the stalls they stand further out. */
export const WIDE_OPENING: Layout = {
  ...WIDE,
  stalls: [
    [500, 240],
    [776, 318],
    [588, 506],
    [396, 506],
    [224, 318],
  ],
  stallScale: 0.92,
};

export const TALL: Layout = {
  id: 'tall',
  size: [600, 620],
  frame: [0, 0, 600, 620],
  loop: makeLoop({ cx: 300, cy: 308, w: 500, h: 506, r: 142 }),
  halfWidth: 25,
  k: 0.86,
  cell: 13,
  stalls: [
    [300, 186],
    [424, 300],
    [396, 446],
    [204, 446],
    [176, 300],
  ],
  stallScale: 0.76,
  album: [300, 344],
  albumScale: 0.8,
  nobleScale: 0.9,
  land: tallLand,
};

const CITIES: [name: string, space: number][] = [
  ['Rome', 1.5],
  ['Verona', 8.6],
  ['Capua', 17],
  ['Pompeii', 21.6],
  ['Paestum', 28.2],
];

const drawn = new Map<string, string>();

/** All that never changes: land, square, road and the names of the cities. Drawn once. */
export function ground(layout: Layout, restAreas: readonly number[]): string {
  const key = layout.id + restAreas.join();
  let picture = drawn.get(key);
  if (picture === undefined) {
    picture = layout.land() + square(layout) + road({ ...layout, restAreas }) + cities(layout);
    drawn.set(key, picture);
  }
  return picture;
}

function square({ loop, halfWidth, k }: Layout): string {
  const edge = loop.ring(-halfWidth - 4 * k);
  return (
    `<path d="${edge}" fill="url(#pz)"/><path d="${edge}" fill="url(#glow)"/>` +
    `<path d="${loop.ring(-halfWidth - 32 * k)}" fill="none" stroke="var(--piazza-line)" stroke-width="1.2"/>` +
    `<path d="${loop.ring(-halfWidth - 36 * k)}" fill="none" stroke="var(--piazza-line)" stroke-width=".6"/>`
  );
}

function cities({ id, loop, halfWidth, k }: Layout): string {
  const reach = 2.2 * loop.step;
  return CITIES.map(([name, space], i) => {
    const turned = space > 9.5 && space < 26.5; // so that no name stands on its head
    const points: string[] = [];
    for (let t = -1; t <= 1.001; t += 0.1) {
      const q = loop.at(space * loop.step + t * reach * (turned ? -1 : 1), -halfWidth - 21 * k);
      points.push(f(q.x) + ' ' + f(q.y));
    }
    return (
      `<path id="city-${id}-${i}" d="M${points.join('L')}" fill="none"/>` +
      `<text font-family="var(--serif)" font-weight="600" font-size="${13 * Math.max(k, 0.9)}" letter-spacing="5" fill="var(--city)" dominant-baseline="middle">` +
      `<textPath href="#city-${id}-${i}" startOffset="50%" text-anchor="middle">${name.toUpperCase()}</textPath></text>`
    );
  }).join('');
}

/** A place of the drawing as the style of an HTML element above it. */
export function above({ frame: [left, top, width, height] }: Layout, x: number, y: number): string {
  const across = ((x - left) / width) * 100;
  // what lies at the edge is moved in, so that it can be read; what is out of sight stays there
  const edge = Math.abs(across - 50) < 56;
  const place = edge ? `clamp(26px,${f(across)}%,calc(100% - 26px))` : `${f(across)}%`;
  return `left:${place};top:${f(((y - top) / height) * 100)}%`;
}

/** The same board seen from nearer, around a space. */
export function closeUp(layout: Layout, space: number, scale: number): Layout {
  const [w, h] = layout.size;
  const q = layout.loop.space(space);
  const within = (v: number, part: number, whole: number) => Math.min(Math.max(v - part / 2, 0), whole - part);
  return { ...layout, frame: [within(q.x, w / scale, w), within(q.y, h / scale, h), w / scale, h / scale] };
}
