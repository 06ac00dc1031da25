/** Round numbers from nothing to at least `most`, about four steps apart: 0, 10, 20 … or 0, 25, 50 … */
export function ticks(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 2.5, 5, 10].map((n) => n * ten).find((n) => n >= rough && Number.isInteger(n)) ?? ten,
  );
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}
