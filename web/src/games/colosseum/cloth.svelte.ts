// What lies on the cloth, from the side of whoever looks: my draft, an offer to me or of mine, or a deal of two others.
import { inOrder } from '../../draw/kinds';
import type { Side } from './draft.svelte';
import type { Director } from './director.svelte';
import type { Counts, Deal, Impresario } from './view';

export class Cloth {
  constructor(readonly director: Director) {}

  readonly others = $derived.by(() => this.director.view.seats.filter(({ seat }) => seat !== this.#me.seat));
  /** Until somebody else has begun an offer, an empty one of theirs. */
  readonly deal = $derived.by<Deal | null>(() => {
    const { view, seating } = this.director;
    const begun = view.counter_offer ?? view.offer;
    if (begun || seating.asked || view.actor === null) return begun;
    return { from: view.actor, to: null, open: false, gives: {}, wants: {}, pays: 0, charges: 0 };
  });
  readonly drafting = $derived.by(() => this.director.draft.active);

  get #me(): Impresario {
    return this.director.me;
  }

  readonly partner = $derived.by<Impresario | 'all' | null>(() => {
    const { view, draft } = this.director;
    if (this.drafting) {
      if (draft.countering) return view.seats[view.offer?.from ?? view.actor ?? this.#me.seat]!;
      return draft.partner === 'all' ? 'all' : view.seats[draft.partner as number]!;
    }
    if (!this.deal) return null;
    return view.seats[this.deal.from === this.#me.seat ? (this.deal.to ?? this.#me.seat) : this.deal.from] ?? null;
  });

  /** Whether I am one of the two; else the offerer's side lies at the left. */
  readonly involved = $derived.by(() => {
    const { deal } = this;
    const { you } = this.director.seating;
    return this.drafting || !deal || (you !== null && (deal.from === you || deal.to === you || deal.open));
  });
  readonly #mine = $derived.by(() => !this.involved || this.deal?.from === this.#me.seat);

  readonly gives = $derived.by<Counts>(() =>
    this.drafting ? this.director.draft.give : ((this.#mine ? this.deal?.gives : this.deal?.wants) ?? {}),
  );
  readonly gets = $derived.by<Counts>(() =>
    this.drafting ? this.director.draft.want : ((this.#mine ? this.deal?.wants : this.deal?.gives) ?? {}),
  );
  readonly pays = $derived.by(() =>
    this.drafting ? Math.max(0, this.director.draft.coins) : ((this.#mine ? this.deal?.pays : this.deal?.charges) ?? 0),
  );
  readonly earns = $derived.by(() =>
    this.drafting
      ? Math.max(0, -this.director.draft.coins)
      : ((this.#mine ? this.deal?.charges : this.deal?.pays) ?? 0),
  );

  /** What I had offered, while the answer to it lies there. */
  readonly mine = $derived.by<Deal | null>(() => {
    const { view, seating } = this.director;
    return view.counter_offer && !this.drafting && view.offer?.from === seating.you ? view.offer : null;
  });

  readonly left = $derived.by<Impresario>(() =>
    this.involved ? this.#me : this.director.view.seats[this.deal!.from]!,
  );
  readonly right = $derived.by<Impresario | 'all' | null>(() =>
    this.involved ? this.partner : this.deal!.to === null ? 'all' : this.director.view.seats[this.deal!.to]!,
  );

  /** What can be taken from for a side: my rack, or what the partner holds; of all, whoever holds most. */
  pool(side: Side): Counts {
    if (side === 'give') return this.#me.tokens;
    if (this.partner !== 'all') return this.partner?.tokens ?? {};
    const most: Counts = {};
    for (const { tokens } of this.others)
      for (const kind of inOrder(tokens)) most[kind] = Math.max(most[kind] ?? 0, tokens[kind]!);
    return most;
  }
  get richest(): number {
    return this.partner === 'all' ? Math.max(...this.others.map(({ coins }) => coins)) : (this.partner?.coins ?? 0);
  }

  /** What somebody holds that my programs lack. */
  useful(other: Impresario): Counts {
    const found: Counts = {};
    for (const kind of inOrder(other.tokens))
      if (this.#me.programs.some(({ missing }) => missing[kind])) found[kind] = other.tokens[kind]!;
    return found;
  }
}
