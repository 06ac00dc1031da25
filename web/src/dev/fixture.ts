// Recorded moments in place of a server, for the gallery and the tests.
import type { Port } from '../table/port';
import type { Preview, Table, View } from '../wire';

export type Fixture<V = unknown> = {
  table: Table;
  view: View<V>;
  previews: Record<string, { view: V; legal: View['legal'] }>;
};

export class FixturePort<V> implements Port<V> {
  readonly sent: number[][] = [];
  constructor(readonly fixture: Fixture<V>) {}

  async act(_seq: number, actions: number[]): Promise<void> {
    this.sent.push(actions);
  }
  async preview(seq: number, actions: number[]): Promise<Preview<V>> {
    const found = this.fixture.previews[String(actions.at(-1))];
    if (!found) throw new Error('no such preview was recorded');
    const { table, prompt } = this.fixture.view;
    return { type: 'preview', table, seq, actions, prompt, effects: [], stopped_by: 'you', ...found };
  }
  async undo(): Promise<void> {}
  async hint(): Promise<never[]> {
    return [];
  }
  async say(): Promise<void> {}
  async setOrders(): Promise<void> {}
  async stepAside(): Promise<void> {}
  async takeBack(): Promise<void> {}
}
