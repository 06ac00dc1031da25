// A market stall: the front edge of its counter at y 0.
import type { Kind } from './kinds';
import { roman } from './roman';
import { f } from './svg';
import { tokenAt } from './tokens';

/** What a stall fills without its light. */
export const STALL = { x: -92, y: -109, width: 184, height: 134 };

export type StallState = 'plain' | 'lit' | 'selected' | 'dim';

export function stall(number: number, tokens: readonly Kind[], state: StallState = 'plain'): string {
  const lit = state === 'lit';
  const sel = state === 'selected';
  let o = '';
  if (lit || sel)
    o += `<rect x="-90" y="-106" width="180" height="128" rx="26" fill="var(--lit-glow)" opacity="${sel ? 0.85 : 0.6}" filter="url(#blur14)"/>`;
  o += `<ellipse cx="0" cy="-16" rx="150" ry="100" fill="url(#lamp)"/><ellipse cx="6" cy="12" rx="84" ry="12" fill="var(--shade)" filter="url(#blur3)"/>`;
  o += `<path d="M-68 -66V-4M68 -66V-4" stroke="var(--wood-3)" stroke-width="5"/>`;
  o += `<rect x="-66" y="-72" width="132" height="34" fill="var(--wood-3)" opacity=".55"/>`;
  o += `<path d="M-78 -44H78L80 0H-80Z" fill="var(--wood)"/><path d="M-78 -44H78L78.600 -30H-78.6Z" fill="#000" opacity=".14"/><path d="M-79 -15H79" stroke="var(--wood-2)" stroke-width="1" opacity=".7"/>`;
  o += `<path d="M-80 0H80V15a3 3 0 0 1 -3 3H-77a3 3 0 0 1 -3 -3Z" fill="var(--wood-2)"/><path d="M-80 0H80" stroke="#fff" stroke-opacity=".25" stroke-width="1.2"/><path d="M-48 1V18M-16 1V18M16 1V18M48 1V18" stroke="var(--wood-3)" stroke-width="1"/>`;
  tokens.forEach((t, i) => {
    const tx = (i - (tokens.length - 1) / 2) * 50;
    o += `<ellipse cx="${tx + 2}" cy="-16" rx="21" ry="20" fill="#2a1500" opacity=".35"/>` + tokenAt(t, tx, -20, 46);
  });
  // awning
  const n = 10,
    xt = 64,
    xb = 86;
  for (let i = 0; i < n; i++) {
    const a = -1 + (2 * i) / n,
      b = -1 + (2 * (i + 1)) / n,
      m = (a + b) / 2;
    const c = i % 2 ? 'var(--cloth)' : 'var(--cloth-2)';
    o += `<path d="M${f(a * xt)} -100L${f(b * xt)} -100L${f(b * xb)} -62Q${f(m * xb)} -51 ${f(a * xb)} -62Z" fill="${c}"/>`;
  }
  o += `<path d="M${-xt} -100H${xt}L${xb} -62H${-xb}Z" fill="url(#awn)"/>`;
  o += `<rect x="${-xt - 2}" y="-103" width="${2 * xt + 4}" height="5" rx="2.5" fill="var(--wood-2)"/>`;
  o += `<g transform="translate(0 -84)"><circle r="14" fill="var(--surface)" stroke="${lit || sel ? 'var(--lit)' : 'var(--cloth-3)'}" stroke-width="2"/><text y="5" text-anchor="middle" font-family="var(--serif)" font-weight="700" font-size="14" fill="var(--ink)">${roman(number)}</text></g>`;
  if (lit)
    o += `<rect class="ring" x="-92" y="-109" width="184" height="134" rx="20" fill="none" stroke="var(--lit)" stroke-width="3"/>`;
  return o;
}
