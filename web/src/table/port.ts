// How a table reaches the server. The page knows no other way to make anything happen.
import type { Advice, Order, Preview } from '../wire';

export interface Port<V> {
  /** What is done here stays done, unlike in a lesson. */
  readonly binding?: boolean;
  act(seq: number, actions: number[]): Promise<void>;
  preview(seq: number, actions: number[]): Promise<Preview<V>>;
  undo(seq: number): Promise<void>;
  hint(seq: number): Promise<Advice[]>;
  say(text: string): Promise<void>;
  setOrders(orders: Order[]): Promise<void>;
  stepAside(): Promise<void>;
  takeBack(): Promise<void>;
}

/** Nothing can be done: a replay; elsewhere, what a page has no use for. */
export const still: Port<unknown> = {
  act: async () => undefined,
  preview: async () => Promise.reject(new Error('nothing is tried here')),
  undo: async () => undefined,
  hint: async () => [],
  say: async () => undefined,
  setOrders: async () => undefined,
  stepAside: async () => undefined,
  takeBack: async () => undefined,
};
