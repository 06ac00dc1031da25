// A trade offer as it is put together, in any order; the server hears it in its own order and says whether it stands.
import { KINDS, type Kind } from '../../draw/kinds';
import type { Seating } from '../../table/seating.svelte';
import type { Preview } from '../../wire';
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
  preview = $state.raw<Preview<ColosseumView> | null>(null);
  refused = $state(false);

  constructor(readonly seating: Seating<ColosseumView>) {}

  get active(): boolean {
    return this.partner !== null || this.countering;
  }
  get empty(): boolean {
    return this.coins === 0 && KINDS.every((kind) => !this.give[kind] && !this.want[kind]);
  }
  /** Which side of the cloth is still empty. */
  get lacking(): Side | 'both' {
    const gives = this.coins > 0 || KINDS.some((kind) => this.give[kind]);
    const wants = this.coins < 0 || KINDS.some((kind) => this.want[kind]);
    return gives === wants ? 'both' : gives ? 'want' : 'give';
  }
  get sendable(): number | undefined {
    return this.preview?.legal.find(({ words }) => words === 'send')?.action;
  }

  reset(): void {
    this.partner = null;
    this.countering = false;
    this.#clear();
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
    counts[kind] = Math.max(0, (counts[kind] ?? 0) + more);
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

  /** The offer as actions in the order of the rules, or null while a word of it is not known yet. */
  actions(): number[] | null {
    const { seating } = this;
    const find = (words: string) => seating.action(words);
    const begin = this.countering
      ? find('counter')
      : find(this.partner === 'all' ? 'ask all' : `ask ${Number(this.partner) + 1}`);
    const tokens = (verb: Side) =>
      KINDS.flatMap((kind) => Array.from({ length: this[verb][kind] ?? 0 }, () => find(`${verb} ${kind}`))).sort(
        (a, b) => (a ?? 0) - (b ?? 0),
      );
    const coins = this.coins === 0 ? [] : [find(this.coins > 0 ? `pay ${this.coins}` : `charge ${-this.coins}`)];
    const all = [begin, ...tokens('give'), ...tokens('want'), ...coins];
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
    const preview = actions && (await this.seating.tryOut(actions));
    this.refused = !this.empty && !preview;
    this.preview = preview;
  }

  async #learn(): Promise<void> {
    const begin = this.countering
      ? this.seating.action('counter')
      : this.seating.action(this.partner === 'all' ? 'ask all' : `ask ${Number(this.partner) + 1}`);
    if (begin === undefined) return;
    if (this.actions() !== null) return;
    await this.seating.tryOut([begin]);
    if (this.coins !== 0 && this.actions() === null) {
      const coins = this.coins;
      this.coins = 0;
      const without = this.actions();
      this.coins = coins;
      if (without) await this.seating.tryOut(without);
    }
  }
}
