// The keyboard at a table: arrows walk what is lit, Enter chooses, Escape goes back, P passes, 1 to 5 are the markets.

const LIT = '[data-lit]:not(:disabled)';

export function keys(root: HTMLElement): { destroy(): void } {
  const click = (selector: string) => root.querySelector<HTMLElement>(selector)?.click();

  function press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input, textarea, select')) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const lit = [...root.querySelectorAll<HTMLElement>(LIT)];
      if (lit.length === 0) return;
      const step = event.key === 'ArrowRight' ? 1 : -1;
      const now = lit.indexOf(document.activeElement as HTMLElement);
      lit[(now + step + lit.length) % lit.length]?.focus();
    } else if (event.key === 'Escape') click('[data-key=back]');
    else if (event.key.toLowerCase() === 'p') click('[data-key=pass]');
    else if (/^[1-5]$/.test(event.key)) click(`[data-market="${event.key}"]`);
    else return;
    event.preventDefault();
  }

  window.addEventListener('keydown', press);
  return { destroy: () => window.removeEventListener('keydown', press) };
}
