// How a table reaches the server. The page knows no other way to make anything happen.
import type { Advice, Order, Preview } from '../wire';

export interface Port<V> {
  act(seq: number, actions: number[]): Promise<void>;
  preview(seq: number, actions: number[]): Promise<Preview<V>>;
  undo(seq: number): Promise<void>;
  hint(seq: number): Promise<Advice[]>;
  say(text: string): Promise<void>;
  setOrders(orders: Order[]): Promise<void>;
  stepAside(): Promise<void>;
  takeBack(): Promise<void>;
}
