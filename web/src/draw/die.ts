// A die of the game: 2 to 6 spots, or the face that lets one choose 1, 2 or 3.
const SPOTS: Record<string, [number, number][]> = {
  '2': [
    [28, 28],
    [72, 72],
  ],
  '3': [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  '4': [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  '5': [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  '6': [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

export function die(face: string): string {
  const spots = SPOTS[face];
  const shown = spots
    ? spots.map(([x, y]) => `<circle cx="${x - 2}" cy="${y - 3}" r="9.5" fill="#5a1f4d"/>`).join('')
    : `<text x="48" y="62" text-anchor="middle" font-family="var(--sans)" font-size="38" font-weight="800" fill="#5a1f4d">${face.replace('-', '–')}</text>`;
  return `<rect y="8" width="96" height="96" rx="20" fill="#b59a6c"/><rect width="96" height="94" rx="20" fill="#fff8e8"/>${shown}`;
}
