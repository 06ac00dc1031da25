// A star performer of mine that went to somebody else, or to nobody.
import type { Seating } from '../../table/seating.svelte';
import type { Message, Said, Seat } from '../../wire';
import { kept, recent } from './recent';
import type { ColosseumView } from './view';

const WON = 'colosseum-told-star';
const LOST = 'colosseum-told-star-lost';

export function starsTaken(seating: Seating<ColosseumView>): string | undefined {
  const { log, you } = seating;
  const fresh = new Set(recent(seating));
  const holders = new Map<string, Seat | undefined>();
  let said: string | undefined;
  for (const event of kept(log))
    for (const told of event.told.filter(({ id }) => id === WON || id === LOST)) {
      const winner = told.id === WON ? seatOf(told) : undefined;
      const mine = kindsOf(told).filter((kind) => you !== null && holders.get(nameOf(kind)) === you);
      for (const kind of kindsOf(told)) holders.set(nameOf(kind), winner);
      if (!fresh.has(event) || event.seat === you) continue; // what I gave away myself I know
      if (told.id === LOST && you !== null && seatOf(told) === you) said = seating.say(told);
      else if (mine.length > 0 && winner !== undefined && winner !== you)
        said = seating.say({ id: 'web-star-taken', args: { who: { seat: winner }, kinds: mine } });
    }
  return said;
}

const kindsOf = ({ args: { kinds } }: Message): Said[] => (Array.isArray(kinds) ? kinds : []);
const nameOf = (kind: Said): string => (typeof kind === 'object' && 'id' in kind ? kind.id : '');
const seatOf = ({ args: { who } }: Message): Seat | undefined =>
  typeof who === 'object' && 'seat' in who ? who.seat : undefined;
