// Addresses of the page. Every place has one, so that reload, back and a sent link all lead there.
class Router {
  path = $state(typeof location === 'undefined' ? '/' : location.pathname);
  query = $state(typeof location === 'undefined' ? '' : location.search);

  constructor() {
    if (typeof window !== 'undefined') window.addEventListener('popstate', () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.#read();
    if (!replace) window.scrollTo(0, 0);
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }
  get search(): URLSearchParams {
    return new URLSearchParams(this.query);
  }

  /** An address that knows the way back here. */
  aside(to: string): string {
    return `${to}?back=${encodeURIComponent(this.path)}`;
  }
  /** Where whoever came aside came from; only ever a place of this page. */
  get back(): string | null {
    const way = this.search.get('back');
    return way && /^\/(?!\/)/.test(way) ? way : null;
  }
}

export const router = new Router();

/** Makes an ordinary link change the page without loading it anew. */
export function link(anchor: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const to = new URL(anchor.href);
    if (to.origin !== location.origin) return;
    event.preventDefault();
    router.go(to.pathname + to.search + to.hash);
  };
  anchor.addEventListener('click', follow);
  return { destroy: () => anchor.removeEventListener('click', follow) };
}
