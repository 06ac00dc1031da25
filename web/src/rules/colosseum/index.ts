import type { Plates } from '../pictures';

export const plates: Plates = { small: {}, large: {} };
