// Where on the screen the things are that a remark is about, and where its card leaves them free.

export type Box = { left: number; top: number; width: number; height: number };

const MARGIN = 10;

/** A point is the name of a place, or the words of something lit. */
export const boxes = (points: readonly string[]): Box[] =>
  points.flatMap((point) =>
    boxOf(point === 'prompt' ? '[data-prompt]' : `[data-place="${point}"], [data-lit="${point}"]`).slice(0, 1),
  );

/** Everything that can be clicked, which no card may hide. */
export const litBoxes = (): Box[] => boxOf('[data-lit]:not(:disabled)');

function boxOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((found) => {
    // a drawing may shine far around the thing itself, which is then marked
    const box = (found.querySelector('[data-core]') ?? found).getBoundingClientRect();
    if (
      box.width * box.height === 0 ||
      box.bottom < 0 ||
      box.right < 0 ||
      box.top > innerHeight ||
      box.left > innerWidth
    )
      return [];
    const { left, top, width, height } = box;
    return [{ left: left - 5, top: top - 5, width: width + 10, height: height + 10 }];
  });
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const distance = (a: Box, b: Box): number =>
  Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);

/** The place for a card that hides none of the boxes if there is one, and is near the first of them. */
export function placed(
  card: { width: number; height: number },
  spots: Box[],
  free: Box[],
): { left: number; top: number } {
  const across = Math.max(MARGIN, innerWidth - card.width - MARGIN);
  const down = Math.max(MARGIN, innerHeight - card.height - MARGIN);
  const columns = 12;
  let best = { left: across / 2, top: down / 2, cost: Infinity };
  for (let i = 0; i <= columns; i++) {
    for (let j = 0; j <= columns; j++) {
      const left = MARGIN + ((across - MARGIN) * i) / columns;
      const top = MARGIN + ((down - MARGIN) * j) / columns;
      const box = { left, top, ...card };
      const hidden = [...spots, ...free].reduce((sum, spot) => sum + overlap(box, spot), 0);
      const near = spots[0] ?? { left: innerWidth / 2, top: innerHeight / 2 - 40, width: 0, height: 0 };
      const cost = hidden + distance(box, near);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return best;
}
