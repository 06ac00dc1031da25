// What the player has taken in hand: a trader, a favour that needs a target, a ticket or a visitor.
import type { Seating } from '../../table/seating.svelte';
import type { Legal } from '../../wire';
import { spoken } from './things';
import { VENUES, type CircusView, type FavourName, type Gang, type VenueName } from './view';

/** How a trader goes to a queue: as it is, or recalled from an earlier one; rank 1 also as rank 8. */
export type InHand = { way: 'play' | 'recall'; rank: number; asEight: boolean };
export type Sale = { legal: Legal; goods: string; buyer: string };

export class Director {
  hand = $state.raw<InHand | null>(null);
  favour = $state<'push' | 'recall' | null>(null);
  goods = $state<string | null>(null);
  buyer = $state<string | null>(null);
  /** On a phone: the venue that is shown, where a trader goes who is taken in hand. */
  facing = $state<VenueName | null>(null);
  /** The day whose account is asked for. */
  account = $state<number | null>(null);

  constructor(readonly seating: Seating<CircusView>) {}

  get view(): CircusView {
    return this.seating.view;
  }
  readonly seat = $derived.by(() => this.seating.you ?? this.seating.view.actor ?? 0);
  readonly me = $derived.by<Gang>(() => this.seating.view.seats[this.seat]!);

  #how({ rank, asEight }: { rank: number; asEight: boolean }): string {
    return asEight ? `${rank} as 8` : `${rank}`;
  }
  #words(hand: InHand, venue: VenueName | null): string {
    return `${hand.way} ${this.#how(hand)}${venue ? ` at ${spoken(venue)}` : ''}`;
  }

  /** Whether a trader can be taken in hand now. */
  playable(hand: InHand): boolean {
    return [null, ...VENUES].some((venue) => this.seating.moves.has(this.#words(hand, venue)));
  }

  /** Takes a trader; where there is only one queue, or one venue in sight, it is chosen at once. */
  take(hand: InHand): void {
    const same = this.hand?.rank === hand.rank && this.hand.way === hand.way && this.hand.asEight === hand.asEight;
    this.seating.back();
    this.hand = same ? null : hand;
    const legal = [null, this.facing].flatMap((queue) => this.seating.moves.get(this.#words(hand, queue)) ?? [])[0];
    if (legal && !same) void this.seating.choose([legal.action], legal.words);
  }

  /** What a click on a venue would choose: the trader in hand, or the extra visitor. */
  at(venue: VenueName): Legal | undefined {
    const { moves } = this.seating;
    const placed = moves.get(`place at ${spoken(venue)}`);
    if (placed || !this.hand) return placed;
    return moves.get(this.#words(this.hand, venue));
  }

  /** The actions that a favour in my hand allows now, without a target. */
  simple(favour: FavourName): Legal | undefined {
    return this.seating.moves.get(`use ${spoken(favour)}`);
  }
  usable(favour: FavourName): boolean {
    const { moves } = this.seating;
    if (favour === 'push_ahead') return moves.any('push');
    if (favour === 'recall_trader') return moves.any('recall');
    if (favour === 'rank_one_is_eight')
      return (
        this.playable({ way: 'play', rank: 1, asEight: true }) ||
        this.playable({ way: 'recall', rank: 1, asEight: true })
      );
    if (this.sales.some(({ goods }) => goods === spoken(favour))) return true;
    if (favour === 'bribe_legionnaire') return this.sales.some(({ buyer }) => buyer === 'bribed legionnaire');
    return this.simple(favour) !== undefined;
  }
  use(favour: FavourName): void {
    const simple = this.simple(favour);
    if (simple) this.seating.toggle(simple);
    else if (favour === 'push_ahead') this.favour = this.favour === 'push' ? null : 'push';
    else if (favour === 'recall_trader') this.favour = this.favour === 'recall' ? null : 'recall';
    else if (favour === 'rank_one_is_eight') {
      const way = this.playable({ way: 'play', rank: 1, asEight: true }) ? 'play' : 'recall';
      this.take({ way, rank: 1, asEight: true });
    } else if (this.sales.some(({ goods }) => goods === spoken(favour))) this.pick(spoken(favour), null);
    else if (favour === 'bribe_legionnaire') this.pick(null, 'bribed legionnaire');
  }
  push(rank: number): Legal | undefined {
    return this.favour === 'push' ? this.seating.moves.get(`push ${rank}`) : undefined;
  }

  // Selling: a ticket (or a favour beside Caesar) and a buyer, in any order

  readonly sales = $derived.by<Sale[]>(() =>
    this.seating.moves.of('sell').map((legal) => {
      const [goods = '', buyer = ''] = legal.words.slice(5).split(' to ');
      return { legal, goods, buyer };
    }),
  );
  readonly goodsForSale = $derived.by(() => new Set(this.sales.map(({ goods }) => goods)));
  readonly buyers = $derived.by(
    () => new Set(this.sales.filter(({ goods }) => !this.goods || goods === this.goods).map(({ buyer }) => buyer)),
  );

  /** Whether this visitor at the venue being served may be sold to. */
  buyable(venue: VenueName, who: string): boolean {
    if (this.view.served?.queue !== venue) return false;
    return this.buyers.has(who) || (who === 'legionnaire' && this.buyers.has('bribed legionnaire'));
  }
  /** Of several alike only the first is marked as chosen. */
  look(venue: VenueName, who: string, isFirst: boolean): 'plain' | 'lit' | 'chosen' {
    const bribed = who === 'legionnaire' && this.buyer === 'bribed legionnaire';
    if (isFirst && this.view.served?.queue === venue && (this.buyer === who || bribed)) return 'chosen';
    return this.buyable(venue, who) ? 'lit' : 'plain';
  }

  pick(goods: string | null, buyer: string | null): void {
    if (goods) this.goods = this.goods === goods ? null : goods;
    if (buyer) this.buyer = this.buyer === buyer ? null : buyer;
    const fitting = this.sales.filter(
      (sale) => (!this.goods || sale.goods === this.goods) && (!this.buyer || sale.buyer === this.buyer),
    );
    // what is left without a choice is chosen
    const only = new Set(fitting.map((sale) => sale.goods));
    if (this.buyer && !this.goods && only.size === 1) this.goods = fitting[0]!.goods;
    const sale =
      this.goods && this.buyer ? fitting.find((s) => s.goods === this.goods && s.buyer === this.buyer) : undefined;
    if (sale) void this.seating.choose([sale.legal.action], sale.legal.words);
    else {
      if (fitting.length === 0) this.buyer = null;
      this.seating.back();
    }
  }

  /** Whether something was chosen that alone does nothing yet. */
  readonly isHalfMade = $derived.by(
    () =>
      this.hand !== null ||
      this.favour !== null ||
      this.buyer !== null ||
      (this.goods !== null && this.goodsForSale.size > 1),
  );

  reset(): void {
    this.hand = null;
    this.favour = null;
    this.goods = null;
    this.buyer = null;
    // with one kind of goods there is nothing to choose but the buyer
    const [only, ...more] = this.goodsForSale;
    if (only && more.length === 0) this.goods = only;
  }
}
