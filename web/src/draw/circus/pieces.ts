// Traders and visitors of Circus Maximus. A trader stands with the feet at 0, 0; a visitor's card has its middle there.
import { EMBLEMS } from '../kinds';
import type { SignName } from '../signs';
import { sign } from '../svg';

export type VisitorName = 'legionnaire' | 'student' | 'artisan' | 'tourist' | 'senator' | 'caesar';
export const VISITORS: Record<VisitorName, [sign: SignName, colour: string]> = {
  legionnaire: ['centurion-helmet', '#8c2f24'],
  student: ['scroll-quill', '#2766a5'],
  artisan: ['flat-hammer', '#7a4a28'],
  tourist: ['sandal', '#58793a'],
  senator: ['roman-toga', '#5a1f4d'],
  caesar: ['caesar', '#9a6d13'],
};

export function trader(
  seat: number,
  rank: number,
  { effective = rank, lit = false }: { effective?: number; lit?: boolean } = {},
): string {
  const n = seat + 1;
  const eff = effective === rank ? 0 : effective;
  const c = `var(--seat-${n})`,
    d = `var(--seat-${n}-d)`,
    on = `var(--seat-${n}-on)`;
  return `<ellipse cx="3" cy="1.5" rx="23" ry="6.5" fill="#1c0f00" opacity=".3"/><path d="M-22 -3v3a22 6 0 0 0 44 0v-3z" fill="${d}"/><ellipse cy="-3" rx="22" ry="6" fill="${c}" stroke="${d}"/>
  <path d="M-18 -3V-36C-18 -49 -9 -56 0 -56S18 -49 18 -36V-3Z" fill="${c}" stroke="${lit ? 'var(--lit)' : d}" stroke-width="${lit ? 3 : 1.6}"/><path d="M-18 -3V-36C-18 -49 -9 -56 0 -56S18 -49 18 -36V-3Z" fill="url(#pat-${n})" opacity=".55"/><path d="M-14.5 -6V-36C-14.5 -46.5 -7.5 -52 0 -52S14.500 -46.5 14.5 -36V-6Z" fill="${c}" stroke="${on}" stroke-opacity=".55" stroke-width="1"/>
  ${eff ? `<g><text x="-7" y="-13" text-anchor="middle" font-family="var(--sans)" font-size="13" font-weight="700" fill="${on}" opacity=".9">${rank}</text><path d="M-12.5 -14.5L-1.5 -20.5" stroke="${on}" stroke-width="1.6"/><text x="0" y="-25" text-anchor="middle" font-family="var(--sans)" font-size="22" font-weight="800" fill="${on}">${eff}</text><path d="M3 -14.5h7m-3 -3l3.500 3l-3.5 3" transform="rotate(-90 6 -14.5)" stroke="var(--gold-3)" stroke-width="2" fill="none" stroke-linecap="round"/></g>` : `<text y="-19" text-anchor="middle" font-family="var(--sans)" font-size="28" font-weight="800" fill="${on}">${rank}</text>`}
  <circle cy="-53" r="9.5" fill="#fff6e6" stroke="${d}" stroke-width="1.3"/>${sign(EMBLEMS[seat]!, 0, -53, 13, `color="${d}"`)}`;
}

export function visitor(
  name: VisitorName,
  coins: number,
  event: number,
  look: 'plain' | 'lit' | 'chosen' = 'plain',
): string {
  const [ic, col] = VISITORS[name];
  const sel = look !== 'plain';
  return `${sel ? `<rect x="-30" y="-42" width="60" height="84" rx="11" fill="none" stroke="var(--${look === 'chosen' ? 'purple-ink' : 'lit'})" stroke-width="4"/>` : ''}<rect x="-25" y="-35" width="52" height="74" rx="8" fill="#1c0f00" opacity=".22"/><rect x="-26" y="-37" width="52" height="74" rx="8" fill="var(--raised)" stroke="var(--line-2)" stroke-width="1.2"/><rect x="-22.5" y="-33.5" width="45" height="42" rx="5" fill="${col}"/>${sign(ic, 0, -12.5, 31, 'color="#fff5e2"')}${name === 'caesar' ? sign('laurels', 0, 22, 22, 'color="var(--gold-ink)"') : `<g transform="translate(${event ? -12 : 0} 22)"><circle r="12" fill="url(#gold)" stroke="#8a5f0c" stroke-width="1.2"/><text y="5.8" text-anchor="middle" font-family="var(--sans)" font-size="16.5" font-weight="800" fill="#3a2600">${coins}</text></g>`}${event && name !== 'caesar' ? `<g transform="translate(12.5 22)"><circle r="11.5" fill="var(--terra)" stroke="#fff3dd" stroke-width="1.2"/><text y="5.5" text-anchor="middle" font-family="var(--sans)" font-size="16" font-weight="800" fill="#fff6e6">+${event}</text></g>` : ''}`;
}
