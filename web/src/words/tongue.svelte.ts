// Messages become text in the reader's language: the same catalogues, and the same three functions, as in the terminal.
import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { roman } from '../draw/roman';
import type { Said, Seat } from '../wire';
import { FALLBACK, sources, type Language, type Shelf } from './catalogue';
import { mark } from './pictures';

/** Something to be said inside a sentence, once the sentence knows in which form. */
class Spoken extends FluentType<string> {
  constructor(
    readonly say: (form: string | null, join: string) => string,
    readonly isYou = false,
    readonly form: string | null = null,
    readonly join = 'and',
  ) {
    super('');
  }
  override toString(): string {
    return this.say(this.form, this.join);
  }
}

const FUNCTIONS = {
  FORM: ([thing, form]: FluentValue[]) =>
    thing instanceof Spoken ? new Spoken(thing.say, thing.isYou, text(form)) : (thing ?? ''),
  LIST: ([things, join]: FluentValue[], named: Record<string, FluentValue>) =>
    things instanceof Spoken
      ? new Spoken(things.say, things.isYou, named.form ? text(named.form) : null, join ? text(join) : 'and')
      : (things ?? ''),
  WHO: ([player]: FluentValue[]) => (player instanceof Spoken && player.isYou ? 'you' : 'other'),
};
const text = (value: FluentValue | undefined): string =>
  value instanceof FluentType ? String(value.value) : String(value);

/** What no drawing tells apart: the page speaks of a consul and shows which. */
const NUMBERED = /^(colosseum-noble-\w+)-\d$/;
const isSeat = (said: Said): said is { seat: Seat } => typeof said === 'object' && 'seat' in said;
/** For “d’Ada” beside “de Livia”. */
const initial = (name: string): string =>
  'aeiouh'.includes(name.normalize('NFD').slice(0, 1).toLowerCase()) ? 'vowel' : 'consonant';

/** Who sits where and who reads; with `pictures`, kinds of tokens become marks to be drawn (see pictures.ts). */
export type At = { names: readonly string[]; you: Seat | null; pictures?: boolean };
const NOWHERE: At = { names: [], you: null };

class Tongue {
  language = $state<Language>(FALLBACK);
  #bundle = $state.raw<FluentBundle>(new FluentBundle(FALLBACK));
  #fallback = new FluentBundle(FALLBACK);

  readonly #shelves: Shelf[] = [sources];

  /** Takes in words that only some pages need, from now on in every language. */
  async also(shelf: Shelf): Promise<void> {
    if (this.#shelves.includes(shelf)) return;
    this.#shelves.push(shelf);
    await this.speak(this.language);
  }

  async speak(language: Language): Promise<void> {
    this.#bundle = await bundled(language, this.#shelves);
    if (language !== FALLBACK && !this.#fallback.hasMessage('common-yes'))
      this.#fallback = await bundled(FALLBACK, [sources]);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A message of the catalogue, with plain arguments. */
  t(id: string, args: Record<string, Said> = {}, at: At = NOWHERE): string {
    return this.say({ id, args }, at);
  }

  say(said: Said, at: At = NOWHERE, form: string | null = null, join = 'and'): string {
    if (typeof said === 'string') return said;
    if (typeof said === 'number') return new Intl.NumberFormat(this.language).format(said);
    if (Array.isArray(said)) return this.#joined(said, at, form, join);
    if ('seat' in said) return this.#player(said.seat, at, form);
    const drawn = at.pictures ? mark(said.id, said.args?.count) : null;
    if (drawn !== null) return drawn;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(said.args ?? {})) {
      args[name] =
        typeof value === 'string' || typeof value === 'number'
          ? asDrawn(name, value)
          : new Spoken((asked, by) => this.say(value, at, asked, by), isSeat(value) && value.seat === at.you);
    }
    return this.#text(said.id.replace(NUMBERED, '$1'), form, args);
  }

  #text(id: string, form: string | null, args: Record<string, FluentVariable>): string {
    for (const bundle of [this.#bundle, this.#fallback]) {
      const message = bundle.getMessage(id);
      const pattern = form ? message?.attributes[form] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, args);
    }
    // a message this page does not know yet: whoever sent it may have said it in plain words
    return typeof args.text === 'string' ? args.text : id;
  }

  #player(seat: Seat, at: At, form: string | null): string {
    if (seat === at.you) return this.#text('common-you', form, {});
    const name = at.names[seat];
    return name
      ? this.#text('common-player', form, { name, initial: initial(name) })
      : this.#text('common-seat', form, { seat: seat + 1 });
  }

  #isPlayer(said: Said): boolean {
    if (typeof said !== 'object' || Array.isArray(said)) return false;
    return 'seat' in said || 'inside' in (this.#bundle.getMessage(said.id)?.attributes ?? {});
  }

  #joined(items: Said[], at: At, form: string | null, join: string): string {
    const inside = (item: Said, place: number) => (place > 0 && this.#isPlayer(item) ? 'inside' : null);
    const texts = items.map((item, place) => this.say(item, at, form ?? inside(item, place)));
    if (texts.length < 2) return texts.join('');
    const last = texts.pop()!;
    const first = texts.reduce((a, b) => this.#text('common-join-more', join, { first: a, next: b }));
    return this.#text('common-join-last', join, { first, next: last });
  }
}

/** Stalls wear Roman numerals; a sentence names them as they are seen. */
const asDrawn = (name: string, value: string | number): string | number =>
  name === 'market' && typeof value === 'number' ? roman(value) : value;

async function bundled(language: Language, shelves: readonly Shelf[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  const texts = await Promise.all(shelves.map((shelf) => shelf(language)));
  for (const source of texts.flat()) bundle.addResource(new FluentResource(source));
  return bundle;
}

export const tongue = new Tongue();
/** The page's own words, without the name of their area. */
export const t = (id: string, args?: Record<string, Said>): string => tongue.t(`web-${id}`, args);
