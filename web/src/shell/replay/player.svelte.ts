// A replay under way: the moment that is shown, and how one gets to another.
import { Seating } from '../../table/seating.svelte';
import { still } from '../../table/port';
import type { View } from '../../wire';
import type { Source } from './source';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1300;

/** Everybody alike: whoever looks back at a game of their own sees their own place with the others. */
const fromOutside = (view: View): View => ({ ...view, seat: null });

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** The last moment asked for did not come. */
  failed = $state(false);
  readonly seating: Seating<unknown>;

  private constructor(
    readonly source: Source,
    view: View,
    at: number,
  ) {
    this.seating = new Seating(source.table, fromOutside(view), still);
    this.at = at;
  }

  /** Begins with the moment of a link, or else with the first thing that is told. */
  static async begin(source: Source, move: number | null): Promise<Player> {
    const { marks, moves } = source.chronicle;
    const at = Math.max(0, Math.min(move ?? marks[0]?.move ?? 0, moves));
    return new Player(source, await source.moment(at), at);
  }

  get marks(): Source['chronicle']['marks'] {
    return this.source.chronicle.marks;
  }
  get moves(): number {
    return this.source.chronicle.moves;
  }
  get chapters(): Source['chronicle']['chapters'] {
    return this.source.chronicle.chapters;
  }
  readonly nth = $derived.by(() => this.marks.findLastIndex((mark) => mark.move <= this.at));
  readonly chapter = $derived.by(() =>
    Math.max(
      0,
      this.chapters.findLastIndex((chapter) => chapter.move <= this.at),
    ),
  );

  async go(to: number): Promise<void> {
    const wanted = Math.max(0, Math.min(Math.round(to), this.moves));
    this.at = wanted;
    try {
      const view = await this.source.moment(wanted);
      this.failed = false;
      if (wanted === this.at) this.seating.receive(fromOutside(view));
    } catch {
      this.failed = true;
      this.playing = false;
    }
  }

  /** To the next thing that is told, or the one before. */
  step(by: 1 | -1): Promise<void> {
    const next = this.marks[this.nth + by];
    return this.go(next?.move ?? (by > 0 ? this.moves : 0));
  }

  /** To the beginning of a phase; backwards first to that of the present one. */
  jump(by: 1 | -1): Promise<void> {
    const here = this.chapters[this.chapter]!.move;
    const to = by < 0 && this.at > here ? this.chapter : this.chapter + by;
    return this.go(this.chapters[Math.max(0, to)]?.move ?? this.moves);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  toggle(): void {
    if (!this.playing && this.at >= this.moves) void this.go(0);
    this.playing = !this.playing;
  }

  /** While it plays by itself, each moment stands a little. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.at >= this.moves) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => void this.step(1), STEP_MS / this.speed);
    return () => clearTimeout(timer);
  }

  press(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    // the scrubber means by its keys what the whole page means
    const isTyping = target.matches('input:not([type=range]), select, textarea') || target.closest('dialog') !== null;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    const actions: Record<string, () => unknown> = {
      ArrowRight: () => this.step(1),
      ArrowLeft: () => this.step(-1),
      PageDown: () => this.jump(1),
      PageUp: () => this.jump(-1),
      Home: () => this.go(0),
      End: () => this.go(this.moves),
    };
    const action = event.key === ' ' && !target.matches('button, a') ? () => this.toggle() : actions[event.key];
    if (!action) return;
    void action();
    event.preventDefault();
  }
}
