// The outline of an amphitheatre: a superellipse bent along the road, inset and raised ring by ring.
import type { Track } from './loop';
import { f } from './svg';

/** x, y, and where on the unit superellipse the point lies: v across the road, u along it. */
export type OutlinePoint = readonly [x: number, y: number, v: number, u: number];

export type Stretch = { track: Track; from: number; to: number; thickness: number };

const POWER = 3.1;

export function contour(
  { track, from, to, thickness }: Stretch,
  inset: { along: number; across: number; raised: number },
  points = 56,
  power = POWER,
): OutlinePoint[] {
  const middle = (from + to) / 2;
  const half = (to - from) / 2 - inset.along;
  const found: OutlinePoint[] = [];
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * 2 * Math.PI;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const u = Math.sign(c) * Math.abs(c) ** (2 / power);
    const v = Math.sign(s) * Math.abs(s) ** (2 / power);
    const p = track.at(middle + half * u, (thickness - inset.across) * v);
    found.push([p.x, p.y - inset.raised, v, u]);
  }
  return found;
}

export const closed = (points: readonly OutlinePoint[]): string =>
  'M' + points.map((p) => f(p[0]) + ' ' + f(p[1])).join('L') + 'Z';

/** The same closed line with n points at equal distances. */
export function evenly(points: readonly OutlinePoint[], n: number): OutlinePoint[] {
  const after = (i: number) => points[(i + 1) % points.length]!;
  const sums = [0];
  points.forEach((a, i) => sums.push(sums[i]! + Math.hypot(after(i)[0] - a[0], after(i)[1] - a[1])));
  const length = sums[points.length]!;
  const found: OutlinePoint[] = [];
  let j = 0;
  for (let i = 0; i < n; i++) {
    const t = (i / n) * length;
    while (sums[j + 1]! < t) j++;
    const a = points[j]!;
    const b = after(j);
    const m = (t - sums[j]!) / (sums[j + 1]! - sums[j]!);
    const mix = (k: 0 | 1 | 2 | 3) => a[k] + (b[k] - a[k]) * m;
    found.push([mix(0), mix(1), mix(2), mix(3)]);
  }
  return found;
}
