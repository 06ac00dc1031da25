// Where the traders of a queue stand, however many they are: they close up and become smaller before they leave the street.

export type Spot = { x: number; y: number; scale: number };
type Street = {
  /** The first spot and how far the last may be from it. */
  x: number;
  y: number;
  length: number;
  /** The distance between two who have room enough. */
  step: number;
  scale: number;
  /** Of a street down the page: the largest number one below the other, and how far apart two lines are. */
  upright?: { single: number; apart: number };
};

/** A trader of full size needs so much to be told from the next: beside it its coat, below it its rank. */
const ROOM = { beside: 36, below: 50 };
const TWO_LINES = 0.74; // of the full size, at most

export function lineUp(count: number, { x, y, length, step: most, scale, upright }: Street): Spot[] {
  const lines = upright && count > upright.single ? 2 : 1;
  const places = Math.ceil(count / lines);
  const step = Math.min(most, length / Math.max(1, places - 1));
  const size = Math.min(lines === 1 ? scale : TWO_LINES, step / (upright ? ROOM.below : ROOM.beside));
  return Array.from({ length: count }, (_, i) => {
    if (!upright) return { x: x + i * step, y, scale: size };
    const aside = lines === 1 ? 0 : ((i % lines) - 0.5) * upright.apart;
    return { x: x + aside, y: y + Math.floor(i / lines) * step, scale: size };
  });
}

/** Past this one nothing is left: the middle between the last who gets something and the next. */
export function ropeAfter(spots: readonly Spot[], reach: number, beyond: number): number | null {
  const last = spots[reach - 1];
  const next = spots[reach];
  if (!last) return null;
  return next ? (last.x + next.x) / 2 : last.x + beyond;
}
