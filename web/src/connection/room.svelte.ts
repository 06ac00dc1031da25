// A table as the server tells it: who sits there, and the game once it is on.
import type { Port } from '../table/port';
import { Seating } from '../table/seating.svelte';
import type { Advice, Ask, Chat, Order, Preview, Table, Tell, View } from '../wire';
import { api, Refused, sentence } from './http';
import { session } from './session.svelte';
import { changed } from './changes';
import { socket, type Socket } from './socket.svelte';

export class Room implements Port<unknown> {
  readonly binding = true;
  table = $state.raw<Table | null>(null);
  seating = $state.raw<Seating<unknown> | null>(null);
  chat = $state.raw<Chat[]>([]);
  problem = $state.raw<Refused | null>(null);
  readonly #socket: Socket;
  readonly #leave: (() => void)[] = [];

  constructor(readonly id: string) {
    this.#socket = socket();
  }

  async enter(): Promise<void> {
    try {
      [this.table] = await Promise.all([api<Table>(`/tables/${this.id}`), session.load()]);
      if (!session.me && this.table.status === 'open') return; // only a name is missing: the page asks for it
      await session.ensure();
      this.watch();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error;
    }
  }

  watch(): void {
    this.#leave.push(this.#socket.listen((message) => this.#hear(message)));
    this.#leave.push(this.#socket.whenOpen(() => this.#watch()));
    this.#socket.open();
    void api<{ lines: Chat[] }>(`/tables/${this.id}/chat`).then(
      ({ lines }) => this.#say(lines),
      () => undefined,
    );
  }

  leave(): void {
    for (const each of this.#leave.splice(0)) each();
    if (this.#socket.line === 'open') void this.#ask({ type: 'unwatch', table: this.id }).catch(() => undefined);
  }

  #watch(): void {
    const since = this.seating?.message.seq ?? 0;
    this.#ask({ type: 'watch', table: this.id, since, changes: true }).catch((error: unknown) => {
      if (error instanceof Refused && error.status !== 0) this.problem = error;
      else if (error instanceof Refused && error.id !== 'web-offline') this.problem = error;
    });
  }

  #hear(message: Tell): void {
    if (!('table' in message) && message.type !== 'table') return;
    if (message.type === 'table') {
      if (message.id === this.id) this.#tableIs(message);
      return;
    }
    if (message.table !== this.id) return;
    switch (message.type) {
      case 'view':
        this.#viewIs(message);
        break;
      case 'changes':
        if (this.seating?.message.seq === message.since) this.#viewIs(changed(this.seating.message, message));
        else this.#watch(); // something was lost on the way: begin with a whole view
        break;
      case 'chat':
        this.#say([message]);
        break;
      case 'presence':
        if (this.table)
          this.#tableIs({
            ...this.table,
            watching: message.watching,
            seats: this.table.seats.map((seat) => ({ ...seat, present: message.seats.includes(seat.seat) })),
          });
        break;
      case 'gone':
        this.problem = new Refused(
          message.error.id,
          410,
          sentence({ error: message.error, detail: message.error.id }),
          '',
        );
        break;
    }
  }

  #tableIs(table: Table): void {
    this.table = table;
    if (this.seating) this.seating.table = table;
  }

  #viewIs(view: View): void {
    if (!this.table) return;
    if (this.seating) this.seating.receive(view);
    else this.seating = new Seating(this.table, view, this);
    this.seating.chat = this.chat;
  }

  #say(lines: Chat[]): void {
    const known = new Set(this.chat.map(({ number }) => number));
    this.chat = [...this.chat, ...lines.filter(({ number }) => !known.has(number))].sort((a, b) => a.number - b.number);
    if (this.seating) this.seating.chat = this.chat;
  }

  #ask(message: Ask): Promise<Tell> {
    return this.#socket.ask(message);
  }

  // What one does at the table

  async act(seq: number, actions: number[]): Promise<void> {
    await this.#ask({ type: 'act', table: this.id, seq, actions });
  }
  async preview(seq: number, actions: number[]): Promise<Preview> {
    const answer = await this.#ask({ type: 'ask_preview', table: this.id, seq, actions });
    if (answer.type !== 'preview') throw new Error('The table has moved on.');
    return answer;
  }
  async undo(seq: number): Promise<void> {
    await this.#ask({ type: 'undo', table: this.id, seq });
  }
  async hint(seq: number): Promise<Advice[]> {
    const answer = await this.#ask({ type: 'ask_hint', table: this.id, seq });
    return answer.type === 'hint' ? answer.advice : [];
  }
  async say(text: string): Promise<void> {
    await this.#ask({ type: 'say', table: this.id, text });
  }
  async setOrders(orders: Order[]): Promise<void> {
    await this.#ask({ type: 'set_orders', table: this.id, orders });
  }
  async stepAside(): Promise<void> {
    await this.#ask({ type: 'step_aside', table: this.id });
  }
  async takeBack(): Promise<void> {
    await this.#ask({ type: 'take_back', table: this.id });
  }

  // What one does before and after the game

  async #change(path: string, method: 'POST' | 'PUT', body: unknown = {}): Promise<void> {
    const table = await api<Table | ''>(`/tables/${this.id}${path}`, method, body);
    if (table) this.#tableIs(table);
  }
  sit = (seat: number | null): Promise<void> => this.#change('/join', 'POST', { seat, bring: bring() });
  setSeat = (seat: number, level: string | null): Promise<void> =>
    this.#change(`/seats/${seat}`, 'PUT', level ? { kind: 'bot', level } : { kind: 'open' });
  ready = (ready: boolean): Promise<void> => this.#change('/ready', 'POST', { ready });
  stand = (): Promise<void> => this.#change('/leave', 'POST');
  rematch = (): Promise<Table> => api<Table>(`/tables/${this.id}/rematch`, 'POST', {});
}

/** My part in the dice: random text that the server mixes in. */
export const bring = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
