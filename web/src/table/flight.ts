import type { Kind } from '../draw/kinds';

/** A piece on its way between two places, each given by the names it may have on this screen. */
export type Flight = { from: string[]; to: string[]; symbol: Kind | 'coin' };
