// The five places of Circus Maximus, drawn around the middle of their front edge.
import { arena } from '../arena';
import { straight } from '../loop';
import { cypress } from '../scenery';
import type { SignName } from '../signs';
import { CROWD, f, randomly, sign } from '../svg';

function amphitheatre(x: number, y: number, k: number, step: number, spectators: number, colour: string): string {
  const middle = x / (step * k);
  return arena({
    track: straight(y - 44 * k, step * k),
    halfWidth: 24 * k,
    from: middle - 1,
    to: middle + 1,
    livery: { colour, weave: 'pat-n' },
    spectators,
    k: k * 1.12,
  });
}

/** With what visitors pay more there today, if they do. */
export const nameplate = (x: number, y: number, t: string, ic: SignName, c: string, w: number, event = 0): string =>
  `<g transform="translate(${f(x)} ${f(y)})"><rect x="${-w / 2}" y="-13" width="${w}" height="26" rx="6" fill="${c}" stroke="rgba(0,0,0,.3)"/><rect x="${-w / 2 + 2.5}" y="-10.5" width="${w - 5}" height="21" rx="4" fill="none" stroke="#f6dd94" stroke-opacity=".6"/>${sign(ic, -w / 2 + 17, 0, 17, 'color="#f6dd94"')}<text x="9" y="4.8" text-anchor="middle" font-family="var(--serif)" font-weight="700" font-size="14.5" letter-spacing=".2" fill="#fff5e2">${t}</text>${event ? `<circle cx="${w / 2}" cy="-3" r="14" fill="var(--terra)" stroke="#fff3dd" stroke-width="1.6"/><text x="${w / 2}" y="2.2" text-anchor="middle" font-family="var(--sans)" font-size="14.5" font-weight="800" fill="#fff6e6">+${event}</text>` : ''}</g>`;
