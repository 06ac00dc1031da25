// What a game tells the frame around its table beyond its view: chapters of the log, rules, words of orders, sounds.
import { getContext, setContext } from 'svelte';
import type { Said } from '../wire';
import type { SoundName } from './sound';

/** A line of the log that begins a round (or day) or a phase. */
export type Beginning = { round?: number; phase?: string };

export type Lore<V = unknown> = {
  /** What its largest parts are called: round, day. */
  unit(): string;
  /** The rule that the present question follows from. */
  rule(view: V): string;
  begins(told: Said): Beginning | null;
  /** A choice that a standing order offers, for people. */
  choice(parameter: string, choice: string): string;
  /** What an action sounds like, by its words. */
  sound(words: string): SoundName | null;
};

const KEY = Symbol('lore');
export const tellLore = <V>(lore: Lore<V>): Lore<V> => setContext(KEY, lore);
/** Of the game on this table; a game without any has none. */
export const hearLore = <V>(): Lore<V> | undefined => getContext<Lore<V> | undefined>(KEY);
