// What the player has taken in hand but not yet chosen: a noble, a market to open, an open gallery.
import type { Legal, Preview } from '../../wire';
import type { Seating } from '../../table/seating.svelte';
import { Draft } from './draft.svelte';
import type { ColosseumView, Impresario } from './view';

export type NobleMove = { legal: Legal; noble: string; steps: number; both: boolean; to: number };

export class Director {
  noble = $state<string | null>(null);
  gallery = $state(false);
  readonly draft: Draft;

  constructor(readonly seating: Seating<ColosseumView>) {
    this.draft = new Draft(seating);
  }

  get view(): ColosseumView {
    return this.seating.view;
  }
  /** Me, or for a spectator the seat that is asked. */
  readonly me = $derived.by<Impresario>(
    () => this.seating.view.seats[this.seating.you ?? this.seating.view.actor ?? 0] ?? this.seating.view.seats[0]!,
  );
  /** What accepting the offer before me would do; asked as soon as it lies there. */
  acceptance = $state.raw<Preview<ColosseumView> | null>(null);
  /** What the server says of my choice, of the offer I put together, or of the one before me. */
  readonly weighed = $derived.by<Preview<ColosseumView> | null>(() => {
    const { choice } = this.seating;
    if (choice) return choice.preview;
    return this.draft.active ? this.draft.preview : this.acceptance;
  });
  /** The view as it would be then. */
  readonly tried = $derived.by(() => this.weighed?.view ?? null);

  async weighOffer(): Promise<void> {
    const accept = this.seating.moves.get('accept');
    this.acceptance = accept ? await this.seating.tryOut([accept.action]) : null;
  }

  /** Dice moves, or those that a medal pays. */
  readonly nobleMoves = $derived.by<NobleMove[]>(() => {
    const { moves, view } = this.seating;
    return [...moves.of('move'), ...moves.of('medal')].map((legal) => {
      const [, noble = '', steps = '0', ...both] = legal.words.split(' ');
      const from = view.nobles.find(({ name }) => name === noble)!.space;
      return { legal, noble, steps: +steps, both: both.length > 0, to: (from + +steps + view.spaces) % view.spaces };
    });
  });
  readonly movable = $derived.by(() => [...new Set(this.nobleMoves.map(({ noble }) => noble))]);

  takeNoble(name: string): void {
    const options = this.nobleMoves.filter(({ noble }) => noble === name);
    this.seating.back();
    this.noble = this.noble === name ? null : name;
    if (this.noble && options.length === 1) this.seating.toggle(options[0]!.legal);
  }

  reset(): void {
    this.noble = null;
    this.gallery = false;
    this.acceptance = null;
    this.draft.reset();
    const { view, asked } = this.seating;
    const begun = view.counter_offer ?? view.offer;
    if (asked && begun && view.stage.endsWith('draft')) this.draft.takeUp(begun, view.counter_offer !== null);
  }
}
