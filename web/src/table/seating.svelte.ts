// One table as one person sees it: the last view, what may be done, what is chosen but not yet committed.
import { SvelteMap } from 'svelte/reactivity';
import type { Advice, Chat, GameEvent, Legal, Preview, Said, Seat, Table, View } from '../wire';
import { preferences } from '../shell/preferences.svelte';
import { tongue, type At } from '../words/tongue.svelte';
import { inForce } from './lines';
import { Moves } from './moves';
import type { Port } from './port';

/** Something lit that was chosen: it waits for the golden button. */
export type Choice<V> = { actions: number[]; words: string; preview: Preview<V> | null };

export class Seating<V> {
  table = $state.raw() as Table;
  message = $state.raw() as View<V>;
  /** The view before the last one, for animations. */
  before = $state.raw<V | null>(null);
  log = $state.raw<GameEvent[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** How many lines of the chat have been read. */
  read = $state(0);
  choice = $state.raw<Choice<V> | null>(null);
  /** What nobody could take back, and therefore waits for a second word. */
  unsure = $state.raw<number[] | null>(null);
  advice = $state.raw<Advice[] | null>(null);
  problem = $state.raw<Said | null>(null);
  busy = $state(false);
  /** Actions by their words, as far as any list of legal ones named them. */
  readonly #lexicon = new SvelteMap<string, number>();

  constructor(
    table: Table,
    message: View<V>,
    readonly port: Port<V>,
  ) {
    this.table = table;
    this.receive(message);
  }

  /** Lines of others that nobody has looked at. */
  readonly unread = $derived.by(
    () => this.chat.slice(this.read).filter(({ seat }) => seat === null || seat !== this.message.seat).length,
  );
  /** A bot plays for me: nothing is asked of me until I take the seat back. */
  readonly away = $derived.by(() => this.you !== null && this.message.autopilot.includes(this.you));
  readonly moves = $derived.by(() => new Moves(this.away ? [] : this.message.legal));
  readonly names = $derived.by(() => this.table.seats.map((seat) => seat.name));

  get view(): V {
    return this.message.view;
  }
  get you(): Seat | null {
    return this.message.seat;
  }
  get at(): At {
    return { names: this.names, you: this.you };
  }
  get asked(): boolean {
    return !this.away && this.message.legal.length > 0;
  }

  receive(message: View<V>): void {
    this.before = this.message?.view ?? null;
    const known = this.log.at(-1)?.seq ?? 0;
    const fresh = message.events.filter((event) => event.seq > known);
    if (fresh.length > 0) this.log = inForce([...this.log, ...fresh]);
    this.message = message;
    this.choice = null;
    this.unsure = null;
    this.advice = null;
    this.problem = null;
    this.learn(message.legal);
  }

  learn(legal: readonly Legal[]): void {
    for (const { words, action } of legal) this.#lexicon.set(words, action);
  }

  action(words: string): number | undefined {
    return this.#lexicon.get(words);
  }

  /** Marks something as chosen and asks the server what it would do. */
  async choose(actions: number[], words: string): Promise<void> {
    this.problem = null;
    this.unsure = null;
    this.choice = { actions, words, preview: null };
    const preview = await this.tryOut(actions);
    if (preview && this.choice?.words === words) this.choice = { actions, words, preview };
  }

  toggle(legal: Legal): void {
    if (this.choice?.words === legal.words) this.back();
    else void this.choose([legal.action], legal.words);
  }

  async tryOut(actions: number[]): Promise<Preview<V> | null> {
    try {
      const preview = await this.port.preview(this.message.seq, actions);
      this.learn(preview.legal);
      return preview;
    } catch {
      return null; // a preview is a courtesy: without it one may still act
    }
  }

  /** One step: from the second word to the choice, from the choice to the question. */
  back(): void {
    if (this.unsure) this.unsure = null;
    else this.choice = null;
  }

  isChosen(words: string): boolean {
    return this.choice?.words === words;
  }

  async commit(): Promise<void> {
    if (this.choice) await this.act(this.choice.actions);
  }

  async act(actions: number[]): Promise<void> {
    await this.#try(async () => {
      if (await this.#isFinal(actions)) this.unsure = actions;
      else await this.port.act(this.message.seq, actions);
    });
  }

  /** The second word. */
  async confirm(): Promise<void> {
    const actions = this.unsure;
    if (!actions) return;
    await this.#try(() => this.port.act(this.message.seq, actions));
    this.unsure = null;
  }

  /** Whether to ask again: after it a die, a draw or somebody else goes on. */
  async #isFinal(actions: number[]): Promise<boolean> {
    if (!this.port.binding || !preferences.kept.sure) return false;
    const known = this.choice?.actions === actions ? this.choice.preview : null;
    const preview = known ?? (await this.tryOut(actions));
    return preview?.stopped_by !== 'you';
  }

  async undo(): Promise<void> {
    await this.#try(() => this.port.undo(this.message.seq));
  }

  async ask(): Promise<void> {
    await this.#try(async () => {
      this.advice = await this.port.hint(this.message.seq);
    });
  }

  async #try(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await what();
    } catch (error) {
      this.problem =
        error instanceof Error ? ((error as Error & { said?: Said }).said ?? error.message) : String(error);
    } finally {
      this.busy = false;
    }
  }

  /** In the reader's words; with pictures, tokens are marks to be drawn. */
  say(said: Said, pictures = false): string {
    return tongue.say(said, { ...this.at, pictures });
  }

  /** A player's name as it stands in a sentence or alone. */
  name(seat: Seat): string {
    return tongue.say({ seat }, this.at);
  }
}
