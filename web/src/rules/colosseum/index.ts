// The pictures of Colosseum's rules.
import type { Plates } from '../pictures';
import { acquire, acquireLarge } from './acquire';
import { closing, ending, medals, stars, starsLarge } from './closing';
import { invest, investLarge } from './invest';
import { opening } from './opening';
import { audience, audienceLarge, produce, produceLarge } from './produce';
import { trade } from './trade';

export const plates: Plates = {
  small: {
    ...opening,
    ...invest,
    ...acquire,
    ...trade,
    ...produce,
    ...audience,
    ...closing,
    ...stars,
    ...medals,
    ...ending,
  },
  large: { ...investLarge, ...acquireLarge, ...produceLarge, ...audienceLarge, ...starsLarge },
};
