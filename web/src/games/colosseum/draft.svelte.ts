// A trade offer as it is put together, in any order; the server hears it in its own order and says whether it stands.
import { SvelteSet } from 'svelte/reactivity';
import { KINDS, type Kind } from '../../draw/kinds';
import type { Seating } from '../../table/seating.svelte';
import type { Legal, Preview } from '../../wire';
import type { ColosseumView, Counts, Deal } from './view';

export type Side = 'give' | 'want';
export type Partner = number | 'all';

export class Draft {
  partner = $state<Partner | null>(null);
  give = $state<Counts>({});
  want = $state<Counts>({});
  /** What I pay; below zero what I ask for. */
  coins = $state(0);
  countering = $state(false);
  /** What the server's own draft holds already, begun by a bot that played for me or by another program: it stays. */
  begun = $state.raw<Deal | null>(null);
  preview = $state.raw<Preview<ColosseumView> | null>(null);
  refused = $state(false);

  constructor(readonly seating: Seating<ColosseumView>) {}

  get active(): boolean {
    return this.partner !== null || this.countering;
  }
  get empty(): boolean {
    return this.coins === 0 && KINDS.every((kind) => !this.give[kind] && !this.want[kind]);
  }
  /** Whether I laid anything beside what was begun. */
  get changed(): boolean {
    return this.#added('give').length + this.#added('want').length > 0 || this.coins !== this.#price;
  }
  /** Nothing comes after the coins. */
  get priced(): boolean {
    return this.#price !== 0;
  }
  get returnable(): boolean {
    return !this.begun || this.changed || this.seating.message.undo > 0;
  }
  /** Which side of the cloth is still empty. */
  get lacking(): Side | 'both' {
    const gives = this.coins > 0 || KINDS.some((kind) => this.give[kind]);
    const wants = this.coins < 0 || KINDS.some((kind) => this.want[kind]);
    return gives === wants ? 'both' : gives ? 'want' : 'give';
  }
  get sendable(): number | undefined {
    const legal = this.begun && !this.changed ? this.seating.message.legal : this.preview?.legal;
    return legal?.find(({ words }) => words === 'send')?.action;
  }

  reset(): void {
    this.partner = null;
    this.countering = false;
    this.begun = null;
    this.#clear();
  }

  /** Goes on with the draft that lies on the server. */
  takeUp(deal: Deal, countering: boolean): void {
    this.partner = deal.open ? 'all' : deal.to;
    this.countering = countering;
    this.begun = deal;
    this.#heard.clear();
    this.#hear(this.seating.message.legal);
    this.#return(deal);
  }

  /** One step: what I laid, else what was begun, else to no offer at all. */
  async back(): Promise<void> {
    if (!this.begun) this.reset();
    else if (this.changed) this.#return(this.begun);
    else await this.seating.undo();
  }

