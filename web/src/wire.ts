// The server's messages as TypeScript: REST bodies and socket messages. Mirrors `munera/server/wire.py` and
// `wire_rest.py`, name by name; to be replaced by types generated from the server's schema.

export type Millis = number;
export type Seat = number;

/** Something for people to read, to be put into the reader's language. */
export type Message = { id: string; args?: Record<string, Said> };
export type Said = string | number | Message | { seat: Seat } | Said[];

export type Pace = { kind: 'none' | 'live' | 'slow'; bank: number; increment: number };

export type SeatInfo = {
  seat: Seat;
  kind: 'open' | 'person' | 'bot';
  name: string;
  person: string | null;
  level: string | null;
  ready: boolean;
  autopilot: boolean;
  present: boolean;
};

export type Table = {
  type: 'table';
  id: string;
  name: string;
  game: string;
  players: number;
  variants: string[];
  rules: number;
  status: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
  pace: Pace;
  public: boolean;
  spectators: boolean;
  hints: boolean;
  takeover: string;
  host: string;
  created: Millis;
  seq: number;
  commitment: string;
  you: Seat | null;
  watching: number;
  result: { scores: number[]; winners: Seat[] } | null;
  rematch: string | null;
  archived: boolean;
};

export type Legal = { action: number; words: string; block: string; label: Said; hint: Said | null };

export type GameEvent = {
  seq: number;
  kind: 'act' | 'chance' | 'undo' | 'autopilot' | 'back';
  at: Millis;
  move: number;
  seat: Seat | null;
  action: number | null;
  words: string | null;
  by: 'person' | 'bot' | 'order';
  told: Said[];
};

export type Clocks = { now: Millis; left: number[]; running: Seat | null };
export type Order = { kind: string; args: Record<string, unknown> };

/** `V` is the game's own view; see `games/<name>/view.ts`. */
export type View<V = unknown> = {
  type: 'view';
  table: string;
  seq: number;
  since: number;
  move: number;
  seat: Seat | null;
  view: V;
  prompt: Said;
  legal: Legal[];
  events: GameEvent[];
  actors: Seat[];
  undo: number;
  clocks: Clocks | null;
  autopilot: Seat[];
  orders: Order[];
  over: boolean;
};

export type Chat = {
  type: 'chat';
  table: string;
  number: number;
  at: Millis;
  name: string;
  person: string;
  text: string;
  seat: Seat | null;
};

export type Preview<V = unknown> = {
  type: 'preview';
  table: string;
  seq: number;
  actions: number[];
  view: V;
  prompt: Said;
  legal: Legal[];
  effects: Record<string, unknown>[];
  stopped_by: 'you' | 'chance' | 'seat' | 'end';
  ref?: string;
};

export type Advice = { action: number; words: string; label: Said; score: number; share: number; chances: number[] };

export type Tell =
  | { type: 'hello'; person: string; name: string; guest: boolean; now: Millis; version: string }
  | Table
  | View
  | Chat
  | { type: 'presence'; table: string; seats: Seat[]; watching: number }
  | Preview
  | { type: 'hint'; table: string; seq: number; advice: Advice[]; ref?: string }
  | { type: 'orders'; table: string; orders: Order[]; ref?: string }
  | { type: 'turn'; table: string; name: string; game: string; seq: number }
  | { type: 'done'; ref?: string }
  | { type: 'error'; error: Message; detail: string; table: string | null; ref?: string }
  | { type: 'gone'; table: string; error: Message }
  | { type: 'bye'; after: Millis }
  | { type: 'pong'; now: Millis; ref?: string };

export type Ask =
  | { type: 'watch'; table: string; since?: number | null }
  | { type: 'unwatch'; table: string }
  | { type: 'act'; table: string; seq: number; actions: number[] }
  | { type: 'ask_preview'; table: string; seq: number; actions: number[] }
  | { type: 'ask_hint'; table: string; seq: number }
  | { type: 'undo'; table: string; seq: number; steps?: number }
  | { type: 'set_orders'; table: string; orders: Order[] }
  | { type: 'step_aside'; table: string }
  | { type: 'take_back'; table: string }
  | { type: 'say'; table: string; text: string }
  | { type: 'ping' };

// REST

export type Problem = { status: number; error: Message; detail: string };
export type Settings = { language: string; theme: 'system' | 'light' | 'dark'; mail: string; webhook: string };
export type Profile = {
  person: string;
  name: string;
  guest: boolean;
  since: Millis;
  played: { game: string; played: number; won: number }[];
};
export type Me = { profile: Profile; settings: Partial<Settings>; csrf: string; scopes: string[] };
export type NewSeat = { kind: 'open' | 'me' | 'bot'; level?: string | null };
export type NewTable = {
  game: string;
  players: number;
  variants?: string[];
  seats?: NewSeat[];
  name?: string;
  pace?: Pace;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  bring?: string;
};
export type Tables = { tables: Table[]; before: string | null };
export type Chronicle = {
  table: string;
  moves: number;
  marks: { move: number; seat: Seat | null; told: Said[] }[];
  scores: number[][];
  chapters: { move: number; part: number; phase: string }[];
  coins: number[][];
};
export type Verdict = { finding: string; sentence: string; outcomes: number; action: number | null };
export type Replay = {
  game: string;
  players: number;
  variants: string[];
  names: string[];
  verdict: Verdict;
  chronicle: Chronicle;
};
export type Session = { id: string; created: Millis; seen: Millis; agent: string; current: boolean };
export type Scope = 'read' | 'play' | 'tables';
export type Token = {
  id: string;
  name: string;
  scopes: string[];
  created: Millis;
  expires: Millis;
  secret: string | null;
};
export type Fairness = {
  commitment: string;
  contributions: string[];
  secret: string | null;
  verified: boolean | null;
  outcomes: number;
};
export type Offerings = {
  games: {
    name: string;
    title: string;
    rules: number;
    players: number[];
    variants: string[];
    orders: { kind: string; args: Record<string, unknown> }[];
  }[];
  bots: { level: string; rank: number }[];
  version: string;
  mail: boolean;
};
