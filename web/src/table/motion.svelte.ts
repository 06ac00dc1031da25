// How long things take to move: nothing at all when the system or the player asks for stillness.
const quiet = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

class Motion {
  /** The player's own choice; the system's wish always counts. */
  off = $state(false);
  /** Grows with every click and key: whatever moves then arrives at once. */
  hurried = $state(0);
  #system = $state(quiet?.matches ?? false);

  constructor() {
    quiet?.addEventListener('change', (event) => (this.#system = event.matches));
  }

  get still(): boolean {
    return this.off || this.#system;
  }
  get step(): number {
    return this.still ? 0 : 320;
  }
}

export const motion = new Motion();
