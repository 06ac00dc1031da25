// The question after a choice, the words on the golden button, and what the choice would bring.
import { t } from '../../words/tongue.svelte';
import type { Asking } from '../colosseum/asking';
import { categoryName, favourName, placeName, venueOf, visitorName } from './things';
import type { Category, CircusView, FavourName, VenueName, VisitorName } from './view';

const CATEGORIES = ['balcony', 'arena', 'loge'];

export function asking(words: string): Asking {
  const [verb = '', ...rest] = words.split(' ');
  const all = rest.join(' ');
  switch (verb) {
    case 'play':
    case 'recall': {
      const [how = '', venue] = all.split(' at ');
      const rank = how.split(' ')[0]!;
      const id = how.endsWith('as 8') ? 'ask-play-as-eight' : verb === 'recall' ? 'ask-recall' : 'ask-play';
      return {
        ask: venue ? t(`${id}-at`, { rank, venue: placeName(venueOf(venue)) }) : t(id, { rank }),
        go: t('go-play'),
      };
    }
    case 'push':
      return { ask: t('ask-push', { rank: rest[0]! }), go: t('go-push') };
    case 'place':
      return { ask: t('ask-place', { venue: placeName(venueOf(all.slice(3))) }), go: t('go-place') };
    case 'use':
      return { ask: t('ask-use', { favour: favourName(all.replaceAll(' ', '_') as FavourName) }), go: t('go-use') };
    case 'take':
      return { ask: t('ask-take', { thing: taken(all) }), go: t('go-take') };
    case 'sell': {
      const [goods = '', buyer = ''] = all.split(' to ');
      const thing = CATEGORIES.includes(goods)
        ? categoryName(goods as Category)
        : favourName(goods.replaceAll(' ', '_') as FavourName);
      return { ask: t('ask-sell', { thing, visitor: buyerName(buyer) }), go: t('go-sell') };
    }
    default:
      return { ask: words, go: t('go') };
  }
}

const buyerName = (buyer: string): string => visitorName(buyer.replaceAll(' ', '_') as VisitorName);

function taken(words: string): string {
  if (words === 'start player') return t('start-card');
  const category = CATEGORIES.find((each) => words.endsWith(` ${each}`));
  if (!category) return favourName(words.replaceAll(' ', '_') as FavourName);
  const venue = venueOf(words.slice(0, -category.length - 1));
  return t('ticket-of', { venue: placeName(venue), category: categoryName(category as Category) });
}

export type Effect = { key: string; text: string; result?: string };

/** The place in the queue, the coins of a sale, what is left in hand. */
export function effects(before: CircusView, after: CircusView, seat: number): Effect[] {
  const found: Effect[] = [];
  const was = before.seats[seat]!;
  const is = after.seats[seat]!;
  for (const name of Object.keys(after.queues) as VenueName[]) {
    const queue = after.queues[name];
    const place = queue.findIndex(
      (each) => each.owner === seat && !before.queues[name].some((o) => o.owner === seat && o.rank === each.rank),
    );
    if (place >= 0)
      found.push({ key: name, text: t('fx-place'), result: t('place-of', { n: place + 1, of: queue.length }) });
  }
  const sale = is.sales.length > was.sales.length ? is.sales.at(-1) : undefined;
  if (sale) {
    const parts = [sale.coins, sale.visitor_coins, sale.event_coins].filter((n) => n > 0).join(' + ');
    found.push({ key: 'sale', text: `${parts} =`, result: `${sale.total}` });
  }
  const hand = (gang: typeof was) => gang.traders.reduce((sum, { coins }) => sum + coins, 0);
  if (hand(was) !== hand(is)) found.push({ key: 'hand', text: t('fx-hand'), result: `${hand(was)} → ${hand(is)}` });
  const lost = was.favours.length - is.favours.length;
  if (lost > 0) found.push({ key: 'favour', text: t('fx-favour-used') });
  return found;
}
