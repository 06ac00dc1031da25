// Where on the screen the things are that a remark is about, and where its card leaves them free.

export type Box = { left: number; top: number; width: number; height: number };
/** What is in the light, and how round its corners are. */
export type Spot = Box & { round: number };
/** What a remark points at: one spot, or a scene of several, each with its own edges. */
export type Thing = Box & { spots: Spot[] };
export type Size = { width: number; height: number };
/** A card that may grow keeps the edge that looks at its thing. `hides`: it lies on a spot or a button all the same. */
export type Place = { left: number; width: number; top?: number; bottom?: number; hides: boolean };

const MARGIN = 10;
const AIR = 5; // around a thing in the light: less than mats and cards are apart
const ROUND = 11; // of corners that are not rounded themselves

/** A point is the name of a scene, whose parts lie about, or of a place, or the words of something lit or of a button. */
export const thingsOf = (points: readonly string[]): Thing[] =>
  points.flatMap((point) => {
    const parts = found(`[data-part="${point}"]`);
    const place =
      point === 'prompt' ? '[data-prompt]' : `[data-place="${point}"], [data-lit="${point}"], [data-does="${point}"]`;
    const spots = parts.length > 0 ? parts : found(place).slice(0, 1);
    return spots.length > 0 ? [{ ...around(spots), spots }] : [];
  });

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/** Everything that can be clicked, which no card may hide. */
export const litSpots = (): Spot[] => found('[data-lit]:not(:disabled)');
/** The prompt's buttons: its words may be hidden where there is no room, they may not. */
export const promptButtons = (): Spot[] => found('[data-prompt] button');

function found(selector: string): Spot[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    // a drawing may shine far around the thing itself, which is then marked
    const thing = element.querySelector('[data-core]') ?? element;
    const { left, top, right, bottom } = seen(thing);
    const [width, height] = [right - left, bottom - top];
    if (width <= 0 || height <= 0) return [];
    return [
      {
        left: left - AIR,
        top: top - AIR,
        width: width + 2 * AIR,
        height: height + 2 * AIR,
        round: AIR + roundness(thing, width, height),
      },
    ];
  });
}

/** As much of it as the screen and what scrolls around it let through. */
function seen(thing: Element): { left: number; top: number; right: number; bottom: number } {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (around instanceof SVGElement || getComputedStyle(around).overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    right: Math.min(right, innerWidth),
    bottom: Math.min(bottom, innerHeight),
  };
}

/** A drawing of many parts is an oval at heart: an arena, a noble. */
function roundness(thing: Element, width: number, height: number): number {
  if (thing instanceof SVGGElement) return Math.min(width, height) / 2;
  if (thing instanceof SVGRectElement && thing.rx.baseVal.value > 0)
    return (thing.rx.baseVal.value * width) / thing.width.baseVal.value;
  const own = parseFloat(getComputedStyle(thing).borderTopLeftRadius) || ROUND;
  return Math.min(own, width / 2, height / 2);
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const gap = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width),
    Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height),
  );

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, Math.max(least, most)));

/** Above, below, left and right of a spot, the side with most room first. */
function beside({ width, height }: Size, spot: Box): Box[] {
  const right = innerWidth - spot.left - spot.width;
  const below = innerHeight - spot.top - spot.height;
  const left = clamp(spot.left + (spot.width - width) / 2, MARGIN, innerWidth - width - MARGIN);
  const top = clamp(spot.top + (spot.height - height) / 2, MARGIN, innerHeight - height - MARGIN);
  return [
    { room: spot.top - height, left, top: spot.top - height - MARGIN },
    { room: below - height, left, top: spot.top + spot.height + MARGIN },
    { room: spot.left - width, left: spot.left - width - MARGIN, top },
    { room: right - width, left: spot.left + spot.width + MARGIN, top },
  ]
    .filter(({ room }) => room >= 2 * MARGIN)
    .sort((a, b) => b.room - a.room)
    .map(({ left, top }) => ({ left, top, width, height }));
}

/** Evenly all over the screen. */
function everywhere({ width, height }: Size): Box[] {
  const across = Math.max(0, innerWidth - width - 2 * MARGIN);
  const down = Math.max(0, innerHeight - height - 2 * MARGIN);
  const steps = Array.from({ length: 25 }, (_, i) => i / 24);
  return steps.flatMap((x) => steps.map((y) => ({ left: MARGIN + across * x, top: MARGIN + down * y, width, height })));
}

