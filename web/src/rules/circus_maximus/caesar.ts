// M9: the variant in which Caesar himself comes.
import { circus } from '../../draw/circus/buildings';
import type { Plates } from '../pictures';
import { faint, small, way } from '../vocabulary';
import { door, favour, favourCoins, guest, pile, sum, visitorCoins } from './pieces';
import { divide, halo, large, no, operator } from './scene';

const SALE = favourCoins.push_ahead! + visitorCoins.senator!;

export const caesar: Plates = {
  small: {
    'M9.1': small(
      door('circus_maximus', 18, 42, 24),
      guest('caesar', 56, 42, 0.76),
      operator('+', 84, 42, 18),
      halo(111, 42, 34, 52),
      guest('tourist', 111, 42, 0.62),
      halo(149, 42, 34, 52),
      guest('student', 149, 42, 0.62),
    ),
    'M9.2': small(
      guest('caesar', 19, 42, 0.5),
      divide(37),
      favour('push_ahead', 61, 42, 0.64),
      operator('+', 85, 42, 16),
      guest('senator', 109, 42, 0.64),
      sum(SALE, 154, 42, 20),
    ),
    'M9.3': small(
      faint(guest('caesar', 26, 42, 0.66)),
      way(46, 42, 70, 42, 6),
      pile('visitors', 94, 42, 0.62),
      divide(122),
      faint(favour('second_trader', 149, 42, 0.66)),
      no(164, 22),
    ),
  },
  large: {
    'M9.1': [
      large(
        'rule-m-caesar-comes',
        circus(72, 96, 0.56),
        guest('caesar', 184, 64, 1.1),
        operator('+', 234, 64, 24),
        halo(276, 64, 60, 84),
        guest('tourist', 276, 64, 1),
        halo(342, 64, 60, 84),
        guest('student', 342, 64, 1),
      ),
    ],
    'M9.2': [
      large(
        'rule-m-caesar-sale',
        guest('caesar', 48, 64, 1),
        divide(90, 128),
        favour('push_ahead', 138, 64, 1.2),
        operator('+', 186, 64, 24),
        guest('senator', 234, 64, 1.2),
        sum(SALE, 330, 64, 34),
      ),
    ],
  },
};
