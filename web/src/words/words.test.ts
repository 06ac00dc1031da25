// No message is missing, none is unused, in any language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, pieces, rulebook } from './rulebook';
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

  test('keep their emphasis and lose their markup', () => {
    const [chapter] = parse('## C1 Set-up\n- C1.1 One **Ruling:** two\n  three\n');
    expect(chapter!.rules[0]!.text).toBe('One **Ruling:** two three');
    expect(pieces(chapter!.rules[0]!.text)[1]).toEqual({ kind: 'strong', text: 'Ruling:' });
  });
});
