// Who will ask for a donation: the server names them when it is their turn; before that, whoever stands last for all to see.
import type { ColosseumView, Impresario } from './view';

/** Nobody while dice would have to decide. */
export function lastOnScore({ ceremony, seats }: Pick<ColosseumView, 'ceremony' | 'seats'>): Impresario | null {
  if (!ceremony || ceremony.podium === null) return null;
  if (ceremony.last !== null) return seats[ceremony.last]!;
  const others = seats.filter(({ seat }) => seat !== ceremony.podium);
  const [last, next] = others.sort((a, b) => a.score - b.score || a.coins - b.coins);
  const tied = next && next.score === last!.score && next.coins === last!.coins;
  return tied ? null : last!;
}
