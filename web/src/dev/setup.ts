// What jsdom lacks of a browser.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: query.includes('reduce'),
  addEventListener() {},
  removeEventListener() {},
}));
HTMLDialogElement.prototype.showModal ??= function () {};
Element.prototype.scrollIntoView ??= function () {};

/** Recorded by tools/fixtures.py; tests run in the folder of package.json. */
export const fixture = (name: string): unknown => JSON.parse(readFileSync(`fixtures/${name}.json`, 'utf-8'));
