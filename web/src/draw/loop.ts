// The loop of spaces: pure geometry. A rounded rectangle walked clockwise from the top centre, by arc length.

export type LoopPoint = { x: number; y: number; tx: number; ty: number; nx: number; ny: number; deg: number };

/** Anything that can be walked along: the loop, or a straight street under a building. */
export type Track = { step: number; cx?: number; cy?: number; at(s: number, off?: number): LoopPoint };

export type Loop = Track & {
  L: number;
  cx: number;
  cy: number;
  w: number;
  h: number;
  space(i: number, off?: number): LoopPoint;
  ring(off: number): string;
};

type Shape = { cx: number; cy: number; w: number; h: number; r: number; n?: number };

export function makeLoop({ cx, cy, w, h, r, n = 36 }: Shape): Loop {
  const a = w - 2 * r;
  const b = h - 2 * r;
  const q = (Math.PI * r) / 2;
  const L = 2 * (a + b) + 4 * q;
  // length, start, heading in degrees, does it turn
  const runs: [number, number, number, number, boolean][] = [
    [a / 2, cx, cy - h / 2, 0, false],
    [q, cx + a / 2, cy - h / 2, 0, true],
    [b, cx + w / 2, cy - b / 2, 90, false],
    [q, cx + w / 2, cy + b / 2, 90, true],
    [a, cx + a / 2, cy + h / 2, 180, false],
    [q, cx - a / 2, cy + h / 2, 180, true],
    [b, cx - w / 2, cy + b / 2, 270, false],
    [q, cx - w / 2, cy - b / 2, 270, true],
    [a / 2, cx - a / 2, cy - h / 2, 0, false],
  ];

  function at(s: number, off = 0): LoopPoint {
    s = ((s % L) + L) % L;
    for (const [length, x, y, deg, turns] of runs) {
      if (s > length + 1e-9) {
        s -= length;
        continue;
      }
      const d = (deg * Math.PI) / 180;
      const tx = Math.cos(d);
      const ty = Math.sin(d);
      if (!turns) return { x: x + tx * s + ty * off, y: y + ty * s - tx * off, tx, ty, nx: ty, ny: -tx, deg };
      const e = d + s / r;
      const ux = Math.cos(e);
      const uy = Math.sin(e);
      // the centre of a turn lies to the right of the heading
      return {
        x: x - ty * r + uy * (r + off),
        y: y + tx * r - ux * (r + off),
        tx: ux,
        ty: uy,
        nx: uy,
        ny: -ux,
        deg: (e * 180) / Math.PI,
      };
    }
    throw new Error('a point beyond the loop');
  }

  function ring(off: number): string {
    const rr = r + off;
    const W = w + 2 * off;
    const H = h + 2 * off;
    const x = cx - W / 2;
    const y = cy - H / 2;
    const arc = (ex: number, ey: number) => `A${rr} ${rr} 0 0 1 ${ex} ${ey}`;
    return (
      `M${x + rr} ${y}H${x + W - rr}${arc(x + W, y + rr)}V${y + H - rr}${arc(x + W - rr, y + H)}` +
      `H${x + rr}${arc(x, y + H - rr)}V${y + rr}${arc(x + rr, y)}Z`
    );
  }

  const step = L / n;
  return { L, step, cx, cy, w, h, at, ring, space: (i, off = 0) => at(i * step, off) };
}

/** A street from left to right at height cy, for buildings that stand on no loop. */
export const straight = (cy: number, step: number): Track => ({
  step,
  at: (s, off = 0) => ({ x: s, y: cy - off, tx: 1, ty: 0, nx: 0, ny: -1, deg: 0 }),
});
