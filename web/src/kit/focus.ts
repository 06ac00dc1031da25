// Focus is never lost: when what had it is gone or disabled, what is asked takes it, or else the title of the page, so that
// the keyboard goes on from there and a screen reader says where one is.

export function keepFocus(): () => void {
  let had = false;
  let looking = false;
  const focused = () => {
    had = true;
  };
  const look = () => {
    if (!had || looking) return;
    looking = true;
    // a browser lets go of what is disabled only when it draws
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        looking = false;
        if (document.activeElement === document.body) take();
      }),
    );
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'open'],
  });
  window.addEventListener('focusin', focused);
  return () => {
    observer.disconnect();
    window.removeEventListener('focusin', focused);
  };
}

function take(): void {
  const next = document.querySelector<HTMLElement>('[data-prompt]') ?? document.querySelector<HTMLElement>('h1');
  if (next && !next.hasAttribute('tabindex')) next.tabIndex = -1;
  next?.focus({ preventScroll: true });
}
