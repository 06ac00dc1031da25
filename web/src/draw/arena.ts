// An amphitheatre over its spaces of the road, in plan oblique: north sides show their tiers, south sides their wall.
import { closed, contour, evenly, type OutlinePoint, type Stretch } from './contour';
import type { Track } from './loop';
import { CROWD, f, randomly } from './svg';

/** The colours: of a seat (`seat-2`), or of a building of Circus Maximus (`vb`); and the weave of the awning. */
export type Livery = { colour: string; weave: string };
export const seatLivery = (seat: number): Livery => ({ colour: `seat-${seat + 1}`, weave: `pat-${seat + 1}` });

export type ArenaShape = {
  track: Track;
  halfWidth: number;
  /** First and last space; may be fractions while the arena grows. */
  from: number;
  to: number;
  livery: Livery;
  spectators: number;
  loge?: boolean;
  lit?: boolean;
  /** Gates and marks between spaces, where nobles walk through. */
  gates?: boolean;
  density?: number;
  k?: number;
};

const DOTS_PER_SPECTATOR = 2.4;
const TIERS: [inset: number, height: number][] = [
  [10.5, 12.8],
  [14.6, 9.2],
  [18.4, 5.8],
  [22, 2.6],
];
const ROWS: [inset: number, height: number][] = [
  [12.4, 11.4],
  [16.2, 8],
  [19.8, 4.7],
];

type Ring = (inset: number, height: number, points?: number) => OutlinePoint[];

export function stretchOf({ track, halfWidth, from, to, k = 1 }: ArenaShape): Stretch {
  const { step } = track;
  return { track, from: (from - 0.5) * step + 1.5 * k, to: (to + 0.5) * step - 1.5 * k, thickness: halfWidth + 25 * k };
}

export function rings(shape: ArenaShape): Ring {
  const k = shape.k ?? 1;
  const stretch = stretchOf(shape);
  return (inset, height, points) =>
    contour(stretch, { along: inset * 0.52 * k, across: inset * k, raised: height * k }, points);
}

export function arena(shape: ArenaShape): string {
  const k = shape.k ?? 1;
  const ring = rings(shape);
  return (
    shadow(ring, k, shape.lit ?? false) +
    walls(ring, k) +
    tiers(ring, k, shape.livery) +
    crowd(ring, shape) +
    sand(ring, shape) +
    pennants(ring, shape) +
    (shape.loge ? loge(ring, k) : '')
  );
}

function shadow(ring: Ring, k: number, lit: boolean): string {
  const base = closed(ring(0, 0));
  const glow = lit
    ? `<path d="${base}" fill="none" stroke="var(--lit-glow)" stroke-width="${10 * k}" opacity=".8" filter="url(#blur6)"/>`
    : '';
  return `<path d="${base}" transform="translate(${5 * k} ${9 * k})" fill="var(--shade)" filter="url(#blur6)"/>${glow}`;
}

function walls(ring: Ring, k: number): string {
  const base = ring(0, 0);
  let hull = '';
  for (let height = 1; height < 17; height += 2) hull += closed(ring(0, height));
  return (
    `<path d="${closed(base)}" fill="var(--wall-3)"/><path d="${hull}" fill="var(--wall-2)"/>` +
    `<path d="${arches(base, k)}" fill="var(--arch)"/>` +
    `<path d="${closed(ring(0, 13.2))}" fill="none" stroke="var(--wall-3)" stroke-width="${0.9 * k}" opacity=".8"/>`
  );
}

/** Arches where the wall looks south. */
function arches(base: readonly OutlinePoint[], k: number): string {
  const next = (i: number) => base[(i + 1) % base.length]!;
  const area = base.reduce((sum, a, i) => sum + a[0] * next(i)[1] - next(i)[0] * a[1], 0);
  const turn = area > 0 ? 1 : -1;
  let d = '';
  let reached = 0;
  let at = 0;
  base.forEach((a, i) => {
    const b = next(i);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (; at <= reached + length; at += 8.4 * k) {
      const tx = (b[0] - a[0]) / length;
      if (-tx * turn < 0.22) continue;
      const m = (at - reached) / length;
      const x = a[0] + (b[0] - a[0]) * m;
      const y = a[1] + (b[1] - a[1]) * m;
      const w = 5 * k * Math.abs(tx);
      d +=
        `M${f(x - w / 2)} ${f(y - 2 * k)}v${f(-5.5 * k)}` + `a${f(w / 2)} ${f(2.4 * k)} 0 0 1 ${f(w)} 0v${f(5.5 * k)}z`;
    }
    reached += length;
  });
  return d;
}

function tiers(ring: Ring, k: number, { colour, weave }: Livery): string {
  const velarium = closed(ring(2.5, 17));
  const steps = TIERS.map(([inset, height], i) => {
    const fill = i % 2 ? 'var(--tier-2)' : 'var(--tier)';
    return `<path d="${closed(ring(inset, height))}" fill="${fill}" stroke="var(--wall-3)" stroke-opacity=".55" stroke-width="${0.7 * k}"/>`;
  });
  return (
    `<path d="${closed(ring(0, 17))}" fill="var(--wall)" stroke="var(--wall-3)" stroke-width="${0.8 * k}"/>` +
    `<path d="${velarium}" fill="var(--${colour})"/><path d="${velarium}" fill="url(#${weave})"/>` +
    `<path d="${closed(ring(9.5, 15.5))}" fill="var(--${colour}-d)"/>${steps.join('')}`
  );
}

