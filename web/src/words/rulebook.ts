// The numbered rules of a game, read from the same text that the terminal shows.

/** `ruling` is what we settled ourselves, or what only holds for some; it follows the rule. */
export type Rule = { number: string; title: string; text: string; ruling: string };
/** `aside` is what the heading says beside its title: the phase, or when it does not happen. */
export type Chapter = { number: string; title: string; aside: string; rules: Rule[] };

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
  const whole = text.replace(/\n {2,}(?=\S)/g, ' '); // a rule runs over several lines
  for (const line of whole.split('\n')) {
    const heading = /^## ([A-Z]\d+) (.+)$/.exec(line);
    const item = /^- ([A-Z]\d+\.\d+) (.+)$/.exec(line);
    if (heading) chapters.push({ number: heading[1]!, ...headed(heading[2]!), rules: [] });
    else if (item) chapters.at(-1)?.rules.push({ number: item[1]!, ...parted(item[2]!) });
  }
  return chapters;
}

/** "Phase 5, closing ceremony (not in round 5)". */
function headed(heading: string): { title: string; aside: string } {
  const [, phase = '', said, when = ''] = /^(?:(\S+ [\dIVX]+), )?(.+?)(?: \((.+)\))?$/.exec(heading)!;
  const aside = [phase, when].filter(Boolean).join(', ');
  return { title: capital(said!), aside: capital(aside) };
}

/** "**Title.** What holds. **Ruling:** what we settled." */
function parted(rule: string): { title: string; text: string; ruling: string } {
  const [, title = '', said] = /^(?:\*\*([^*]+)\.\*\* )?(.*)$/.exec(rule)!;
  const at = said!.search(/\*\*[^*]+:\*\*/);
  return at < 0
    ? { title, text: said!, ruling: '' }
    : { title, text: said!.slice(0, at).trim(), ruling: said!.slice(at) };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export type Piece = { kind: 'text' | 'strong' | 'em' | 'rule'; text: string };

/** Of the text's markup emphasis is kept, and nothing else; numbers of rules lead to them. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\b[CM]\d+(?:\.\d+)?\b)/)
    .filter(Boolean)
    .map((part): Piece => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*') && part.length > 2) return { kind: 'em', text: part.slice(1, -1) };
      if (/^[CM]\d/.test(part)) return { kind: 'rule', text: part };
      return { kind: 'text', text: part.replaceAll('`', '') };
    });
}

const named = ({ text, ruling }: Rule): string[] =>
  pieces(`${text} ${ruling}`).flatMap(({ kind, text: number }) => (kind === 'rule' ? [number] : []));

/** What these rules name and what names them, in the order of the book, without themselves. */
export function related(rules: readonly Rule[], chapters: readonly Chapter[]): { number: string; title: string }[] {
  const ours = new Set(rules.map(({ number }) => number));
  const near = new Set(rules.flatMap(named));
  for (const rule of chapters.flatMap((chapter) => chapter.rules)) {
    if (named(rule).some((number) => ours.has(number))) near.add(rule.number);
  }
  return chapters
    .flatMap((chapter) => [chapter, ...chapter.rules])
    .filter(({ number }) => near.has(number) && !ours.has(number));
}
