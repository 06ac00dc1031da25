// Where the traders of a queue stand, however many they are: in one line while they fit, else in two.

export type Spot = { x: number; y: number; scale: number };
type Street = {
  /** The first spot and how far the last may be from it. */
  x: number;
  y: number;
  length: number;
  /** The distance between two who have room enough. */
  step: number;
  /** The largest number in a single line. */
  single: number;
  scale: number;
  /** Of the two lines: how far apart, and how much smaller everybody is. */
  apart: number;
  small: number;
  upright?: boolean;
};

export function lineUp(count: number, street: Street): Spot[] {
  const lines = count > street.single ? 2 : 1;
  const places = Math.ceil(count / lines);
  const step = Math.min(street.step, street.length / Math.max(1, places - 1));
  return Array.from({ length: count }, (_, i) => {
    const scale = lines === 1 ? street.scale : street.small;
    // a street down the page fills its lines from side to side, one along it line by line
    const [along, line] = street.upright
      ? [Math.floor(i / lines), i % lines]
      : [i % places, lines === 1 ? 0 : Math.floor(i / places)];
    const aside = lines === 1 ? 0 : (line - 0.5) * street.apart;
    return street.upright
      ? { x: street.x + aside, y: street.y + along * step, scale }
      : { x: street.x + along * step, y: street.y + aside, scale };
  });
}

/** Past this one nothing is left: the middle between the last who gets something and the next. */
export function ropeAfter(spots: readonly Spot[], reach: number, beyond: number): number | null {
  const last = spots[reach - 1];
  const next = spots[reach];
  if (!last) return null;
  return next && next.y === last.y ? (last.x + next.x) / 2 : last.x + beyond;
}
