// The Fluent files of the Python package: what all share, the page's own words, and what each game brings.

export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  it: 'Italiano',
  es: 'Español',
  de: 'Deutsch',
} as const;
export type Language = keyof typeof LANGUAGES;
export const FALLBACK: Language = 'en';

export const isLanguage = (code: string): code is Language => code in LANGUAGES;

const FILES = import.meta.glob<string>(
  ['../../../src/munera/tongues/{common,errors,server,web}/*.ftl', '../../../src/munera/games/*/tongue/*.ftl'],
  { query: '?raw', import: 'default' },
);

/** Fluent files by language, loaded when they are asked for. */
export type Shelf = (language: Language) => Promise<string[]>;

export const shelf =
  (files: Record<string, () => Promise<string>>): Shelf =>
  (language) =>
    Promise.all(
      Object.entries(files)
        .filter(([path]) => path.endsWith(`/${language}.ftl`))
        .map(([, load]) => load()),
    );

/** A language is loaded when it is chosen. */
export const sources = shelf(FILES);
