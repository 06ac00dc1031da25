// Signs, colours and names of the places, favours and tickets.
import type { SignName } from '../../draw/signs';
import { capital } from '../../words/names';
import { t, tongue } from '../../words/tongue.svelte';
import type { Category, FavourName, QueueName, VenueName, VisitorName } from './view';

export const PLACES: Record<QueueName, { sign: SignName; colour: string }> = {
  villa: { sign: 'caesar', colour: 'var(--purple)' },
  forum: { sign: 'two-coins', colour: 'var(--wood-3)' },
  circus_maximus: { sign: 'chariot', colour: 'var(--v-circus)' },
  theatre_of_pompey: { sign: 'drama-masks', colour: 'var(--v-theatre)' },
  colosseum: { sign: 'amphitheatre', colour: 'var(--v-colosseum)' },
};

export const FAVOUR_SIGN: Record<FavourName, SignName> = {
  extra_visitor: 'person',
  push_ahead: 'push',
  double_sale: 'two-coins',
  recall_trader: 'return-arrow',
  bribe_legionnaire: 'swap-bag',
  new_ticket: 'ticket',
  rank_one_is_eight: 'upgrade',
  double_purchase: 'card-pickup',
  second_trader: 'two-shadows',
};

/** On which occasion it can be played. */
const FAVOUR_WHEN: Record<FavourName, string> = {
  extra_visitor: 'instead',
  push_ahead: 'instead',
  double_sale: 'selling',
  recall_trader: 'instead',
  bribe_legionnaire: 'selling',
  new_ticket: 'forum',
  rank_one_is_eight: 'one',
  double_purchase: 'buying',
  second_trader: 'beside',
};

export const placeName = (place: QueueName): string => capital(tongue.t(`circus_maximus-place-${place}`));
/** As on the name plates of the board. */
export const fullPlace = (place: QueueName): string => (place === 'villa' ? t('caesars-villa') : placeName(place));
export const shortPlace = (place: QueueName): string => t(`place-${place}`);
export const favourName = (favour: FavourName): string => capital(tongue.t(`circus_maximus-favour-${favour}`));
export const favourText = (favour: FavourName): string => t(`favour-${favour}`);
export const favourWhen = (favour: FavourName): string => t(`when-${FAVOUR_WHEN[favour]}`);
export const categoryName = (category: Category): string => capital(tongue.t(`circus_maximus-seat-${category}`));
export const visitorName = (visitor: VisitorName): string => tongue.t(`circus_maximus-visitor-${visitor}`);

/** By which lessons find it on the screen. */
export const placeId = (place: QueueName): string =>
  place === 'villa' || place === 'forum' ? place : `venue-${place}`;

/** As in the words of actions. */
export const spoken = (name: string): string => name.replaceAll('_', ' ');
export const venueOf = (words: string): VenueName => words.replaceAll(' ', '_') as VenueName;
