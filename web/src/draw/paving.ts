// Paving stones: the cells of a Voronoi diagram of jittered points, in four tints.
import { Delaunay } from 'd3-delaunay';
import type { Loop } from './loop';
import { f, randomly } from './svg';

type Point = [number, number];

function stones(points: Point[], bounds: [number, number, number, number], cell: number, random: () => number): string {
  const diagram = Delaunay.from(points).voronoi(bounds);
  const tints = ['', '', '', ''];
  points.forEach(([x, y], i) => {
    const outline = diagram.cellPolygon(i);
    if (!outline || outline.length > 14) return;
    const corners = outline.slice(0, -1).map(([px, py]) => [px - x, py - y] as const);
    if (corners.some(([dx, dy]) => Math.hypot(dx, dy) > cell * 2.6)) return; // a cell at the edge, open to the outside
    tints[Math.floor(random() * 4)] +=
      'M' + corners.map(([dx, dy]) => f(x + dx * 0.88) + ' ' + f(y + dy * 0.88)).join('L') + 'Z';
  });
  return tints.map((d, i) => `<path d="${d}" fill="var(--road-${i + 1})"/>`).join('');
}

export function loopPaving(loop: Loop, halfWidth: number, cell: number): string {
  const random = randomly(4242);
  const along = Math.round(loop.L / cell);
  const across = Math.round((2 * halfWidth) / cell) + 3;
  const points: Point[] = [];
  for (let i = 0; i < along; i++) {
    for (let t = 0; t < across; t++) {
      const s = ((i + 0.5 * (t % 2) + (random() - 0.5) * 0.75) * loop.L) / along;
      const off = -halfWidth - cell + ((t + 0.5 + (random() - 0.5) * 0.7) * (2 * halfWidth + 2 * cell)) / across;
      const p = loop.at(s, off);
      points.push([p.x, p.y]);
    }
  }
  const { cx, cy, w, h } = loop;
  return stones(points, [cx - w, cy - h, cx + w, cy + h], cell, random);
}

/** A straight paved street with curbs. */
export function lane(x: number, y: number, w: number, h: number, id: string): string {
  const random = randomly(Math.round(x * 7 + y * 13 + w) + 3);
  const cell = 12;
  const points: Point[] = [];
  for (let i = 0; i <= h / cell + 1; i++) {
    for (let j = 0; j <= w / cell + 1; j++) {
      points.push([x - 6 + j * cell + (i % 2) * 6 + (random() - 0.5) * 7, y - 6 + i * cell + (random() - 0.5) * 7]);
    }
  }
  const inner = stones(points, [x - 20, y - 20, x + w + 20, y + h + 20], 60, random);
  const curb = (dy: number, fill: string) =>
    `<rect x="${x - 6}" y="${y + dy}" width="${w + 12}" height="${h + 8}" rx="14" fill="var(--${fill})"/>`;
  return (
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10"/></clipPath>` +
    `${curb(-2, 'curb-2')}${curb(-4, 'curb')}<g clip-path="url(#${id})">` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="var(--road-joint)"/>${inner}</g>`
  );
}