// buildings, drawn around (x,y) = middle of the front edge
export const colosseum = (x: number, y: number, k = 1): string => amphitheatre(x, y, k, 64, 50, 'vb');
export function circus(x: number, y: number, k = 1): string {
  let o = amphitheatre(x, y, k, 82, 60, 'vg');
  // spina, obelisk, metae, chariots
  o += `<g transform="translate(${f(x)} ${f(y - 44 * k)}) scale(${k})"><rect x="-66" y="-6" width="132" height="11" rx="5.5" fill="var(--wall)" stroke="var(--wall-3)"/><rect x="-66" y="1" width="132" height="6" rx="3" fill="var(--wall-3)" opacity=".6"/><path d="M-4 0L-2.5 -34L0 -39L2.500 -34L4 0Z" fill="var(--terra-2)" stroke="var(--roof-2)" stroke-width=".8"/>${[-56, -49, 56, 49].map((a) => `<path d="M${a - 3} -1L${a} -15L${a + 3} -1Z" fill="url(#gold)" stroke="#7a5608" stroke-width=".5"/>`).join('')}<rect x="-32" y="-13" width="14" height="10" fill="var(--wall)" stroke="var(--wall-3)" stroke-width=".8"/><path d="M-34 -13L-25 -19L-16 -13Z" fill="var(--roof)"/><rect x="18" y="-11" width="16" height="8" rx="1" fill="var(--water)" stroke="var(--wall-3)" stroke-width=".8"/>${sign('chariot', -38, 16, 20, 'color="#5c3a18"')}${sign('chariot', 4, 18, 20, 'color="#7d2114"')}</g>`;
  return o;
}
export function theatre(x: number, y: number, k = 1): string {
  let o = `<g transform="translate(${f(x)} ${f(y)}) scale(${k})">`;
  const R = 108,
    rows: [number, string, number][] = [
      [R, 'var(--wall-2)', 0],
      [R, 'var(--wall)', -16],
      [R - 5, 'var(--vt)', -16],
      [R - 13, 'var(--tier)', -13],
      [R - 26, 'var(--tier-2)', -9],
      [R - 38, 'var(--tier)', -6],
      [R - 50, 'var(--tier-2)', -3],
      [R - 60, 'var(--sand)', 0],
    ];
  o += `<ellipse cx="6" cy="2" rx="118" ry="14" fill="var(--shade)" filter="url(#blur3)"/>`;
  rows.forEach(([r, c, dy], i) => {
    if (i === 0) {
      for (let z = 0; z > -16; z -= 2)
        o += `<path d="M${-r} ${-20 + z}A${r} ${r * 0.72} 0 0 1 ${r} ${-20 + z}Z" fill="${c}"/>`;
      return;
    }
    o += `<path d="M${-r} ${-20 + dy}A${r} ${r * 0.72} 0 0 1 ${r} ${-20 + dy}Z" fill="${c}" stroke="var(--wall-3)" stroke-opacity=".5" stroke-width=".8"/>`;
  });
  const rn = randomly(11);
  for (const [r, dy] of [
    [R - 20, -11],
    [R - 32, -7.5],
    [R - 44, -4.5],
    [R - 55, -1.5],
  ] as const)
    for (let a = 12; a <= 168; a += 4.2) {
      if (rn() < 0.35) continue;
      const t = (a * Math.PI) / 180;
      o += `<circle cx="${f(-Math.cos(t) * r)}" cy="${f(-20 + dy - Math.sin(t) * r * 0.72)}" r="2" fill="${CROWD[Math.floor(rn() * 6)]}" stroke="#2b1a08" stroke-opacity=".5" stroke-width=".5"/>`;
    }
  // stage building
  o += `<rect x="-116" y="-26" width="232" height="26" fill="var(--wall-2)"/><rect x="-116" y="-48" width="232" height="24" fill="var(--wall)"/>`;
  for (let i = 0; i < 13; i++) {
    o += `<rect x="${-110 + i * 17.5}" y="-46" width="5" height="44" rx="1" fill="var(--plaster)" stroke="var(--wall-3)" stroke-width=".6"/>`;
  }
  for (let i = 0; i < 12; i++) {
    const xx = -103.5 + i * 17.5;
    o += `<path d="M${xx} -2v-22a5 5 0 0 1 10 0v22z" fill="${i === 5 || i === 6 ? '#5a1f4d' : 'var(--arch)'}" opacity="${i === 5 || i === 6 ? 1 : 0.8}"/>`;
  }
  o += `<rect x="-119" y="-53" width="238" height="6" fill="var(--plaster)" stroke="var(--wall-3)" stroke-width=".6"/><path d="M-30 -53L0 -68L30 -53Z" fill="var(--roof)" stroke="var(--roof-2)"/><rect x="-119" y="-2" width="238" height="5" fill="var(--plaster-2)"/></g>`;
  return o;
}
export function villa(x: number, y: number, k = 1): string {
  let o = `<g transform="translate(${f(x)} ${f(y)}) scale(${k})"><ellipse cx="6" cy="3" rx="112" ry="12" fill="var(--shade)" filter="url(#blur3)"/>`;
  o += `<rect x="-104" y="-44" width="60" height="44" fill="var(--plaster)"/><rect x="44" y="-44" width="60" height="44" fill="var(--plaster)"/><path d="M-110 -44L-96 -62H-52L-38 -44Z" fill="var(--roof)"/><path d="M38 -44L52 -62H96L110 -44Z" fill="var(--roof)"/><rect x="-46" y="-56" width="92" height="56" fill="var(--wall-2)"/>`;
  for (let i = 0; i < 6; i++)
    o += `<rect x="${-42 + i * 15.8}" y="-54" width="6" height="52" rx="1" fill="var(--plaster)" stroke="var(--wall-3)" stroke-width=".6"/>`;
  o += `<rect x="-8" y="-34" width="16" height="34" fill="#5a1f4d"/><rect x="-52" y="-62" width="104" height="8" fill="var(--plaster)" stroke="var(--wall-3)" stroke-width=".6"/><path d="M-56 -62L0 -88L56 -62Z" fill="var(--roof)" stroke="var(--roof-2)"/><path d="M-40 -64L0 -82.5L40 -64Z" fill="var(--plaster-2)"/>${sign('laurel-crown', 0, -71, 15, 'color="var(--purple)"')}`;
  for (const xx of [-92, -76, -60, 60, 76, 92])
    o += `<path d="M${xx - 5} -14v-14a5 5 0 0 1 10 0v14z" fill="var(--arch)" opacity=".75"/>`;
  o += `<path d="M-98 -62v-22M98 -62v-22" stroke="var(--wood-3)" stroke-width="1.6"/><path d="M-98 -84h20l-5 6l5 6h-20z" fill="#6d2a62"/><path d="M98 -84h20l-5 6l5 6h-20z" fill="#6d2a62"/><rect x="-112" y="-2" width="224" height="5" fill="var(--plaster-2)"/></g>`;
  return cypress(x - 128 * k, y, k * 1.1) + cypress(x + 126 * k, y + 2, k) + o;
}
export function forum(x: number, y: number, k = 1): string {
  let o = `<g transform="translate(${f(x)} ${f(y)}) scale(${k})"><ellipse cx="6" cy="3" rx="150" ry="12" fill="var(--shade)" filter="url(#blur3)"/><rect x="-146" y="-50" width="292" height="50" fill="var(--wall-2)"/>`;
  for (let i = 0; i < 17; i++)
    o += `<rect x="${-143 + i * 17.6}" y="-48" width="5.5" height="46" rx="1" fill="var(--plaster)" stroke="var(--wall-3)" stroke-width=".6"/>`;
  for (let i = 0; i < 16; i++) {
    const xx = -136 + i * 17.6;
    o += `<path d="M${xx} -2v-25a5 5 0 0 1 9 0v25z" fill="var(--arch)" opacity=".75"/>`;
  }
  o += `<rect x="-152" y="-56" width="304" height="7" fill="var(--plaster)" stroke="var(--wall-3)" stroke-width=".6"/><path d="M-156 -56L-140 -70H140L156 -56Z" fill="var(--roof)" stroke="var(--roof-2)"/><rect x="-50" y="-76" width="100" height="20" fill="var(--plaster)"/><path d="M-58 -74L0 -98L58 -74Z" fill="var(--roof)" stroke="var(--roof-2)"/><path d="M-42 -75.5L0 -92L42 -75.5Z" fill="var(--plaster-2)"/>${sign('two-coins', 0, -81, 13, 'color="var(--terra)"')}<rect x="-154" y="-2" width="308" height="5" fill="var(--plaster-2)"/></g>`;
  return o;
}
