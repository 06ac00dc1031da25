// What the server shows of Circus Maximus; see munera/games/circus_maximus/view.py.

export const VENUES = ['circus_maximus', 'theatre_of_pompey', 'colosseum'] as const;
export type VenueName = (typeof VENUES)[number];
export type QueueName = 'villa' | 'forum' | VenueName;
export const CATEGORIES = ['balcony', 'arena', 'loge'] as const; // the dearer the later
export type Category = (typeof CATEGORIES)[number];
export type VisitorName = 'legionnaire' | 'student' | 'artisan' | 'tourist' | 'senator' | 'caesar';
export type FavourName =
  | 'extra_visitor'
  | 'push_ahead'
  | 'double_sale'
  | 'recall_trader'
  | 'bribe_legionnaire'
  | 'new_ticket'
  | 'rank_one_is_eight'
  | 'double_purchase'
  | 'second_trader';

export type Trader = {
  owner: number;
  rank: number;
  effective_rank: number;
  /** The how-manieth of those who wait to get something as all stands now, or 0. */
  turn: number;
  lacks: 'card' | 'goods' | 'visitor' | null;
};
export type Favour = { name: FavourName; coins: number };
export type Ticket = { venue: VenueName; category: Category; coins: number };
export type Visitor = { name: VisitorName; coins: number; event_coins: number };
export type Venue = {
  name: VenueName;
  event_coins: number;
  visitors: Visitor[];
  /** What they pay, the best first; Caesar buys nothing. */
  pays: number[];
};
export type Sale = {
  venue: VenueName;
  category: Category | null;
  favour: FavourName | null;
  coins: number;
  visitor: VisitorName;
  bribed: boolean;
  visitor_coins: number;
  event_coins: number;
  total: number;
};
export type Gang = {
  passed: boolean;
  traders: { rank: number; coins: number }[];
  tickets: Ticket[];
  sales: Sale[];
  favours: Favour[];
  /** What the traders in hand pay if they stay there. */
  hand_coins: number;
  sold_coins: number;
  /** The most that the tickets can still bring. */
  most_sales: number;
  coins: number;
  days: { sales: number; traders: number }[];
  favour_coins: number;
};
export type Pile = { count: number; kinds: Record<string, number> };

export const PHASES = ['favours', 'tickets', 'events', 'scoring'] as const;
export type Phase = (typeof PHASES)[number] | 'over';

export type CircusView = {
  game: 'circus_maximus';
  players: number;
  variants: string[];
  you: number | null;
  day: number;
  days: number;
  phase: Phase;
  stage: 'draw' | 'queue' | 'serve' | 'place visitor' | 'over';
  actor: number | null;
  chance: boolean;
  over: boolean;
  winners: number[];
  scores: number[];
  start_player: number | null;
  start_card_at_villa: boolean;
  turn: number | null;
  queues: Record<QueueName, Trader[]>;
  /** Behind how many of a queue nothing will be left; null where that is not known yet. */
  reach: Record<QueueName, number | null>;
  served: { queue: QueueName; index: number } | null;
  favours: Favour[];
  tickets: Ticket[];
  venues: Venue[];
  extra_visitor: VisitorName | null;
  seats: Gang[];
  piles: { favours: Pile; tickets: Pile; visitors: Pile };
  favours_gone: Favour[];
};
