// A noble with the feet at 0, 0; one unit is one pixel where a space is 65 long.

export type Rank = 'emperor' | 'consul' | 'senator';
/** As printed on the pieces' feet. */
const SPECTATORS: Record<Rank, number> = { emperor: 7, consul: 5, senator: 3 };

export function noble(rank: Rank, { badge = true, lit = false }: { badge?: boolean; lit?: boolean } = {}): string {
  const robe = { emperor: 'robeP', consul: 'robeR', senator: 'robeS' }[rank],
    v = SPECTATORS[rank];
  const base = { emperor: ['#e7c05c', '#8a600f'], consul: ['#b9543a', '#6f2717'], senator: ['#a99a86', '#5f5344'] }[
    rank
  ];
  const hgt = { emperor: 1.16, consul: 1.02, senator: 0.9 }[rank];
  let d = '';
  d += `<ellipse cx="3" cy="2" rx="19" ry="7" fill="#1c0f00" opacity=".32"/>`;
  d += `<path d="M-16 -3v4a16 6.2 0 0 0 32 0v-4z" fill="${base[1]}"/><ellipse cy="-3" rx="16" ry="6.2" fill="${base[0]}"/>`;
  let b = '';
  b += `<path d="M-11 -4C-13 -16 -12 -25 -9.5 -32C-8 -37 -4.5 -38.5 0 -38.5S8 -37 9.5 -32C12 -25 13 -16 11 -4C6 -.8 -6 -.8 -11 -4Z" fill="url(#${robe})" stroke="#2a1408" stroke-opacity=".35" stroke-width=".8"/>`;
  if (rank === 'emperor')
    b += `<path d="M-8.5 -33C-3 -26 6 -17 11.4 -10" fill="none" stroke="url(#goldH)" stroke-width="2.6"/><path d="M-4 -37C2 -30 8 -22 12 -17" fill="none" stroke="#3c1033" stroke-opacity=".5" stroke-width="1"/><path d="M-11 -5.5C-6 -2.6 6 -2.6 11 -5.5" fill="none" stroke="url(#goldH)" stroke-width="2.2"/><path d="M-7 -28C-8 -20 -8 -14 -6 -5M-2 -24C-2 -18 0 -10 1 -4" stroke="#2c0826" stroke-opacity=".4" fill="none" stroke-width="1"/>`;
  if (rank === 'consul')
    b += `<path d="M-8.5 -33C-3 -26 6 -17 11.4 -10" fill="none" stroke="#8c2440" stroke-width="3.2"/><path d="M-11 -6C-6 -3 6 -3 11 -6" fill="none" stroke="#8c2440" stroke-width="2.4"/><path d="M-7 -28C-8 -20 -8 -14 -6 -5M-2 -24C-2 -18 0 -10 1 -4" stroke="#6b4f2c" stroke-opacity=".4" fill="none" stroke-width="1"/>`;
  if (rank === 'senator')
    b += `<path d="M-8.5 -33C-3 -26 6 -17 11.4 -10" fill="none" stroke="#6d2a62" stroke-width="1.5"/><path d="M-7 -28C-8 -20 -8 -14 -6 -5M-2 -24C-2 -18 0 -10 1 -4M3 -20C4 -14 5 -9 6 -4" stroke="#4f4130" stroke-opacity=".45" fill="none" stroke-width="1"/>`;
  // attributes
  if (rank === 'emperor')
    b += `<path d="M15 -3V-43" stroke="#a8791d" stroke-width="2.2" stroke-linecap="round"/><circle cx="15" cy="-42" r="2" fill="#e7c05c" stroke="#7a5608" stroke-width=".5"/><path d="M10 -49.5q2.800 .4 4.3 3.2q-.5 -2.5 .7 -3.6q1.200 1.1 .7 3.6q1.500 -2.8 4.3 -3.2q-.6 4.6 -3.4 5.7h-3.2q-2.8 -1.1 -3.4 -5.7z" fill="#f0cf7a" stroke="#7a5608" stroke-width=".6"/>`;
  if (rank === 'consul')
    b += `<rect x="11.5" y="-38" width="4.6" height="34" rx="1" fill="#8a5a2e" stroke="#4d2f12" stroke-width=".6"/><path d="M13 -38V-4M14.700 -38V-4" stroke="#4d2f12" stroke-width=".5"/><path d="M11 -32h5.600M11 -22h5.600M11 -12h5.600" stroke="#a3262a" stroke-width="1.7"/><path d="M16 -36c5 -1 6 4 4.5 7l-4.5 -1z" fill="#b9bec6" stroke="#5a6069" stroke-width=".6"/>`;
  if (rank === 'senator')
    b += `<g transform="translate(11 -20) rotate(18)"><rect x="-2.6" y="-6" width="5.2" height="12" rx="2" fill="#f7ecd2" stroke="#8a6f45" stroke-width=".8"/><path d="M-2.6 -3h5.200M-2.6 3h5.200" stroke="#8a6f45" stroke-width=".7"/></g>`;
  b += `<circle cy="-44" r="7.2" fill="url(#skin)" stroke="#5d3a1c" stroke-opacity=".55" stroke-width=".7"/>`;
  if (rank === 'senator')
    b += `<path d="M-7.2 -44.5C-8 -50 -4 -53 1 -52.5C6 -52 8 -48 7 -44C5.500 -47.5 3 -48.5 -1 -48.5C-4 -48.5 -6.5 -47 -7.2 -44.5Z" fill="#d8d2c8" stroke="#857a6b" stroke-width=".6"/>`;
  else
    b += `<path d="M-7.2 -44.5C-8.5 -50.5 -4 -53 1 -52.5C6.500 -52 8.5 -48 7 -44C5.500 -47.5 3 -48.5 -1 -48.5C-4 -48.5 -6.5 -47 -7.2 -44.5Z" fill="${rank === 'emperor' ? '#5b3b1f' : '#3c2a1b'}"/>`;
  if (rank === 'emperor') {
    b += `<path d="M-7.4 -46.2C-5 -49 5 -49 7.4 -46.2" fill="none" stroke="#8a600f" stroke-width="1.2"/><g fill="url(#gold)" stroke="#7a5608" stroke-width=".45">`;
    for (const [px, py, a] of [
      [-7.1, -47.8, 58],
      [-4.9, -49.9, 42],
      [-2.3, -51, 22],
      [2.3, -51, -22],
      [4.9, -49.9, -42],
      [7.1, -47.8, -58],
    ])
      b += `<ellipse cx="${px}" cy="${py}" rx="1.25" ry="2.7" transform="rotate(${a} ${px} ${py})"/>`;
    b += `<circle cx="0" cy="-48.8" r="1.5" fill="#b01f3c"/></g>`;
  }
  d += `<g transform="scale(${hgt})" transform-origin="0 -3">${b}</g>`;
  if (badge)
    d += `<g transform="translate(0 1.5)"><text y="3.3" text-anchor="middle" font-size="9.5" font-weight="800" font-family="var(--sans)" fill="${rank === 'emperor' ? '#4a3000' : '#fff6e6'}">${v}</text></g>`;
  return (
    (lit
      ? '<ellipse class="litpulse" cy="-1" rx="24" ry="11" fill="none" stroke="var(--lit)" stroke-width="3"/>'
      : '') + d
  );
}
