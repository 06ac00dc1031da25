// Trees and houses around the board.
import { f } from './svg';

export const cypress = (x: number, y: number, s = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${s})"><ellipse cx="4" cy="1" rx="9" ry="3.5" fill="var(--shade-soft)"/><path d="M-1.5 0h3v-6h-3z" fill="var(--trunk)"/><path d="M0 -44C6 -32 8 -16 5 -4C2 -1.5 -2 -1.5 -5 -4C-8 -16 -6 -32 0 -44Z" fill="var(--tree-2)"/><path d="M0 -44C-6 -32 -8 -16 -5 -4C-3.5 -3 -2 -2.5 -1 -2.6C-3.5 -15 -3 -30 0 -44Z" fill="var(--tree)"/></g>`;
export const pine = (x: number, y: number, s = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${s})"><ellipse cx="6" cy="1" rx="15" ry="4.5" fill="var(--shade-soft)"/><path d="M-1.8 0C-1.5 -10 -.5 -18 -3 -26L0 -24L4 -28C2 -18 1.6 -10 2 0Z" fill="var(--trunk)"/><path d="M-22 -28C-22 -36 -12 -42 0 -42S22 -36 22 -28C18 -25 10 -24 0 -24S-18 -25 -22 -28Z" fill="var(--tree-2)"/><path d="M-22 -28C-22 -36 -12 -42 0 -42C8 -42 15 -39.5 19 -35.5C12 -32 -6 -30 -22 -28Z" fill="var(--tree)"/></g>`;
export const house = (x: number, y: number, s = 1, fl = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${s * fl} ${s})"><path d="M-14 0H22L26 4H-8Z" fill="var(--shade-soft)"/><path d="M-16 0V-14H10V0Z" fill="var(--plaster)"/><path d="M10 0V-14L18 -19V-5Z" fill="var(--plaster-2)"/><path d="M-18 -13L-11 -22H15L12 -13Z" fill="var(--roof)"/><path d="M12 -13L15 -22L20 -18Z" fill="var(--roof-2)"/><path d="M-10 -8h4v5h-4zM-1 -8h4v5h-4z" fill="var(--arch)" opacity=".75"/></g>`;
export const temple = (x: number, y: number, s = 1): string => {
  let c = '';
  for (let i = 0; i < 6; i++)
    c += `<rect x="${-24 + i * 8.8}" y="-22" width="4" height="19" fill="var(--plaster)"/><rect x="${-21.2 + i * 8.8}" y="-22" width="1.2" height="19" fill="var(--plaster-2)"/>`;
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${s})"><path d="M-30 3H34L40 7H-24Z" fill="var(--shade-soft)"/><rect x="-30" y="-1" width="60" height="4" fill="var(--plaster-2)"/><rect x="-28" y="-4" width="56" height="3.5" fill="var(--plaster)"/><rect x="-24" y="-22" width="48" height="18" fill="var(--wall-3)"/>${c}<rect x="-27" y="-26" width="54" height="4.5" fill="var(--plaster)"/><path d="M-29 -26L0 -38L29 -26Z" fill="var(--roof)"/><path d="M-22 -27L0 -35.5L22 -27Z" fill="var(--plaster-2)"/></g>`;
};
export const aqueduct = (x: number, y: number, n: number, s = 1): string => {
  let c = '';
  for (let i = 0; i < n; i++)
    c += `<path d="M${i * 18 + 4} 0v-12a5.500 5.5 0 0 1 11 0v12z" fill="var(--aq)"/><path d="M${i * 18 + 5} -20v-4a4 4 0 0 1 8 0v4z" fill="var(--aq)"/>`;
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${s})"><path d="M0 0H${n * 18 + 2}L${n * 18 + 10} 5H8Z" fill="var(--shade-soft)"/><rect y="-34" width="${n * 18 + 2}" height="34" fill="var(--plaster-2)"/><rect y="-36" width="${n * 18 + 2}" height="4" fill="var(--plaster)"/><rect y="-19.5" width="${n * 18 + 2}" height="2" fill="var(--plaster)"/>${c}</g>`;
};
