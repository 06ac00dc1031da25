// The numbered rules of a game, read from the same text that the terminal shows.

export type Rule = { number: string; text: string };
export type Chapter = { number: string; title: string; rules: Rule[] };

const FILES = import.meta.glob<string>(
  ['../../../src/munera/games/*/RULES.md', '../../../src/munera/games/*/rules/*.md'],
  { query: '?raw', import: 'default' },
);

/** In the reader's language where there is such a text, else in English. */
export async function rulebook(game: string, language: string): Promise<Chapter[]> {
  const find = (name: string) => Object.entries(FILES).find(([path]) => path.endsWith(`/${game}/${name}`))?.[1];
  const load = find(`rules/${language}.md`) ?? find('RULES.md');
  return load ? parse(await load()) : [];
}

export function parse(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  let rule: Rule | null = null;
  for (const line of text.split('\n')) {
    const heading = /^## ([A-Z]\d+) (.+)$/.exec(line);
    const item = /^- ([A-Z]\d+\.\d+) (.+)$/.exec(line);
    if (heading) {
      chapters.push({ number: heading[1]!, title: heading[2]!, rules: [] });
      rule = null;
    } else if (item && chapters.length > 0) {
      rule = { number: item[1]!, text: item[2]! };
      chapters.at(-1)!.rules.push(rule);
    } else if (rule && /^\s+\S/.test(line)) rule.text += ' ' + line.trim();
    else if (line.trim() === '') rule = null;
  }
  return chapters;
}

export type Piece = { kind: 'text' | 'strong' | 'em'; text: string };

/** Emphasis, and nothing else, is kept of the text's markup. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part): Piece => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*') && part.length > 2) return { kind: 'em', text: part.slice(1, -1) };
      return { kind: 'text', text: part.replaceAll('`', '') };
    });
}
