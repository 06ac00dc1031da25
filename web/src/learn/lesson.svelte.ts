// A lesson: the server has its record and its remarks, the newcomer makes the moves of one seat.
import { api } from '../connection/http';
import { Seating } from '../table/seating.svelte';
import { motion } from '../table/motion.svelte';
import { still } from '../table/port';
import { t } from '../words/tongue.svelte';
import type { LessonInfo, LessonStep, Message, Preview, Tried, View } from '../wire';

const PAUSE = 900; // ms that a move of the others can be read
const pause = (ms: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(ms / 3, motion.lasts(ms))));

export class Lesson {
  readonly seating: Seating<unknown>;
  /** Which step is told, counted from 0. */
  at = $state(0);
  /** What is said to a move that the lesson does not make. */
  answer = $state.raw<Message | null>(null);
  /** While the others play. */
  walking = $state(false);

  private constructor(
    readonly game: string,
    readonly info: LessonInfo,
    view: View,
    at: number,
  ) {
    this.at = at;
    const table = {
      ...info.table,
      get name() {
        return t(`lesson-${game.replace('_', '-')}`);
      },
    };
    this.seating = new Seating(table, view, {
      ...still,
      act: (_seq, actions) => this.#attempt(actions),
      preview: (_seq, actions) => this.#preview(actions),
    });
  }

  static async enter(game: string, at: number): Promise<Lesson> {
    const info = await api<LessonInfo>(`/lessons/${game}`);
    const begin = Math.max(0, Math.min(at, info.steps.length - 1));
    const view = await api<View>(`/lessons/${game}/moves/${info.steps[begin]!.move}`);
    return new Lesson(game, info, view, begin);
  }

  get step(): LessonStep {
    return this.info.steps[this.at]!;
  }
  get isLast(): boolean {
    return this.at === this.info.steps.length - 1;
  }

  /** From something that was only to be read. */
  async next(): Promise<void> {
    if (!this.isLast && !this.walking) await this.#walk(this.step.move);
  }

  async #show(move: number): Promise<void> {
    this.seating.receive(await api<View>(`/lessons/${this.game}/moves/${move}`));
  }

  /** Shows what the others do until something is to be said. */
  async #walk(from: number): Promise<void> {
    this.answer = null;
    const to = this.info.steps[this.at + 1]!.move;
    this.walking = true;
    try {
      for (let move = from; move <= to; move++) {
        if (move === this.seating.message.move) continue;
        await this.#show(move);
        if (move < to && this.seating.message.events.at(-1)?.told.length) await pause(PAUSE);
      }
      this.at += 1;
    } finally {
      this.walking = false;
    }
  }

  async #attempt(actions: number[]): Promise<void> {
    const { move } = this.seating.message;
    const tried = await api<Tried>(`/lessons/${this.game}/moves/${move}/try`, 'POST', { actions });
    if (!tried.right) {
      this.answer = tried.answer ?? null;
      this.seating.back();
      return;
    }
    const { step } = this;
    const asked = this.info.steps[this.at + 1]?.move ?? this.info.moves;
    // a step may ask for several moves in a row: until they are made the same remark stands
    if (tried.move < asked && (await this.#isMine(tried.move))) {
      this.answer = null;
      return;
    }
    if (step === this.step) await this.#walk(tried.move);
  }

  async #isMine(move: number): Promise<boolean> {
    await this.#show(move);
    return this.seating.asked;
  }

  #preview(actions: number[]): Promise<Preview> {
    return api<Preview>(`/lessons/${this.game}/moves/${this.seating.message.move}/preview`, 'POST', { actions });
  }
}
