// What a finished game tells about itself, for the end-of-game page: audiences or coins by round, and who did best at what.
import { programName } from '../words/names';
import { t } from '../words/tongue.svelte';
import type { SignName } from '../draw/signs';
import type { CircusView } from './circus_maximus/view';
import type { ColosseumView } from './colosseum/view';

export type Standing = { seat: number; score: number; coins: number; detail: string };
export type Award = { sign: SignName; title: string; text: string; seat: number };

export function standing(view: ColosseumView | CircusView): Standing[] {
  const list =
    view.game === 'colosseum'
      ? view.seats.map((s) => ({
          seat: s.seat,
          score: s.score,
          coins: s.coins,
          detail: s.last_show ? `${s.last_show} ${programName(s.last_show)}` : t('no-show-yet'),
        }))
      : view.seats.map((gang, seat) => ({
          seat,
          score: gang.coins,
          coins: gang.coins,
          detail: t('by-day', {
            days: gang.days.map((d) => d.sales + d.traders).join(' + '),
            favours: gang.favour_coins,
          }),
        }));
  const rank = (s: Standing) => (view.winners.includes(s.seat) ? 1 : 0);
  return list.sort((a, b) => rank(b) - rank(a) || b.score - a.score || b.coins - a.coins);
}

type Candidate = { seat: number; value: number };
function best(list: Candidate[]): Candidate | null {
  const sorted = [...list].sort((a, b) => b.value - a.value);
  return sorted[0] && sorted[0].value > 0 && sorted[0].value !== sorted[1]?.value ? sorted[0] : null;
}

export function awards(view: ColosseumView | CircusView): Award[] {
  const found: Award[] = [];
  const give = (winner: Candidate | null, sign: SignName, id: string): void => {
    if (winner)
      found.push({
        sign,
        title: t(`award-${id}`),
        text: t(`award-${id}-text`, { n: winner.value }),
        seat: winner.seat,
      });
  };
  if (view.game === 'colosseum') {
    const by = (value: (s: ColosseumView['seats'][number]) => number) =>
      best(view.seats.map((s) => ({ seat: s.seat, value: value(s) })));
    give(
      by((s) => s.podiums),
      'podium',
      'podiums',
    );
    give(
      by((s) => s.stars.length),
      'round-star',
      'stars',
    );
    give(
      by((s) => s.season_tickets),
      'ticket',
      'tickets',
    );
    give(
      by((s) => s.programs.filter((p) => p.produced).length),
      'scroll-unfurled',
      'programs',
    );
    give(
      by((s) => s.coins),
      'two-coins',
      'rich',
    );
    give(
      by((s) => s.arena.length),
      'amphitheatre',
      'arena',
    );
  } else {
    const by = (value: (g: CircusView['seats'][number]) => number) =>
      best(view.seats.map((g, seat) => ({ seat, value: value(g) })));
    give(
      by((g) => g.days.reduce((sum, d) => sum + d.sales, 0)),
      'ticket',
      'sales',
    );
    give(
      by((g) => g.days.reduce((sum, d) => sum + d.traders, 0)),
      'hooded-figure',
      'patience',
    );
    give(
      by((g) => Math.max(...g.days.map((d) => d.sales + d.traders))),
      'laurels',
      'day',
    );
    give(
      by((g) => g.favours.length),
      'caesar',
      'favours',
    );
  }
  return found;
}