/** To hide a spot is worse than anything, to hide something lit worse than to be far from the first thing. */
const COST = { spot: 1000, prompt: 60, scene: 20, lit: 1, away: 20, narrow: 4000 };
const NARROW = 300; // a card that is hard to read: rather farther away, as a line leads from it

export type Around = { prompt: readonly Box[]; buttons: readonly Box[]; lit: readonly Box[] };

/** Beside what the card is about, hiding neither that nor the prompt; with nothing to point at, in the middle. Of the
 * sizes that the card may have the first is liked best. */
export function placed(sizes: readonly Size[], things: readonly Thing[], { prompt, buttons, lit }: Around): Place {
  const middles = sizes.map((size) => ({
    left: (innerWidth - size.width) / 2,
    top: (innerHeight - size.height) / 2 - 40,
    ...size,
  }));
  const spots = things.flatMap((thing) => thing.spots);
  const [first = middles[0]!] = things;
  const near = things.length > 0 ? sizes.flatMap((size) => things.flatMap((thing) => beside(size, thing))) : middles;
  const hidden = (box: Box, boxes: readonly Box[]) => boxes.reduce((sum, each) => sum + overlap(box, each), 0);
  let best = { box: middles[0]!, cost: Infinity };
  for (const box of [...near, ...sizes.flatMap(everywhere)]) {
    const cost =
      COST.spot * (hidden(box, spots) + hidden(box, buttons)) +
      COST.prompt * hidden(box, prompt) +
      COST.scene * hidden(box, things) +
      COST.lit * hidden(box, lit) +
      COST.away * Math.max(0, gap(box, first) - MARGIN) +
      (box.width < NARROW ? COST.narrow : 0);
    if (cost < best.cost) best = { box, cost };
  }
  const { left, top, width, height } = best.box;
  const hides = hidden(best.box, spots) + hidden(best.box, buttons) > 0;
  return top + height <= first.top
    ? { left, width, bottom: innerHeight - top - height, hides }
    : { left, width, top, hides };
}

/** From edge to edge where they are nearest, a little bent; nothing where they stand close together, or where it would
 * run under one of `shy`. */
export function lineBetween(
  from: readonly Box[],
  to: readonly Box[],
  shy: readonly Box[],
  least: number,
): string | null {
  const pairs = from.flatMap((a) => to.map((b) => ({ a, b, far: gap(a, b) })));
  const nearest = pairs.sort((x, y) => x.far - y.far)[0];
  if (!nearest || nearest.far < least) return null;
  const [start, end] = [edge(nearest.a, nearest.b), edge(nearest.b, nearest.a)];
  const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const side = shy.some((box) => middle(box).x < x) ? 1 : -1; // away from what it must not touch
  const turn = { x: x + side * Math.abs(dy) * BEND, y: y - Math.abs(dx) * BEND };
  const isUnder = [0.2, 0.4, 0.6, 0.8].some((t) => {
    const at = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
    const dot = { left: at(start.x, turn.x, end.x), top: at(start.y, turn.y, end.y), width: 1, height: 1 };
    return shy.some((box) => overlap(dot, box) > 0);
  });
  return isUnder ? null : `M${start.x} ${start.y}Q${turn.x} ${turn.y} ${end.x} ${end.y}`;
}
const BEND = 0.16; // of the way

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** Where the line from the middle of a box to another box leaves it; beside each other, at the height they share. */
function edge(box: Box, other: Box): { x: number; y: number } {
  const [from, to] = [middle(box), middle(other)];
  const share = (a: number, length: number, b: number, most: number) =>
    (Math.max(a, b) + Math.min(a + length, b + most)) / 2;
  const besides = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top) > 20;
  const stacked = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left) > 20;
  if (besides) {
    const y = share(box.top, box.height, other.top, other.height);
    return { x: to.x > from.x ? box.left + box.width : box.left, y };
  }
  if (stacked) {
    const x = share(box.left, box.width, other.left, other.width);
    return { x, y: to.y > from.y ? box.top + box.height : box.top };
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const scale = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy));
  return { x: from.x + dx * scale, y: from.y + dy * scale };
}