function crowd(ring: Ring, { from, to, livery, spectators, density = 1, k = 1 }: ArenaShape): string {
  if (spectators === 0) return '';
  const random = randomly(livery.colour.length * 9176 + Math.round(from) * 31 + livery.colour.charCodeAt(5) * 7);
  const spots: [number, number][] = [];
  for (const [inset, height] of ROWS) {
    for (const [x, y, v, u] of evenly(ring(inset, height, 120), Math.round((to - from + 1) * 19 * density))) {
      if (Math.abs(u) > 0.93 && Math.abs(v) < 0.62) continue; // the gates
      spots.push([x + (random() - 0.5) * 1.4 * k, y + (random() - 0.5) * 0.8 * k]);
    }
  }
  for (let i = spots.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [spots[i], spots[j]] = [spots[j]!, spots[i]!];
  }
  const seated = spots.slice(0, Math.round(spectators * DOTS_PER_SPECTATOR * density)).sort((a, b) => a[1] - b[1]);
  const r = f((1.75 * k) / Math.max(1, density * 0.72));
  const dots = seated.map(
    ([x, y]) => `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="${CROWD[Math.floor(random() * CROWD.length)]}"/>`,
  );
  return `<g class="crowd" stroke="#2b1a08" stroke-opacity=".5" stroke-width="${0.5 * k}">${dots.join('')}</g>`;
}

function sand(ring: Ring, shape: ArenaShape): string {
  const { track, halfWidth, from, to, gates = true, k = 1 } = shape;
  let o =
    `<path d="${closed(ring(23.4, 2.6))}" fill="var(--wall-3)"/>` +
    `<path d="${closed(ring(24, 0))}" fill="url(#sandG)" stroke="var(--wall-3)" stroke-width="${0.8 * k}"/>`;
  if (!gates) return o;
  for (let i = Math.ceil(from); i < Math.floor(to); i++) {
    const a = track.at((i + 0.5) * track.step, halfWidth * 0.62);
    const b = track.at((i + 0.5) * track.step, -halfWidth * 0.62);
    o += `<path d="M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}" stroke="var(--wall-3)" stroke-opacity=".75" stroke-width="${1.3 * k}" stroke-dasharray="${3.5 * k} ${3.5 * k}"/>`;
  }
  const stretch = stretchOf(shape);
  for (const s of [stretch.from + 3 * k, stretch.to - 3 * k]) {
    const q = track.at(s);
    o +=
      `<g transform="translate(${f(q.x)} ${f(q.y)}) rotate(${f(q.deg)}) scale(${k})">` +
      `<rect x="-4.5" y="-11" width="9" height="22" rx="2" fill="var(--arch)" opacity=".9"/>` +
      `<rect x="-4.5" y="-12.5" width="9" height="3" rx="1" fill="var(--wall)"/>` +
      `<rect x="-4.5" y="9.5" width="9" height="3" rx="1" fill="var(--wall)"/></g>`;
  }
  return o;
}

function pennants(ring: Ring, { from, to, livery, gates = true, k = 1 }: ArenaShape): string {
  return ring(0, 17, Math.round((to - from + 1) * 6 * (gates ? 1 : 1.6)))
    .filter((_, i) => i % 2 === 0)
    .map(
      ([x, y]) =>
        `<path d="M${f(x)} ${f(y + 1)}v${f(-9 * k)}" stroke="var(--wood-3)" stroke-width="${0.9 * k}"/>` +
        `<path d="M${f(x)} ${f(y - 8 * k)}l${f(6.5 * k)} ${f(2 * k)}l${f(-6.5 * k)} ${f(2 * k)}z" ` +
        `fill="var(--${livery.colour})" stroke="var(--${livery.colour}-d)" stroke-width=".5"/>`,
    )
    .join('');
}

/** The Emperor's loge, on the northern tier. */
function loge(ring: Ring, k: number): string {
  const top = ring(0, 17);
  const [x, y] = ring(11, 11)[northernmost(top)]!;
  return (
    `<g class="loge" transform="translate(${f(x)} ${f(y)}) scale(${k})">` +
    '<rect x="-15" y="-6" width="30" height="11" rx="1.5" fill="var(--wall)" stroke="var(--wall-3)"/>' +
    '<rect x="-11" y="-16" width="22" height="12" fill="#3c1033"/>' +
    '<path d="M-13.5 -4V-17M13.5 -4V-17" stroke="url(#goldH)" stroke-width="2"/>' +
    '<path d="M-18 -16L-9 -27H9L18 -16q-3 4 -6 0q-3 4 -6 0q-3 4 -6 0q-3 4 -6 0q-3 4 -6 0q-3 4 -6 0z" fill="#6d2a62" stroke="#3c1033" stroke-width=".8"/>' +
    '<path d="M-9 -27H9" stroke="url(#gold)" stroke-width="1.8"/>' +
    '<circle cy="-29.5" r="2.4" fill="url(#gold)" stroke="#7a5608" stroke-width=".5"/></g>'
  );
}

export function northernmost(points: readonly OutlinePoint[]): number {
  return points.reduce((best, p, i) => (p[1] < points[best]![1] ? i : best), 0);
}

/** The space an expansion would cover, as a lit outline. */
export function expansion(track: Track, halfWidth: number, space: number, k = 1): string {
  const { step } = track;
  const stretch = {
    track,
    from: (space - 0.5) * step + 2 * k,
    to: (space + 0.5) * step - 2 * k,
    thickness: halfWidth + 20 * k,
  };
  const d = closed(contour(stretch, { along: 0, across: 0, raised: 0 }, 56, 4.5));
  return (
    `<path d="${d}" fill="var(--lit-glow)" opacity=".5" filter="url(#blur6)"/>` +
    `<path d="${d}" fill="var(--lit-glow)" fill-opacity=".38" stroke="var(--lit)" stroke-width="${2.6 * k}" stroke-dasharray="${7 * k} ${5 * k}" stroke-linejoin="round"/>`
  );
}
