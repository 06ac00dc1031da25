// Where the five places are on the wide board, while one of them is active and while all venues are.
import * as draw from '../../draw/circus/buildings';
import { lane } from '../../draw/paving';
import { cypress, house, pine } from '../../draw/scenery';
import { fullPlace, PLACES } from './things';
import type { QueueName } from './view';

export const SIZE = [1000, 674] as const;
export const VENUE_X: Record<string, number> = { circus_maximus: 172, theatre_of_pompey: 500, colosseum: 828 };
export const VENUE_BOX = { y: 210, w: 316, h: 440 };
export const LANE = { y: 350, w: 72, h: 296 };
/** Along the street of the active place. */
export const QUEUE = { x: 366, y: 192, length: 564, step: 70, scale: 1.12 };
/** The first trader of a venue's queue stands here; the last not below the end of the street. */
export const FIRST = { y: 436, length: 200, step: 66 };

const BUILDING: Record<QueueName, (x: number, y: number, k?: number) => string> = {
  villa: draw.villa,
  forum: draw.forum,
  circus_maximus: draw.circus,
  theatre_of_pompey: draw.theatre,
  colosseum: draw.colosseum,
};

export const building = (place: QueueName, x: number, y: number, k: number): string => BUILDING[place](x, y, k);
export function plate(place: QueueName, x: number, y: number, least: number, event = 0): string {
  const name = fullPlace(place);
  const width = Math.max(least, name.length * 9.8 + 48);
  return draw.nameplate(x, y, name, PLACES[place].sign, PLACES[place].colour, width, event);
}

/** The paved square under everything. */
export const SQUARE =
  '<rect x="4" y="6" width="992" height="664" rx="34" fill="var(--curb-2)"/><rect x="4" y="2" width="992" height="664" rx="34" fill="var(--curb)"/>' +
  '<rect x="14" y="12" width="972" height="644" rx="26" fill="url(#pz)"/><rect x="14" y="12" width="972" height="644" rx="26" fill="url(#glow)"/>';

/** Villa and Forum with their short streets, above the venues. */
export const UPPER =
  draw.villa(160, 124, 0.86) +
  draw.forum(640, 124, 0.86) +
  lane(44, 150, 232, 42, 'lane-villa') +
  lane(440, 150, 400, 42, 'lane-forum') +
  pine(930, 128, 0.9) +
  cypress(966, 140, 0.8) +
  cypress(884, 120, 0.7) +
  pine(420, 120, 0.8) +
  cypress(400, 136, 0.7) +
  house(930, 190, 0.8) +
  cypress(24, 120, 0.8);

const pictures = new Map<string, string>();
function once(key: string, make: () => string): string {
  let picture = pictures.get(key);
  if (picture === undefined) pictures.set(key, (picture = make()));
  return picture;
}

export const venueStreet = (venue: QueueName): string =>
  once(`street-${venue}`, () => {
    const x = VENUE_X[venue]!;
    const street = lane(x - LANE.w / 2, LANE.y, LANE.w, LANE.h, `lane-${venue}`);
    const scale = venue === 'theatre_of_pompey' ? 0.98 : venue === 'colosseum' ? 0.96 : 0.88;
    return street + building(venue, x, 346, scale);
  });

export const activeStreet = (place: QueueName): string =>
  once(`active-${place}`, () => {
    const scale = { villa: 1.04, forum: 0.86 }[place as 'villa' | 'forum'] ?? 0.9;
    return (
      lane(330, 118, 628, 84, `lane-active-${place}`) +
      cypress(300, 196, 0.7) +
      pine(54, 78, 0.7) +
      building(place, 184, 186, scale)
    );
  });

export const smallPlace = (place: QueueName, x: number): string =>
  once(`small-${place}-${x}`, () => {
    const scale = { villa: 0.62, forum: 0.52, circus_maximus: 0.46, theatre_of_pompey: 0.54, colosseum: 0.5 }[place];
    return building(place, x, 519, scale);
  });
