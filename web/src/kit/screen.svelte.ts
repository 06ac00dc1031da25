// How large the screen is: one frame for phones, one for everything wider.
class Screen {
  width = $state(typeof window === 'undefined' ? 1440 : window.innerWidth);
  height = $state(typeof window === 'undefined' ? 900 : window.innerHeight);

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('resize', () => {
      this.width = window.innerWidth;
      this.height = window.innerHeight;
    });
  }

  get phone(): boolean {
    return this.width <= 700;
  }
  /** Too narrow for three columns. */
  get tablet(): boolean {
    return !this.phone && this.width < 1180;
  }
  /** A small laptop, as in styles/small.css. */
  get low(): boolean {
    return this.height <= 800;
  }
}

export const screen = new Screen();
