// The plate with a player's name below an arena, or a small banner on its rim.
import { northernmost, rings, type ArenaShape } from './arena';
import type { OutlinePoint } from './contour';
import { EMBLEMS } from './kinds';
import type { Loop } from './loop';
import type { SignName } from './signs';
import { f, sign } from './svg';

export type PlateLook = 'full' | 'banner' | 'none';
export type PlateText = {
  seat: number;
  name: string;
  score: number;
  tickets: number;
  podiums: number;
};
type Look = { look: PlateLook; me: boolean };
/** By its middle. */
export type Box = { x: number; y: number; w: number; h: number };
type Ring = (inset: number, height: number) => OutlinePoint[];

export function plate(layout: { loop: Loop; k: number }, shape: ArenaShape, text: PlateText & Look): string {
  if (text.look === 'none') return '';
  if (text.look === 'full') return full(layout, shape, text);
  const middle = layout.loop.at(((shape.from + shape.to) / 2) * layout.loop.step);
  return banner(rings(shape), layout.k, middle.x, shape.loge ?? false, text.seat);
}

function banner(ring: Ring, k: number, middle: number, loge: boolean, seat: number): string {
  const top = ring(0, 17);
  const north = top[northernmost(top)]!;
  const x = north[0] * 0.3 + middle * 0.7 + (loge ? -38 * k : 0);
  const near = top.filter((p) => Math.abs(p[0] - x) < 14 * k).sort((a, b) => a[1] - b[1])[0] ?? north;
  const n = seat + 1;
  return (
    `<g class="plate" transform="translate(${f(x)} ${f(near[1] + 15 * k)}) scale(${0.86 * Math.max(k, 0.8)})">` +
    '<path d="M0 0V-34" stroke="var(--wood-3)" stroke-width="2"/>' +
    `<path d="M-14 -33H14V-10L0 -4L-14 -10Z" fill="var(--seat-${n})" stroke="var(--seat-${n}-d)" stroke-width="1.4"/>` +
    '<path d="M-17 -33H17" stroke="url(#goldH)" stroke-width="2.6" stroke-linecap="round"/>' +
    `${sign(EMBLEMS[seat]!, 0, -20.5, 18, `color="var(--seat-${n}-on)"`)}</g>`
  );
}

const CHIP = { one: 20, many: 30, gap: 2 };
const chipWidth = (count: number): number => (count === 0 ? 0 : (count > 1 ? CHIP.many : CHIP.one) + CHIP.gap);
const shortened = (name: string): string => (name.length > 12 ? name.slice(0, 11) + '…' : name);
/** How wide the name is with the score, without the chips beside it. */
const nameWidth = ({ name, score }: PlateText): number => 46 + shortened(name).length * 6.6 + (score ? 22 : 0);

/** Where a plate with a name lies, by its middle, and how large it is with all that is beside it. */
export function plateBox(shape: ArenaShape, { loop, k }: { loop: Loop; k: number }, text: PlateText): Box {
  const low = rings(shape)(0, 0).reduce((a, b) => (b[1] > a[1] ? b : a));
  const middle = loop.at(((shape.from + shape.to) / 2) * loop.step);
  const inwards = middle.y < loop.cy ? Math.sign(loop.cx - middle.x) * 14 * k : 0;
  const scale = Math.max(k, 0.8);
  const width = nameWidth(text) + 4 + chipWidth(text.tickets) + chipWidth(text.podiums);
  return { x: low[0] * 0.35 + middle.x * 0.65 + inwards, y: low[1] + 9 * k + 5, w: width * scale, h: 23 * scale };
}

function full(layout: { loop: Loop; k: number }, shape: ArenaShape, text: PlateText & Look): string {
  const name = shortened(text.name);
  const width = nameWidth(text);
  const n = text.seat + 1;
  let edge = width / 2 + 4;
  const chip = (icon: SignName, count: number) => {
    if (count === 0) return '';
    const w = count > 1 ? CHIP.many : CHIP.one;
    const number = `<text x="18" y="4" font-size="11" font-weight="700" fill="var(--ink)">${count}</text>`;
    const drawn =
      `<g transform="translate(${edge} 0)"><rect y="-10" width="${w}" height="20" rx="10" fill="var(--surface)" stroke="var(--seat-${n}-d)"/>` +
      `${sign(icon, 10, 0, 13, 'color="var(--purple-ink)"')}${count > 1 ? number : ''}</g>`;
    edge += chipWidth(count);
    return drawn;
  };
  const chips = chip('ticket', text.tickets) + chip('podium', text.podiums);
  const box = plateBox(shape, layout, text);
  const x = box.x - (edge - width / 2 - 4) / 2;
  const rim = text.me ? 'stroke="var(--gold-2)" stroke-width="2"' : `stroke="var(--seat-${n}-d)" stroke-width="1.2"`;
  const left = -width / 2;
  return (
    `<g class="plate" font-family="var(--sans)" transform="translate(${f(x)} ${f(box.y)}) scale(${Math.max(layout.k, 0.8)})">` +
    `<rect x="${left}" y="-11.5" width="${width}" height="23" rx="11.5" fill="var(--seat-${n})" ${rim}/>` +
    `<circle cx="${left + 11.5}" r="9.5" fill="#fff6e6"/>` +
    sign(EMBLEMS[text.seat]!, left + 11.5, 0, 14, `color="var(--seat-${n}-d)"`) +
    `<text x="${left + 25}" y="4.2" font-size="12" font-weight="650" fill="var(--seat-${n}-on)">${escape(name)}</text>` +
    (text.score
      ? `<text x="${width / 2 - 8}" y="4.4" text-anchor="end" font-size="13" font-weight="800" fill="var(--seat-${n}-on)">${text.score}</text>`
      : '') +
    `${chips}</g>`
  );
}

/** Names are what people type: never markup. */
const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
