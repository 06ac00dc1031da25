// What the player chose for this browser. Without storage everything still works, it is only not remembered.
import { motion, type Movement } from '../table/motion.svelte';
import type { Table } from '../wire';
import { FALLBACK, isLanguage, type Language } from '../words/catalogue';
import { tongue } from '../words/tongue.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Kept = {
  theme: Theme;
  language: Language;
  text: number; // size of letters in percent of what the browser says
  contrast: boolean | null; // stronger; null is as the system says
  motion: Movement;
  botPace: Table['bot_pace']; // at tables that I open
  sure: boolean; // ask before a move that cannot be undone
  effects: boolean; // show what a move does
  sound: boolean;
  notices: boolean;
  name: string;
  players: number;
  level: string;
  lessons: Record<string, number>; // where the player left each
  plans: Record<string, boolean>; // of which games they were closed: known by now
};

export const TEXT = { least: 85, most: 140, step: 5 };

const KEY = 'munera';
const query = (wanted: string) => (typeof matchMedia === 'function' ? matchMedia(wanted) : null);
const dark = query('(prefers-color-scheme: dark)');
const strong = query('(prefers-contrast: more)');

function read(): Partial<Kept> {
  try {
    return understood(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>);
  } catch {
    return {};
  }
}

/** Also what older pages kept. */
function understood({ motion: moves, text, ...kept }: Record<string, unknown>): Partial<Kept> {
  return {
    ...(kept as Partial<Kept>),
    ...(moves === undefined
      ? {}
      : { motion: moves === true ? 'full' : moves === false ? 'none' : (moves as Movement) }),
    ...(typeof text === 'number' ? { text: Math.min(TEXT.most, Math.max(TEXT.least, text)) } : {}),
  };
}

function spoken(): Language {
  for (const tag of typeof navigator === 'undefined' ? [] : navigator.languages) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return FALLBACK;
}

export class Preferences {
  #kept = $state<Kept>({
    theme: 'system',
    language: spoken(),
    text: 100,
    contrast: null,
    motion: 'full',
    botPace: 'human',
    sure: false,
    effects: true,
    sound: false,
    notices: false,
    name: '',
    players: 4,
    level: 'eques', // whoever comes for the first time should not meet a strong one
    lessons: {},
    plans: {},
    ...read(),
  });
  #systemDark = $state(dark?.matches ?? false);
  #systemStrong = $state(strong?.matches ?? false);

  constructor() {
    dark?.addEventListener('change', (event) => {
      this.#systemDark = event.matches;
      this.#show();
    });
    strong?.addEventListener('change', (event) => {
      this.#systemStrong = event.matches;
      this.#show();
    });
    // what is chosen in one tab holds in all
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key === KEY) this.#take(read());
    });
  }

  get kept(): Readonly<Kept> {
    return this.#kept;
  }
  get dark(): boolean {
    return this.#kept.theme === 'system' ? this.#systemDark : this.#kept.theme === 'dark';
  }
  get strong(): boolean {
    return this.#kept.contrast ?? this.#systemStrong;
  }

  set(change: Partial<Kept>): void {
    this.#take(change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser without storage
    }
  }

  #take(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    this.#show();
    if (change.language && change.language !== tongue.language) void tongue.speak(change.language);
  }

  toggleTheme(): void {
    this.set({ theme: this.dark ? 'light' : 'dark' });
  }

  async begin(): Promise<void> {
    this.#show();
    await tongue.speak(this.#kept.language);
  }

  #show(): void {
    const { dataset, style } = document.documentElement;
    dataset.theme = this.dark ? 'dark' : 'light';
    dataset.contrast = this.strong ? 'more' : 'plain';
    dataset.motion = this.#kept.motion;
    dataset.text = this.#kept.text > 110 ? 'large' : 'plain';
    style.fontSize = `${this.#kept.text}%`;
    motion.chosen = this.#kept.motion;
  }
}

export const preferences = new Preferences();
