// The road of 36 spaces: curb, stones, thresholds, rest areas, numbers.
import type { Loop } from './loop';
import { loopPaving } from './paving';
import { f, sign } from './svg';

export type RoadShape = {
  loop: Loop;
  halfWidth: number;
  k: number;
  cell: number;
  restAreas: readonly number[];
  id: string;
};

export function road({ loop, halfWidth: hw, k, cell, restAreas, id }: RoadShape): string {
  const both = loop.ring(hw) + loop.ring(-hw);
  const curb = loop.ring(hw + 14 * k) + loop.ring(-hw - 8 * k);
  const rut = (off: number) =>
    `<path d="${loop.ring(off)}" fill="none" stroke="#000" stroke-opacity=".07" stroke-width="${3.5 * k}"/>`;
  return (
    `<path d="${loop.ring(hw + 11 * k)}" transform="translate(0 ${6 * k})" fill="none" stroke="var(--shade-soft)" stroke-width="${8 * k}" filter="url(#blur3)"/>` +
    `<path d="${curb}" fill-rule="evenodd" fill="var(--curb-2)" transform="translate(0 ${2.5 * k})"/>` +
    `<path d="${curb}" fill-rule="evenodd" fill="var(--curb)"/>` +
    `<path d="${loop.ring(hw + 14 * k)}" fill="none" stroke="var(--curb-2)"/>` +
    `<path d="${loop.ring(-hw - 8 * k)}" fill="none" stroke="var(--curb-2)"/>` +
    `<clipPath id="road-${id}"><path d="${both}" clip-rule="evenodd"/></clipPath><g clip-path="url(#road-${id})">` +
    `<path d="${both}" fill-rule="evenodd" fill="var(--road-joint)"/>${loopPaving(loop, hw, cell)}` +
    rut(hw * 0.36) +
    rut(-hw * 0.36) +
    thresholds(loop, hw, k) +
    `<path d="${loop.ring(hw - 1)}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2"/></g>` +
    restAreas.map((space) => restArea(loop, hw, k, space)).join('') +
    numbers(loop, hw, k)
  );
}

function thresholds(loop: Loop, hw: number, k: number): string {
  let d = '';
  for (let i = 0; i < 36; i++) {
    const a = loop.at((i + 0.5) * loop.step, hw);
    const b = loop.at((i + 0.5) * loop.step, -hw);
    d += `M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}`;
  }
  return `<path d="${d}" stroke="var(--road-line)" stroke-width="${2.4 * Math.max(k, 0.62)}"/>`;
}

function restArea(loop: Loop, hw: number, k: number, space: number): string {
  const q = loop.space(space);
  const R = hw * 0.82;
  let leaves = '';
  for (let i = -7; i <= 7; i++) {
    if (i === 0) continue;
    const a = ((90 + i * 21.5) * Math.PI) / 180;
    const x = f(Math.cos(a) * R * 0.68);
    const y = f(Math.sin(a) * R * 0.68);
    const turn = f(90 + i * 21.5 + (i > 0 ? 18 : -18));
    leaves += `<ellipse cx="${x}" cy="${y}" rx="${f(R * 0.085)}" ry="${f(R * 0.19)}" transform="rotate(${turn} ${x} ${y})"/>`;
  }
  return (
    `<g transform="translate(${f(q.x)} ${f(q.y)})">` +
    `<circle r="${f(R)}" fill="var(--rest)" stroke="var(--curb)" stroke-width="${2 * k}"/>` +
    `<circle r="${f(R * 0.93)}" fill="none" stroke="var(--rest-gold)" stroke-width="${1.2 * k}" stroke-dasharray="${2 * k} ${2 * k}"/>` +
    `<g fill="var(--rest-gold)">${leaves}</g>${sign('caesar', 0, 0, R * 0.78, 'color="var(--rest-gold)"')}</g>`
  );
}

function numbers(loop: Loop, hw: number, k: number): string {
  const kk = Math.max(k, 0.62);
  let o = '';
  for (let i = 0; i < 36; i++) {
    const q = loop.at(i * loop.step, hw + 7.2 * k);
    o += `<text x="${f(q.x)}" y="${f(q.y + 3.7 * kk)}">${i}</text>`;
  }
  return `<g text-anchor="middle" font-family="var(--sans)" font-size="${f(10.4 * kk)}" font-weight="600" fill="var(--curb-ink)">${o}</g>`;
}
