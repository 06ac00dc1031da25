// One sentence under the question for whoever plays for the first time, and the rule to read on.
import { circusMaximus } from 'virtual:figures';
import type { Said } from '../../wire';
import { screen } from '../../kit/screen.svelte';
import { capital } from '../../words/names';
import { t } from '../../words/tongue.svelte';
import type { Director } from './director.svelte';
import { caesarAt, cardsAt, hasGoods } from './served';
import { favourText, favourWhen, placeName, visitorName } from './things';
import { VENUES, type CircusView, type FavourName } from './view';

const FAVOUR_RULE: Record<FavourName, string> = {
  extra_visitor: 'M8.1',
  push_ahead: 'M8.2',
  double_sale: 'M8.3',
  recall_trader: 'M8.4',
  bribe_legionnaire: 'M8.5',
  new_ticket: 'M8.6',
  rank_one_is_eight: 'M8.7',
  double_purchase: 'M8.8',
  second_trader: 'M8.9',
};

/** Favours that are in hand until their trader is chosen. */
const HELD = { push: 'push_ahead', recall: 'recall_trader' } as const;

/** The engine speaks of the list of actions where two are chosen one after the other; the page has no list. */
const PAIRS: Record<string, string> = {
  'circus_maximus-prompt-take-first-ticket': 'pair-first-ticket',
  'circus_maximus-prompt-take-second-ticket': 'pair-second-ticket',
  'circus_maximus-prompt-make-first-sale': 'pair-first-sale',
  'circus_maximus-prompt-make-second-sale': 'pair-second-sale',
};
export function question(prompt: Said): string | null {
  if (typeof prompt !== 'object' || !('id' in prompt)) return null;
  const id = PAIRS[prompt.id];
  return id ? t(id, prompt.args) : null;
}

/** What is said of the choice stays beside what it would bring, where there is room for both. */
type Help = { text: string; rule: string; ofChoice?: boolean };

export function help(director: Director): Help {
  const { view, seating } = director;
  if (view.over) return { text: '', rule: 'M7.4' };
  if (view.stage === 'place visitor') return extraVisitor(view);
  const [, verb, what] = /^(\w+) (.+)$/.exec(seating.choice?.words ?? '') ?? [];
  if (verb === 'play' || verb === 'recall') return { text: t('help-place'), rule: 'M3.2', ofChoice: !screen.tablet };
  const favour = what?.replaceAll(' ', '_') as FavourName;
  if (favour in FAVOUR_RULE) {
    const text = verb === 'take' ? `${favourText(favour)} ${favourWhen(favour)}` : favourText(favour);
    return { text, rule: FAVOUR_RULE[favour], ofChoice: true };
  }
  const held = director.favour && HELD[director.favour];
  if (held) return { text: favourText(held), rule: FAVOUR_RULE[held] };
  const serving = view.stage === 'serve';
  switch (view.phase) {
    case 'favours':
      return serving
        ? { text: view.favours[0] ? t('help-take-favour', { n: view.favours[0].coins }) : '', rule: 'M4.1' }
        : { text: t('help-queue-cards', { n: cardsAt(view, 'villa') }), rule: 'M3.2' };
    case 'tickets':
      return serving
        ? { text: t('help-take-ticket'), rule: 'M5.1' }
        : { text: t('help-queue-tickets', { n: cardsAt(view, 'forum') }), rule: 'M3.2' };
    case 'events':
      if (!serving && !VENUES.some((venue) => hasGoods(view, director.me, venue)))
        return { text: t('help-no-goods'), rule: 'M6.2' };
      return (
        beside(director) ??
        (serving ? { text: t('help-sell'), rule: 'M6.2' } : { text: t('help-queue-venues'), rule: 'M6.1' })
      );
    default:
      return { text: '', rule: 'M7.1' };
  }
}

/** Who waits for a venue, and what it pays there; Caesar buys nothing, but does not come alone. */
function extraVisitor({ extra_visitor: who }: CircusView): Help {
  if (who === 'caesar') return { text: `${t('extra-caesar')} ${t('caesar-sells')}`, rule: 'M9.1', ofChoice: true };
  const visitor =
    who && t('extra-visitor', { visitor: capital(visitorName(who)), n: circusMaximus.visitorCoins[who]! });
  return { text: [visitor, t('help-place-visitor')].filter(Boolean).join(' '), rule: 'M8.1', ofChoice: true };
}

/** Whoever holds a favour is told what Caesar is good for, wherever it can be sold. */
function beside({ view, me }: Director): Help | null {
  const venue = VENUES.find((name) => caesarAt(view, name));
  if (!venue || me.favours.length === 0 || (view.served && view.served.queue !== venue)) return null;
  return { text: `${t('caesar-there', { venue: placeName(venue) })} ${t('caesar-sells')}`, rule: 'M9.2' };
}
