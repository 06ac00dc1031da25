// Standing orders: what can be ordered now, and what stands. The server keeps and carries them out; nobody else sees them.
import { api, Refused } from '../connection/http';
import type { Order, Said } from '../wire';
import type { Port } from './port';

export type OrderValue = number | string | string[] | Record<string, number>;
export type Parameter = {
  name: string;
  sort: 'number' | 'choice' | 'ranking' | 'counts';
  default: OrderValue;
  least: number;
  most: number;
  choices: string[];
};
export type OrderKind = { kind: string; parameters: Parameter[] };
type Book = { orders: Order[]; kinds: OrderKind[] };

export class Orders {
  standing = $state.raw<Order[]>([]);
  kinds = $state.raw<OrderKind[]>([]);
  problem = $state.raw<Said | null>(null);

  constructor(
    readonly table: string,
    readonly port: Pick<Port<unknown>, 'setOrders'>,
  ) {}

  async load(): Promise<void> {
    await this.#try(async () => {
      const book = await api<Book>(`/tables/${this.table}/orders`);
      this.standing = book.orders;
      this.kinds = book.kinds;
    });
  }

  async give(order: Order): Promise<boolean> {
    return this.#set([...this.standing, order]);
  }

  async revoke(order: Order): Promise<void> {
    await this.#set(this.standing.filter((each) => each !== order));
  }

  async #set(orders: Order[]): Promise<boolean> {
    return this.#try(async () => {
      await this.port.setOrders(orders.map(({ kind, args }) => ({ kind, args })));
      await this.load();
    });
  }

  async #try(what: () => Promise<void>): Promise<boolean> {
    try {
      this.problem = null;
      await what();
      return true;
    } catch (error) {
      this.problem = error instanceof Refused ? error.said : String(error);
      return false;
    }
  }
}

/** Whether a value says anything: an empty list and no coins do not. */
export function saysSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some((n) => n !== 0);
  return value !== 0 && value !== 'no';
}
