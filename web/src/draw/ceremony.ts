// Ceremonies: marble podium, brazier, standing markers of the seats; for the closing, the end of a game, quiet states.
import { EMBLEMS } from './kinds';
import { f, sign } from './svg';

const GLOW = '<ellipse cx="0" cy="-78" rx="120" ry="76" fill="url(#fireglow)"/>';
const FLAMES =
  '<path d="M-34 -92C-20 -126 -26 -140 -12 -166C-8 -150 2 -148 2 -132C8 -140 8 -152 16 -160C14 -138 34 -128 32 -92Z" fill="#e8702a"/>' +
  '<path d="M-22 -90C-14 -112 -16 -122 -6 -140C-2 -126 6 -122 6 -108C12 -114 12 -122 16 -128C16 -112 24 -106 22 -90Z" fill="#ffb732"/>' +
  '<path d="M-11 -88C-8 -102 -6 -108 0 -118C4 -106 11 -102 10 -88Z" fill="#fff0b0"/>';
const EMBERS = '<path d="M-26 -90C-16 -99 -10 -94 0 -100C10 -94 16 -99 26 -90Z" fill="#ff9a3a"/>';

// a seat's standing marker (as on the winners' podium): feet at x,y
export const marker = (
  x: number,
  y: number,
  seat: number,
  { k = 1, label = '' }: { k?: number; label?: string } = {},
): string => {
  const n = seat + 1;
  const c = `var(--seat-${n})`,
    d = `var(--seat-${n}-d)`;
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${k})"><ellipse cx="4" cy="1" rx="34" ry="7" fill="#1c0f00" opacity=".28"/><path d="M-29 0V-62C-29 -86 -14 -98 0 -98S29 -86 29 -62V0Z" fill="${c}" stroke="${d}" stroke-width="3"/><path d="M-29 0V-62C-29 -86 -14 -98 0 -98S29 -86 29 -62V0Z" fill="url(#pat-${n})" opacity=".8"/><circle cy="-60" r="24" fill="#fff6e6" stroke="${d}" stroke-width="2"/>${sign(EMBLEMS[seat]!, 0, -60, 34, `color="${d}"`)}${label ? `<rect x="-22" y="-28" width="44" height="22" rx="5" fill="${d}"/><text y="-11.500" text-anchor="middle" font-family="var(--sans)" font-size="16" font-weight="800" fill="#fff6e6">${label}</text>` : ''}</g>`;
};
// a block of marble with a step; top edge at y, w wide, h high
export const block = (x: number, y: number, w: number, h: number, num = ''): string =>
  `<g class="marble" transform="translate(${f(x)} ${f(y)})"><ellipse cx="8" cy="${h + 4}" rx="${w / 2 + 12}" ry="10" fill="var(--shade)" filter="url(#blur3)"/><rect x="${-w / 2 + 4}" y="6" width="${w - 8}" height="${h - 6}" fill="url(#marb)"/><rect x="${-w / 2}" y="0" width="${w}" height="12" rx="2" fill="#fffaf0" stroke="#cdb98f" stroke-width="1"/><rect x="${-w / 2 - 2}" y="${h - 11}" width="${w + 4}" height="11" rx="2" fill="#f6ecd6" stroke="#cdb98f" stroke-width="1"/><path d="M${-w / 2 + 4} 14h${w - 8}" stroke="#b99f6c" stroke-opacity=".5"/>${num ? `<text y="${h / 2 + 12}" text-anchor="middle" font-family="var(--serif)" font-weight="700" font-size="26" fill="#8a6a2c">${num}</text>` : ''}</g>`;
export const laurel = (x: number, y: number, s: number): string => sign('laurels', x, y, s, 'color="#d0a032"');
// a bronze brazier: what goes in leaves the game; foot at x,y
export const brazier = (
  x: number,
  y: number,
  k = 1,
  { lit = false, burning = true }: { lit?: boolean; burning?: boolean } = {},
): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${k})">${burning ? GLOW : ''}<ellipse cx="4" cy="2" rx="46" ry="9" fill="var(--shade)" filter="url(#blur3)"/><path d="M-30 0L-14 -46M30 0L14 -46M0 4V-46" stroke="#6b4315" stroke-width="6" stroke-linecap="round"/><path d="M-24 -20H24" stroke="#8a5a20" stroke-width="4"/>${burning ? FLAMES : ''}<path d="M-48 -92H48C48 -62 28 -44 0 -44S-48 -62 -48 -92Z" fill="#a8701f"/><path d="M-48 -92H48C47.500 -84 46 -77 43 -71H-43C-46 -77 -47.500 -84 -48 -92Z" fill="#c98f38"/><path d="M-36 -62H36" stroke="#7a4d12" stroke-width="2.500" stroke-dasharray="5 5"/><ellipse cy="-92" rx="50" ry="9" fill="#6b4315"/><ellipse cy="-93.500" rx="50" ry="8.500" fill="none" stroke="#e6b75a" stroke-width="3"/>${burning ? EMBERS : ''}${lit ? `<ellipse cy="-93" rx="58" ry="15" fill="none" stroke="var(--lit)" stroke-width="3" stroke-dasharray="7 5"/>` : ''}</g>`;
