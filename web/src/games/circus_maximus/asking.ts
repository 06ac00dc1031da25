// The question after a choice, and the words on the golden button.
import { t } from '../../words/tongue.svelte';
import type { Asking } from '../colosseum/asking';
import { categoryName, favourName, placeName, venueOf, visitorName } from './things';
import type { Category, FavourName, VisitorName } from './view';

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
      return { ask: t('ask-take', { thing: takenName(all) }), go: t('go-take') };
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

/** What was taken, by the words of the action. */
export function takenName(words: string): string {
  if (words === 'start player') return t('start-card');
  const category = CATEGORIES.find((each) => words.endsWith(` ${each}`));
  if (!category) return favourName(words.replaceAll(' ', '_') as FavourName);
  const venue = venueOf(words.slice(0, -category.length - 1));
  return t('ticket-of', { venue: placeName(venue), category: categoryName(category as Category) });
}
