// My tickets and favours: what of them is lit or chosen, and what the choice would add to them.
import type { Director } from './director.svelte';
import { spoken } from './things';
import type { Favour, FavourName, Gang, Ticket } from './view';

const added = <T>(now: readonly T[], then: readonly T[], key: (each: T) => string): T[] => {
  const left = now.map(key);
  return then.filter((each) => {
    const known = left.indexOf(key(each));
    if (known >= 0) left.splice(known, 1);
    return known < 0;
  });
};

/** What the choice would bring, to be seen beside what I have. */
export function coming({ seating, seat, me }: Director): { tickets: Ticket[]; favours: Favour[] } {
  const after: Gang | undefined = seating.choice?.preview?.view.seats[seat];
  if (!after) return { tickets: [], favours: [] };
  return {
    tickets: added(me.tickets, after.tickets, ({ venue, category }) => `${venue} ${category}`),
    favours: added(me.favours, after.favours, ({ name }) => name),
  };
}

export const isSellable = ({ view, goodsForSale }: Director, { venue, category }: Ticket): boolean =>
  view.served?.queue === venue && goodsForSale.has(category);

export const isPlayed = ({ seating, favour, hand, buyer, goods }: Director, name: FavourName): boolean =>
  seating.choice?.words === `use ${spoken(name)}` ||
  (name === 'push_ahead' && favour === 'push') ||
  (name === 'recall_trader' && favour === 'recall') ||
  (name === 'rank_one_is_eight' && hand?.asEight === true) ||
  (name === 'bribe_legionnaire' && buyer === 'bribed legionnaire') ||
  goods === spoken(name);
