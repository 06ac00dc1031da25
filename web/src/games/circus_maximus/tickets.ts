// The tickets that can still be sold at a venue, mine first.
import type { Director } from './director.svelte';
import type { Ticket, VenueName } from './view';

/** `edge` is the colour around it: mine are lit, the one that is being sold is purple like its buyer. */
export type ForSale = { seat: number; ticket: Ticket; edge: string };

export function ticketsAt({ view, seat: me, goods }: Director, venue: VenueName): ForSale[] {
  const serving = view.served?.queue === venue;
  const all = view.seats
    .flatMap(({ tickets }, seat) => tickets.map((ticket) => ({ seat, ticket })))
    .filter(({ ticket }) => ticket.venue === venue)
    .sort((a, b) => Number(b.seat === me) - Number(a.seat === me));
  const sold = serving ? all.find(({ seat, ticket }) => seat === me && ticket.category === goods) : undefined;
  return all.map((each) => ({
    ...each,
    edge: each === sold ? 'var(--purple-ink)' : each.seat === me ? 'var(--lit)' : 'none',
  }));
}
