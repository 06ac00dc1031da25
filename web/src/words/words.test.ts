// No message is missing, none is unused, in any language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from './catalogue';
import { parse, pieces, related, rulebook } from './rulebook';
import { tongue } from './tongue.svelte';

const CATALOGUE = '../src/munera/tongues/web/';
const languages = readdirSync(CATALOGUE).map((name) => name.replace('.ftl', ''));
const ids = (language: string): string[] =>
  [...readFileSync(join(CATALOGUE, `${language}.ftl`), 'utf-8').matchAll(/^(web-[\w-]+) =/gm)].map(
    (match) => match[1]!,
  );

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.') ? [readFileSync(path, 'utf-8')] : [];
  });
}
const code = sources('src').join('\n');
const english = new Set(ids('en'));

describe('the catalogue', () => {
  test('has every message that the page names', () => {
    const named = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => `web-${match[1]}`);
    expect(named.filter((id) => !english.has(id))).toEqual([]);
  });

  test('has no message that nothing names', () => {
    // names put together from parts: `phase-${phase}`
    const parts = [...code.matchAll(/`([\w-]*-)\$\{/g)].map((match) => match[1]!);
    const quoted = new Set([...code.matchAll(/'([\w-]+)'/g)].map((match) => match[1]!));
    const used = (id: string) => quoted.has(id) || quoted.has(`web-${id}`) || parts.some((part) => id.startsWith(part));
    const derived = (id: string) =>
      ['-at', '-text', '-title'].some((end) => id.endsWith(end) && english.has(`web-${id.slice(0, -end.length)}`));
    const games = ['colosseum', 'circus-maximus'];
    expect(
      [...english]
        .map((id) => id.slice(4))
        .filter(
          (id) =>
            !used(id) &&
            !derived(id) &&
            !games.includes(id) &&
            !/^(put|pay|charge)-/.test(id) &&
            !id.endsWith('-label'),
        ),
    ).toEqual([]);
  });

  test.each(languages)('is complete and readable in %s', (language) => {
    expect(new Set(ids(language))).toEqual(english);
    const bundle = new FluentBundle(language);
    const errors = bundle.addResource(new FluentResource(readFileSync(join(CATALOGUE, `${language}.ftl`), 'utf-8')));
    expect(errors).toEqual([]);
  });
});

describe('a tongue', () => {
  beforeAll(() => tongue.speak('en'));

  test('fills in and counts', () => {
    expect(tongue.t('web-n-players', { n: 1 })).toBe('1 player');
    expect(tongue.t('web-n-players', { n: 4 })).toBe('4 players');
  });

  test('tells whoever looks from the others', () => {
    const arena = { id: 'colosseum-arena', args: { who: { seat: 1 } } };
    expect(tongue.say(arena, { names: ['Ada', 'Bruno'], you: 1 })).toBe('your arena');
    expect(tongue.say(arena, { names: ['Ada', 'Bruno'], you: 0 })).toBe('the arena of Bruno');
  });

  test('shows the plain words of a message it does not know', () => {
    expect(tongue.say({ id: 'server-new-thing', args: { text: 'Something new.' } })).toBe('Something new.');
  });
});

describe('the rules', () => {
  test.each(['colosseum', 'circus_maximus'])('of %s are found, every number once', async (game) => {
    const rules = (await rulebook(game, 'en')).flatMap((chapter) => chapter.rules);
    expect(rules.length).toBeGreaterThan(30);
    expect(new Set(rules.map(({ number }) => number)).size).toBe(rules.length);
  });

  test('are read in the language of the reader, with the same numbers', async () => {
    const [english, french] = await Promise.all([rulebook('colosseum', 'en'), rulebook('colosseum', 'fr')]);
    const numbers = (chapters: typeof english) => chapters.flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(numbers(french)).toEqual(numbers(english));
    expect(french[0]!.title).not.toBe(english[0]!.title);
  });

  test.each(Object.keys(LANGUAGES))('all have a title in %s, and their rulings stand apart', async (language) => {
    for (const game of ['colosseum', 'circus_maximus']) {
      const rules = (await rulebook(game, language)).flatMap((chapter) => chapter.rules);
      expect(rules.filter(({ title, text, ruling }) => !title || !(text || ruling))).toEqual([]);
      expect(rules.filter(({ ruling }) => ruling).length).toBeGreaterThan(10);
    }
  });

  test('are read from one line or several', () => {
    const [chapter] = parse(
      '## C8 Phase 5, closing (not in round 5)\n- C8.1 **A title.** One\n  two. **Ruling:** three (C9)\n',
    );
    expect(chapter).toMatchObject({ title: 'Closing', aside: 'Phase 5, not in round 5' });
    expect(chapter!.rules).toEqual([
      { number: 'C8.1', title: 'A title', text: 'One two.', ruling: '**Ruling:** three (C9)' },
    ]);
  });

  test('keep their emphasis, lose their markup, and lead to each other', () => {
    expect(pieces('`One` **two** (C9, C10.2)')).toEqual([
      { kind: 'text', text: 'One ' },
      { kind: 'strong', text: 'two' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: 'C9' },
      { kind: 'text', text: ', ' },
      { kind: 'rule', text: 'C10.2' },
      { kind: 'text', text: ')' },
    ]);
  });

  test('are near those that they name and those that name them', async () => {
    const chapters = await rulebook('colosseum', 'en');
    const rule = chapters.flatMap(({ rules }) => rules).find(({ number }) => number === 'C6.6')!;
    expect(related([rule], chapters).map(({ number }) => number)).toEqual(['C6.1', 'C8.2', 'C10.1']);
  });

  test('name only rules that there are', async () => {
    for (const game of ['colosseum', 'circus_maximus']) {
      const chapters = await rulebook(game, 'en');
      const known = new Set(chapters.flatMap(({ number, rules }) => [number, ...rules.map((rule) => rule.number)]));
      const rules = chapters.flatMap((chapter) => chapter.rules);
      const named = rules
        .flatMap(({ text, ruling }) => pieces(`${text} ${ruling}`))
        .filter(({ kind }) => kind === 'rule');
      expect(named.filter(({ text }) => !known.has(text))).toEqual([]);
    }
  });
});
