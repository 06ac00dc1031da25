// A row that is longer than its place fades out where it goes on.
export function edges(row: HTMLElement): () => void {
  const look = (): void => {
    row.toggleAttribute('data-before', row.scrollLeft > 2);
    row.toggleAttribute('data-after', row.scrollLeft + row.clientWidth < row.scrollWidth - 2);
  };
  const resized = new ResizeObserver(look);
  resized.observe(row);
  const filled = new MutationObserver(look);
  filled.observe(row, { childList: true, subtree: true });
  row.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    resized.disconnect();
    filled.disconnect();
    row.removeEventListener('scroll', look);
  };
}

/** What is chosen in a row is seen whole. */
export function bringIntoView(row: HTMLElement, chosen: HTMLElement | null): void {
  if (!chosen) return;
  const [left, right] = [chosen.offsetLeft - row.offsetLeft, row.clientWidth - chosen.offsetWidth];
  row.scrollLeft = left - right / 2;
}
