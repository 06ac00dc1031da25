// What one looks for among the programs, by name, by tokens, what one may buy, what fits the arena; and in which order.
import type { Kind } from '../../draw/kinds';
import { programName } from '../../words/names';
import { drawn, lacking } from './filling';
import type { Impresario, Program } from './view';

/** Closest to complete, largest audience as things are, cheapest. */
export const ORDERS = ['closest', 'draws', 'price'] as const;
export type Order = (typeof ORDERS)[number];

export class ProgramFilter {
  order = $state<Order>('closest');
  search = $state('');
  buyable = $state(false);
  fits = $state(false);
  kinds = $state<Kind[]>([]);

  toggle(kind: Kind): void {
    this.kinds = this.kinds.includes(kind) ? this.kinds.filter((each) => each !== kind) : [...this.kinds, kind];
  }

  /** Those that match, in the order that was chosen; unless that is the price, what one may buy comes first. */
  of<P extends Program & { price?: number }>(
    programs: readonly P[],
    { tokens, arena: { length: size } }: Impresario,
    mayBuy: (n: number) => boolean,
  ): P[] {
    const word = this.search.trim().toLowerCase();
    const closest = (a: P, b: P): number =>
      lacking(a, tokens) - lacking(b, tokens) || b.spectators[0]! - a.spectators[0]!;
    const bought = (a: P, b: P): number => Number(mayBuy(b.number)) - Number(mayBuy(a.number));
    const orders: Record<Order, (a: P, b: P) => number> = {
      closest: (a, b) => bought(a, b) || closest(a, b),
      draws: (a, b) => bought(a, b) || drawn(b, tokens) - drawn(a, tokens) || closest(a, b),
      price: (a, b) => (a.price ?? 0) - (b.price ?? 0) || a.number - b.number,
    };
    return programs
      .filter(({ number }) => !this.buyable || mayBuy(number))
      .filter(({ arena }) => !this.fits || arena <= size)
      .filter(({ assets }) => this.kinds.every((kind) => assets[kind]))
      .filter(({ number }) => programName(number).toLowerCase().includes(word))
      .sort(orders[this.order]);
  }
}
