// What one may do now, found by its words: whoever draws a thing asks here whether it is lit.
import type { Legal } from '../wire';

export class Moves {
  readonly #byWords: ReadonlyMap<string, Legal>;

  constructor(readonly all: readonly Legal[]) {
    this.#byWords = new Map(all.map((legal) => [legal.words, legal]));
  }

  get(words: string): Legal | undefined {
    return this.#byWords.get(words);
  }

  has(words: string): boolean {
    return this.#byWords.has(words);
  }

  /** Those whose words begin with this verb. */
  of(verb: string): Legal[] {
    return this.all.filter((legal) => legal.words.startsWith(verb + ' '));
  }

  any(verb: string): boolean {
    return this.all.some((legal) => legal.words.startsWith(verb + ' '));
  }
}
