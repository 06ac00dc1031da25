// How long things take to move: less for those who want it short, nothing for those who ask for stillness.
const quiet = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
const SHORT = 0.4; // of the time

export type Movement = 'full' | 'short' | 'none';

class Motion {
  /** The player's own choice; the system's wish for stillness always counts. */
  chosen = $state<Movement>('full');
  /** Grows with every click and key: whatever moves then arrives at once. */
  hurried = $state(0);
  #system = $state(quiet?.matches ?? false);

  constructor() {
    quiet?.addEventListener('change', (event) => (this.#system = event.matches));
  }

  get still(): boolean {
    return this.chosen === 'none' || this.#system;
  }
  /** Without what is there for show alone. */
  get short(): boolean {
    return this.chosen === 'short';
  }
  lasts(ms: number): number {
    return this.still ? 0 : this.short ? ms * SHORT : ms;
  }
  get step(): number {
    return this.lasts(320);
  }
}

export const motion = new Motion();
