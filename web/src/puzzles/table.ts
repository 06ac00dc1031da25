// A position to solve as a table: nobody's, with the one who is to act as “you”.
import type { PuzzlePosition, Table, View } from '../wire';

const NAMES = ['Aurelia', 'Brutus', 'Cato', 'Drusilla', 'Ennius'];

export const tableOf = ({ puzzle }: PuzzlePosition): Table => ({
  type: 'table',
  id: `${puzzle.game}-${puzzle.id}`,
  name: '',
  game: puzzle.game,
  players: puzzle.players,
  variants: puzzle.variants,
  rules: 1,
  status: 'playing',
  seats: NAMES.slice(0, puzzle.players).map((name, seat) => ({
    seat,
    kind: seat === puzzle.seat ? 'person' : 'bot',
    name,
    person: null,
    level: null,
    ready: true,
    autopilot: false,
    present: seat === puzzle.seat,
  })),
  pace: { kind: 'none', bank: 0, increment: 0 },
  public: false,
  spectators: false,
  hints: false,
  takeover: '',
  host: '',
  created: 0,
  seq: 0,
  commitment: '',
  you: puzzle.seat,
  watching: 0,
  result: null,
  rematch: null,
  archived: false,
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
