// A position to solve as a table: nobody's, with the one who is to act as “you”.
import { nobodysSeat, nobodysTable } from '../connection/nobodys';
import type { PuzzlePosition, Table, View } from '../wire';

const NAMES = ['Aurelia', 'Brutus', 'Cato', 'Drusilla', 'Ennius'];

export const tableOf = ({ puzzle }: PuzzlePosition): Table => ({
  ...nobodysTable(puzzle.game, puzzle.players, puzzle.variants),
  id: `${puzzle.game}-${puzzle.id}`,
  seats: NAMES.slice(0, puzzle.players).map((name, seat) => nobodysSeat(seat, name)),
  you: puzzle.seat,
});

export const viewOf = ({ puzzle, view, prompt, legal }: PuzzlePosition): View => ({
  type: 'view',
  table: `${puzzle.game}-${puzzle.id}`,
  seq: 0,
  since: 0,
  move: 0,
  seat: puzzle.seat,
  view,
  prompt,
  legal,
  events: [],
  actors: [puzzle.seat],
  undo: 0,
  clocks: null,
  autopilot: [],
  orders: [],
  over: false,
});
