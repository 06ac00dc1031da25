// What stands on the square: the album of programs for sale, and the bag of tokens.

export function album(label: string, lit: boolean): string {
  let p = '';
  [-42, -14, 14, 42].forEach((px, i) => {
    const r = [-2, 1.5, -1, 2][i];
    p += `<g transform="translate(${px} -44) rotate(${r})"><rect x="-11" y="-15" width="22" height="30" rx="1.5" fill="#fff8e8" stroke="#c9ad78" stroke-width=".8"/><circle cy="-12" r="1.6" fill="#a8482a"/><path d="M-7 -7h14M-7 -3.5h10M-7 0h14" stroke="#b79a68" stroke-width="1.3"/><circle cx="-5" cy="7.5" r="3" fill="${['#a83629', '#23707f', '#6a579f', '#bf7f14'][i]}"/><circle cx="4" cy="7.5" r="3" fill="${['#7a4a28', '#d15c1e', '#d15c1e', '#565d68'][i]}"/></g>`;
  });
  return `${lit ? `<rect x="-84" y="-92" width="168" height="110" rx="24" fill="var(--lit-glow)" opacity=".75" filter="url(#blur14)"/>` : ''}<ellipse cx="5" cy="3" rx="72" ry="8" fill="var(--shade)" filter="url(#blur3)"/><rect x="-62" y="-70" width="6" height="72" rx="1" fill="var(--wood-3)"/><rect x="56" y="-70" width="6" height="72" rx="1" fill="var(--wood-3)"/><rect x="-64" y="-66" width="128" height="46" rx="3" fill="var(--wood-2)"/><rect x="-60" y="-62" width="120" height="38" rx="2" fill="var(--wood)"/>${p}<path d="M-74 -66L-60 -84H60L74 -66Z" fill="var(--roof)"/><path d="M-74 -66L-60 -84H60L74 -66Z" fill="none" stroke="var(--roof-2)" stroke-width="1"/><path d="M-50 -84L-58 -66M-36 -84L-42 -66M-22 -84L-26 -66M-8 -84L-9 -66M8 -84L9 -66M22 -84L26 -66M36 -84L42 -66M50 -84L58 -66" stroke="var(--roof-2)" stroke-width="1.2"/><g transform="translate(0 -5)"><rect x="-55" y="-11" width="110" height="22" rx="5" fill="${lit ? 'var(--gold-2)' : 'var(--surface)'}" stroke="${lit ? '#a77913' : 'var(--line-2)'}"/><text text-anchor="middle" y="4.3" font-size="12" font-weight="650" font-family="var(--sans)" fill="${lit ? '#3a2600' : 'var(--ink)'}">${label}</text></g>`;
}
export function sack(n: number): string {
  return `<ellipse cx="3" cy="1" rx="17" ry="5" fill="var(--shade-soft)"/><path d="M-6 -30C-10 -36 -9 -40 -7 -42C-3 -39 3 -39 7 -42C9 -40 10 -36 6 -30C16 -24 20 -12 17 -4C14 1 -14 1 -17 -4C-20 -12 -16 -24 -6 -30Z" fill="#b98c57" stroke="#75502a" stroke-width="1"/><path d="M-8 -30C-3 -28 3 -28 8 -30" stroke="#6b2b1c" stroke-width="2.4" fill="none"/><path d="M-10 -20C-12 -12 -11 -7 -9 -3" stroke="#75502a" stroke-opacity=".5" fill="none"/><text y="-9" text-anchor="middle" font-family="var(--sans)" font-size="12" font-weight="750" fill="#2c1a06">${n}</text>`;
}
