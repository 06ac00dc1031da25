// Tokens as symbols `t-<kind>`, drawn once and used everywhere.
import { isRound, isSpecial, KIND_SIGN, KINDS, type Kind } from './kinds';
import { f, sign } from './svg';

export function tokenSymbols(): string {
  const oct = (r: number) => {
    const k = r * 0.5;
    return `M${-k} ${-r}H${k}L${r} ${-k}V${k}L${k} ${r}H${-k}L${-r} ${k}V${-k}Z`;
  };
  return KINDS.map((k) => {
    const c = `var(--k-${k})`;
    let s: string;
    if (isSpecial(k))
      s = `<g stroke-linejoin="round"><path d="${oct(21)}" transform="translate(0 2) rotate(22.5)" fill="#5e430b" stroke="#5e430b" stroke-width="4"/><path d="${oct(21)}" transform="rotate(22.5)" fill="#e2b84f" stroke="#e2b84f" stroke-width="4"/><circle r="18.4" fill="${c}"/><circle r="18.4" fill="none" stroke="#7a5608" stroke-width=".9"/></g>`;
    else if (isRound(k))
      s = `<circle r="23" cy="1.8" fill="${c}"/><circle r="23" cy="1.8" fill="#000" opacity=".38"/><circle r="23" fill="${c}"/><circle r="22.2" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.4"/><circle r="18.6" fill="none" stroke="var(--tok-ink)" stroke-opacity=".6" stroke-width="1.3" stroke-dasharray=".1 3.1" stroke-linecap="round"/>`;
    else
      s = `<g stroke-linejoin="round"><path d="${oct(20.5)}" transform="translate(0 1.8)" fill="${c}" stroke="${c}" stroke-width="4"/><path d="${oct(20.5)}" transform="translate(0 1.8)" fill="#000" stroke="#000" stroke-width="4" opacity=".38"/><path d="${oct(20.5)}" fill="${c}" stroke="${c}" stroke-width="4"/><path d="${oct(21.6)}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.4"/><path d="${oct(17.8)}" fill="none" stroke="var(--tok-ink)" stroke-opacity=".5" stroke-width="1"/></g>`;
    const z = isSpecial(k) ? 25 : isRound(k) ? 27 : 26;
    return `<symbol id="t-${k}" viewBox="-26 -26 52 52" overflow="visible">${s}${sign(KIND_SIGN[k], 0, 0, z, `color="var(--tok-ink)"`)}<path d="M-17 -11A20.5 20.5 0 0 1 17 -11" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2.4" stroke-linecap="round"/></symbol>`;
  }).join('');
}

export const tokenAt = (kind: Kind, x: number, y: number, s: number): string =>
  `<use href="#t-${kind}" x="${f(x - s / 2)}" y="${f(y - s / 2)}" width="${f(s)}" height="${f(s)}"/>`;
