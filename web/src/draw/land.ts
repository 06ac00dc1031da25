// The country around the road, in both layouts.
import { aqueduct, cypress, house, pine, temple } from './scenery';

export function wideLand(): string {
  let o = '';
  const P = (x: number, y: number, rx: number, ry: number) =>
    (o += `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="var(--grass)" opacity=".75" filter="url(#blur14)"/>`);
  P(40, 60, 90, 46);
  P(960, 56, 90, 46);
  P(16, 350, 26, 120);
  P(986, 350, 22, 120);
  P(60, 650, 80, 36);
  P(945, 646, 80, 40);
  o += temple(62, 66, 0.78) + pine(118, 58, 0.72) + pine(22, 112, 0.62) + cypress(106, 86, 0.6) + cypress(20, 66, 0.62);
  o +=
    house(938, 62, 0.95) +
    house(966, 84, 0.8, -1) +
    cypress(906, 54, 0.7) +
    cypress(986, 60, 0.62) +
    pine(972, 128, 0.66) +
    cypress(900, 84, 0.5);
  o +=
    cypress(16, 300, 0.7) + cypress(30, 316, 0.55) + pine(20, 420, 0.7) + cypress(36, 440, 0.5) + house(22, 372, 0.62);
  o += cypress(980, 300, 0.62) + pine(984, 420, 0.66) + cypress(968, 440, 0.5);
  o += aqueduct(-8, 690, 6, 0.72) + pine(116, 694, 0.6) + cypress(28, 620, 0.6) + cypress(16, 640, 0.7);
  o +=
    temple(938, 676, 0.72) +
    cypress(984, 640, 0.8) +
    cypress(896, 700, 0.55) +
    pine(985, 706, 0.7) +
    cypress(972, 598, 0.5);
  return o;
}
export function tallLand(): string {
  let o = '';
  const P = (x: number, y: number, rx: number, ry: number) =>
    (o += `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="var(--grass)" opacity=".75" filter="url(#blur14)"/>`);
  P(10, 20, 60, 40);
  P(590, 20, 60, 40);
  P(10, 600, 60, 40);
  P(590, 600, 60, 30);
  o +=
    temple(34, 40, 0.58) +
    cypress(10, 74, 0.55) +
    pine(572, 40, 0.66) +
    cypress(590, 74, 0.5) +
    cypress(14, 604, 0.66) +
    pine(40, 612, 0.5) +
    house(572, 604, 0.78) +
    cypress(590, 580, 0.6);
  return o;
}
