// What the player chose for this browser. Without storage everything still works, it is only not remembered.
import { motion } from '../table/motion.svelte';
import { FALLBACK, isLanguage, type Language } from '../words/catalogue';
import { tongue } from '../words/tongue.svelte';

export type Theme = 'system' | 'light' | 'dark';
type Kept = {
  theme: Theme;
  language: Language;
  motion: boolean;
  sound: boolean;
  notices: boolean;
  name: string;
  players: number;
  level: string;
  lessons: Record<string, number>; // where the player left each
};

const KEY = 'munera';
const system = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

function spoken(): Language {
  for (const tag of typeof navigator === 'undefined' ? [] : navigator.languages) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return FALLBACK;
}

class Preferences {
  #kept = $state<Kept>({
    theme: 'system',
    language: spoken(),
    motion: true,
    sound: false,
    notices: false,
    name: '',
    players: 4,
    level: 'consul',
    lessons: {},
    ...read(),
  });
  #systemDark = $state(system?.matches ?? false);

  constructor() {
    system?.addEventListener('change', (event) => {
      this.#systemDark = event.matches;
      this.#show();
    });
  }

  get kept(): Readonly<Kept> {
    return this.#kept;
  }
  get dark(): boolean {
    return this.#kept.theme === 'system' ? this.#systemDark : this.#kept.theme === 'dark';
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser without storage
    }
    this.#show();
    if (change.language) void tongue.speak(change.language);
  }

  toggleTheme(): void {
    this.set({ theme: this.dark ? 'light' : 'dark' });
  }

  async begin(): Promise<void> {
    this.#show();
    await tongue.speak(this.#kept.language);
  }

  #show(): void {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
    document.documentElement.dataset.motion = this.#kept.motion ? 'on' : 'off';
    motion.off = !this.#kept.motion;
  }
}

export const preferences = new Preferences();
