// Where on the screen the things are that a remark is about, and where its card leaves them free.

export type Box = { left: number; top: number; width: number; height: number };
/** A thing in the light, and how round its corners are. */
export type Spot = Box & { round: number };
export type Size = { width: number; height: number };
/** A card that may grow keeps the edge that looks at its spot. */
export type Place = { left: number; width: number; top?: number; bottom?: number };

const MARGIN = 10;
const AIR = 5; // around a thing in the light
const ROUND = 11; // of corners that are not rounded themselves

/** A point is the name of a place, or the words of something lit or of a button. */
export const spotsOf = (points: readonly string[]): Spot[] =>
  points.flatMap((point) =>
    found(
      point === 'prompt' ? '[data-prompt]' : `[data-place="${point}"], [data-lit="${point}"], [data-does="${point}"]`,
    ).slice(0, 1),
  );

/** Everything that can be clicked, which no card may hide. */
export const litSpots = (): Spot[] => found('[data-lit]:not(:disabled)');

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

const overlap = (a: Box, b: Box): number =>
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

/** To hide a spot is worse than anything, to hide something lit worse than to be far from the first spot. */
const COST = { spot: 1000, lit: 1, away: 20 };

/** Beside what the card is about, hiding neither that nor the prompt; with nothing to point at, in the middle. Of the
 * sizes that the card may have the first is liked best. */
export function placed(
  sizes: readonly Size[],
  spots: readonly Box[],
  prompt: readonly Box[],
  lit: readonly Box[],
): Place {
  const middles = sizes.map((size) => ({
    left: (innerWidth - size.width) / 2,
    top: (innerHeight - size.height) / 2 - 40,
    ...size,
  }));
  const [first = middles[0]!] = spots;
  const near = spots.length > 0 ? sizes.flatMap((size) => spots.flatMap((spot) => beside(size, spot))) : middles;
  const hidden = (box: Box, things: readonly Box[]) => things.reduce((sum, each) => sum + overlap(box, each), 0);
  let best = { box: middles[0]!, cost: Infinity };
  for (const box of [...near, ...sizes.flatMap(everywhere)]) {
    const cost =
      COST.spot * (hidden(box, spots) + hidden(box, prompt)) +
      COST.lit * hidden(box, lit) +
      COST.away * Math.max(0, gap(box, first) - MARGIN);
    if (cost < best.cost) best = { box, cost };
  }
  const { left, top, width, height } = best.box;
  return top + height <= first.top ? { left, width, bottom: innerHeight - top - height } : { left, width, top };
}
