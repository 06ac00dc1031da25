// A table that is on no server: of a record from disk, or of a position to solve.
import type { SeatInfo, Table } from '../wire';

export const nobodysSeat = (seat: number, name: string): SeatInfo => ({
  seat,
  kind: 'person',
  name,
  person: null,
  level: null,
  ready: true,
  autopilot: false,
  present: true,
});

export const nobodysTable = (game: string, players: number, variants: string[]): Table => ({
  type: 'table',
  id: '',
  name: '',
  game,
  players,
  variants,
  rules: 1,
  status: 'playing',
  seats: [],
  pace: { kind: 'none', bank: 0, increment: 0 },
  bot_pace: 'human',
  public: false,
  spectators: false,
  hints: false,
  takeover: '',
  host: '',
  created: 0,
  seq: 0,
  commitment: '',
  you: null,
  watching: 0,
  result: null,
  rematch: null,
  asked: null,
  archived: false,
  origin: null,
});
