// What became of the last offer I sent, as far as it has been answered.
import type { Seating } from '../../table/seating.svelte';
import type { Message } from '../../wire';
import { kept, toldOf } from './recent';
import type { ColosseumView } from './view';

type AtTable = Seating<ColosseumView>;
export type Answers = {
  /** A counter-offer is answered by the active trader alone. */
  counter: boolean;
  declined: number[];
  /** To whom an open offer does not come: they do not hold what it asks for (C5.3). */
  passedOver: number[];
  accepted: Message | undefined;
  /** Whether somebody is still being asked. */
  pending: boolean;
};

/** Nothing once I have done anything but decline a counter-offer. */
export function answers({ log: whole, you, view }: AtTable): Answers | null {
  const log = kept(whole);
  const sent = log.findLastIndex(({ seat, words }) => seat !== null && seat === you && words === 'send');
  const since = log.slice(sent + 1).filter(({ seat, words }) => seat !== null && words !== null);
  if (you === null || sent < 0 || since.some(({ seat, words }) => seat === you && words !== 'decline')) return null;
  const counter = toldOf(log[sent], 'countered') !== undefined;
  const others = since.filter(({ seat }) => seat !== you);
  const next = others.findIndex((event) => toldOf(event, 'offered', 'offered-all', 'ended-trading'));
  const replies = others.slice(0, counter ? 1 : next < 0 ? undefined : next);
  const accepted = replies.find(({ words }) => words === 'accept');
  const asked = view.offer?.from === you ? view.offer.to : null;
  const clockwise = Array.from({ length: view.players - 1 }, (_, i) => (you + 1 + i) % view.players);
  const reached = clockwise.indexOf(asked ?? accepted?.seat ?? -1);
  const goneRound = toldOf(log[sent], 'offered-all') && (asked !== null || replies.length > 0);
  return {
    counter,
    declined: replies.flatMap(({ seat, words }) => (words === 'decline' ? [seat!] : [])),
    passedOver: goneRound
      ? clockwise.slice(0, reached < 0 ? undefined : reached).filter((seat) => !replies.some((r) => r.seat === seat))
      : [],
    accepted: toldOf(accepted, 'accepted'),
    pending: asked !== null,
  };
}

/** In words, for the prompt. */
export function answered(seating: AtTable): string | undefined {
  const found = answers(seating);
  if (!found) return undefined;
  const { counter, declined, passedOver, accepted, pending } = found;
  if (accepted) return seating.say(accepted);
  const say = (id: string, seats: number[]): string[] =>
    seats.length > 0 ? [seating.say({ id, args: { n: seats.length, who: seats.map((seat) => ({ seat })) } })] : [];
  const nobody = !counter && !pending && declined.length > 1;
  return [
    ...say(counter ? 'web-counter-declined' : nobody ? 'web-offer-nobody' : 'web-offer-declined', declined),
    ...say('web-offer-passed-over', passedOver),
  ].join(' ');
}
