// The analysis of a finished game: asked for once, worked out by the server, followed until it is done or the page is left.
import { api, Refused } from '../connection/http';
import { session } from '../connection/session.svelte';
import type { AnalysisInfo, AskAnalysis, Said } from '../wire';

const PATIENCE = 20; // seconds that the server keeps a question open

export class Analysis {
  /** Nothing until somebody has asked for it. */
  info = $state.raw<AnalysisInfo | null>(null);
  /** Whether the server has said whether there is one. */
  known = $state(false);
  problem = $state.raw<Said | null>(null);
  #left = false;

  constructor(readonly table: string) {}

  /** The moves that mattered, as they were made. */
  readonly marks = $derived.by(() => [...(this.info?.result?.marks ?? [])].sort((a, b) => a.move - b.move));

  /** Everybody's, after so many moves. */
  chances(move: number): readonly number[] {
    return this.info?.result?.chances[Math.max(0, move - 1)] ?? [];
  }

  get #path(): string {
    return `/tables/${this.table}/analysis`;
  }

  async look(): Promise<void> {
    await this.#try(async () => {
      this.#take(await api<AnalysisInfo>(this.#path));
      void this.#follow();
    });
    this.known = true;
  }

  async ask(setting: AskAnalysis['setting']): Promise<void> {
    await this.#try(async () => {
      await session.ensure();
      this.info = await api<AnalysisInfo>(this.#path, 'POST', { setting });
      void this.#follow();
    });
  }

  async cancel(): Promise<void> {
    await this.#try(async () => {
      await session.ensure();
      await api(this.#path, 'DELETE');
      this.info = null;
    });
  }

  leave(): void {
    this.#left = true;
  }

  async #follow(): Promise<void> {
    await this.#try(async () => {
      while (!this.#left && this.info?.status === 'waiting') {
        const next = await api<AnalysisInfo>(`${this.#path}?share=${this.info.share}&wait=${PATIENCE}`);
        if (this.info) this.#take(next);
      }
    });
  }

  #take(info: AnalysisInfo): void {
    this.info = info.status === 'none' ? null : info;
  }

  async #try(what: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.id === 'server-no-analysis') this.info = null;
      else this.problem = error.said;
    }
  }
}
