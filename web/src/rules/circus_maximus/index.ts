// Pictures of the rules of Circus Maximus, by their numbers in RULES.md.
import type { Plates } from '../pictures';
import { caesar } from './caesar';
import { days } from './days';
import { favours } from './favours';
import { places } from './places';
import { queues } from './queues';
import { scoring } from './scoring';

const chapters = [days, queues, places, scoring, favours, caesar];

export const plates: Plates = {
  small: Object.assign({}, ...chapters.map(({ small }) => small)),
  large: Object.assign({}, ...chapters.map(({ large }) => large)),
};