  #return({ gives, wants, pays, charges }: Deal): void {
    this.#clear();
    this.give = { ...gives };
    this.want = { ...wants };
    this.coins = pays - charges;
  }

  #clear(): void {
    this.give = {};
    this.want = {};
    this.coins = 0;
    this.preview = null;
    this.refused = false;
  }

  /** Turn to another partner; what lies on the cloth stays there as far as it can. */
  async ask(partner: Partner): Promise<void> {
    this.partner = partner;
    await this.#check();
  }

  /** Answer an offer with the same one, to be changed. */
  async counter(offer: Deal): Promise<void> {
    this.countering = true;
    this.give = { ...offer.wants };
    this.want = { ...offer.gives };
    this.coins = offer.charges - offer.pays;
    await this.#check();
  }

  async put(side: Side, kind: Kind, more: 1 | -1): Promise<void> {
    const before = this.#kept();
    const counts = { ...this[side] };
    counts[kind] = Math.max(this.#least(side, kind), (counts[kind] ?? 0) + more);
    this[side] = counts;
    const other = side === 'give' ? 'want' : 'give';
    if (more > 0 && this[other][kind]) this[other] = { ...this[other], [kind]: 0 };
    await this.#checkOr(before);
  }

  async setCoins(coins: number): Promise<void> {
    const before = this.#kept();
    this.coins = coins;
    await this.#checkOr(before);
  }

  #kept(): Pick<Draft, 'give' | 'want' | 'coins'> {
    return { give: this.give, want: this.want, coins: this.coins };
  }

  /** What cannot be offered does not stay on the cloth. */
  async #checkOr(before: Pick<Draft, 'give' | 'want' | 'coins'>): Promise<void> {
    await this.#check();
    if (!this.refused) return;
    Object.assign(this, before);
    await this.#check();
    this.refused = true;
  }

  /** Whether the server ever listed it as a way on from what was begun; a draft of my own is asked about as it is laid. */
  reaches(side: Side, kind: Kind): boolean {
    return !this.begun || this.#heard.has(`${side} ${kind}`);
  }
  /** Whether a token lies there by my hand. */
  removable(side: Side, kind: Kind): boolean {
    return (this[side][kind] ?? 0) > this.#least(side, kind);
  }

  readonly #heard = new SvelteSet<string>();
  #hear(legal: readonly Legal[]): void {
    for (const { words } of legal) this.#heard.add(words);
  }
  #least(side: Side, kind: Kind): number {
    return this.begun?.[side === 'give' ? 'gives' : 'wants'][kind] ?? 0;
  }
  get #price(): number {
    return this.begun ? this.begun.pays - this.begun.charges : 0;
  }
  /** Coins laid first wait there until something is laid for them: they come last in the rules. */
  get #unanswered(): boolean {
    const other = this.coins > 0 ? this.want : this.give;
    return KINDS.every((kind) => !other[kind]);
  }
  #added(side: Side): Kind[] {
    return KINDS.flatMap((kind) =>
      Array.from({ length: (this[side][kind] ?? 0) - this.#least(side, kind) }, () => kind),
    );
  }
  #beginning(): (number | undefined)[] {
    if (this.begun) return [];
    if (this.countering) return [this.seating.action('counter')];
    return [this.seating.action(this.partner === 'all' ? 'ask all' : `ask ${Number(this.partner) + 1}`)];
  }

  /** The offer as actions in the order of the rules, or null while a word of it is not known yet. */
  actions(): number[] | null {
    const { seating } = this;
    const find = (words: string) => seating.action(words);
    const tokens = (verb: Side) =>
      this.#added(verb)
        .map((kind) => find(`${verb} ${kind}`))
        .sort((a, b) => (a ?? 0) - (b ?? 0));
    const coins =
      this.coins === this.#price || this.#unanswered
        ? []
        : [find(this.coins > 0 ? `pay ${this.coins}` : `charge ${-this.coins}`)];
    const all = [...this.#beginning(), ...tokens('give'), ...tokens('want'), ...coins];
    return all.every((action) => action !== undefined) ? (all as number[]) : null;
  }

  async send(): Promise<void> {
    const actions = this.actions();
    if (actions && this.sendable !== undefined) await this.seating.act([...actions, this.sendable]);
  }

  async #check(): Promise<void> {
    // Words are learnt on the way: who is asked, what they hold, what may be paid.
    await this.#learn();
    const actions = this.actions();
    const preview = actions?.length ? await this.seating.tryOut(actions) : null;
    if (this.begun) this.#hear(preview?.legal ?? []);
    this.refused = !this.empty && actions?.length !== 0 && !preview;
    this.preview = preview;
  }

  async #learn(): Promise<void> {
    const [begin] = this.#beginning();
    if (this.actions() !== null) return;
    if (begin !== undefined) await this.seating.tryOut([begin]);
    if (this.coins !== this.#price && this.actions() === null) {
      const coins = this.coins;
      this.coins = this.#price;
      const without = this.actions();
      this.coins = coins;
      if (without?.length) await this.seating.tryOut(without);
    }
  }
}
