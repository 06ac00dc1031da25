// What one looks for among the programs: by name, by tokens, what one may buy, what fits the arena.
import type { Kind } from '../../draw/kinds';
import { programName } from '../../words/names';
import { filling } from './filling';
import type { Impresario, Program } from './view';

export class ProgramFilter {
  search = $state('');
  buyable = $state(false);
  fits = $state(false);
  kinds = $state<Kind[]>([]);

  toggle(kind: Kind): void {
    this.kinds = this.kinds.includes(kind) ? this.kinds.filter((each) => each !== kind) : [...this.kinds, kind];
  }

  /** Those that match: first what one may buy, then what is closest to complete, then what draws most. */
  of<P extends Program>(programs: readonly P[], me: Impresario, mayBuy: (n: number) => boolean): P[] {
    const word = this.search.trim().toLowerCase();
    const lacking = (program: Program): number => {
      const { missing, jokers } = filling(program, me.tokens);
      return missing - jokers;
    };
    return programs
      .filter(({ number }) => !this.buyable || mayBuy(number))
      .filter(({ arena }) => !this.fits || arena <= me.arena.length)
      .filter(({ assets }) => this.kinds.every((kind) => assets[kind]))
      .filter(({ number }) => programName(number).toLowerCase().includes(word))
      .sort(
        (a, b) =>
          Number(mayBuy(b.number)) - Number(mayBuy(a.number)) ||
          lacking(a) - lacking(b) ||
          b.spectators[0]! - a.spectators[0]!,
      );
  }
}
