// Which show lies on the tabula: the one being prepared, or the best that could be.
import type { Seating } from '../../table/seating.svelte';
import type { Audience, ColosseumView, OwnProgram } from './view';

export type Show = { program: OwnProgram; audience: Audience; medals: number };

export function showOf(seating: Seating<ColosseumView>): Show | null {
  const { view, choice } = seating;
  if (view.phase !== 'produce' || view.stage === 'beginning' || view.stage === 'rolling') return null;
  const seat = view.seats[view.show?.seat ?? view.actor ?? 0]!;
  const wanted = /^produce (\d+)$/.exec(choice?.words ?? '');
  const medals = /^medals (\d+)$/.exec(choice?.words ?? '');
  const jokers = /^jokers (\d+)$/.exec(choice?.words ?? '');
  // with another number of jokers, or a noble moved, the server says what the audience would be
  const walked = /^(move|medal) /.test(choice?.words ?? '');
  const owner = (jokers || walked) && choice?.preview ? choice.preview.view.seats[seat.seat]! : seat;
  const shown = owner.programs.filter(({ audience }) => audience !== null);
  const number = wanted ? +wanted[1]! : view.show?.program;
  const program = number
    ? shown.find((each) => each.number === number)
    : shown.reduce<OwnProgram | undefined>((a, b) => (!a || b.audience!.total > a.audience!.total ? b : a), undefined);
  return program ? { program, audience: program.audience!, medals: medals ? +medals[1]! : 0 } : null;
}
