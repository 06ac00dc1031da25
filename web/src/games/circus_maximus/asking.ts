// The question after a choice, and the words on the golden button.
import { capital } from '../../words/names';
import { t } from '../../words/tongue.svelte';
import type { Asking } from '../colosseum/asking';
import { categoryName, FAVOUR_SIGN, favourName, placeName, venueOf, visitorName } from './things';
import { CATEGORIES, type Category, type FavourName, type VisitorName } from './view';

/** `deed` is what the server calls the action, in the reader's language. */
export function asking(words: string, deed: string): Asking {
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
      return { ask: t('ask-sure', { what: capital(deed) }), go: t('go-place') };
    case 'use':
      return { ask: t('ask-use', { favour: favourName(nameOf(all)) }), go: t('go-use') };
    case 'take':
      return {
        ask: isFavour(all) ? t('ask-take', { thing: takenName(all) }) : t('ask-sure', { what: capital(deed) }),
        go: t('go-take'),
      };
    case 'sell': {
      const [goods = '', buyer = ''] = all.split(' to ');
      const thing = (CATEGORIES as readonly string[]).includes(goods)
        ? categoryName(goods as Category)
        : favourName(nameOf(goods));
      return { ask: t('ask-sell', { thing, visitor: buyerName(buyer) }), go: t('go-sell') };
    }
    default:
      return { ask: words, go: t('go') };
  }
}

const buyerName = (buyer: string): string => visitorName(buyer.replaceAll(' ', '_') as VisitorName);

const nameOf = (words: string): FavourName => words.replaceAll(' ', '_') as FavourName;
const isFavour = (words: string): boolean => nameOf(words) in FAVOUR_SIGN;

/** What was taken at the villa, by the words of the action. */
export const takenName = (words: string): string =>
  words === 'start player' ? t('start-card') : favourName(nameOf(words));
