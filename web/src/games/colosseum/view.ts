// What the server shows of Colosseum; see munera/games/colosseum/view.py.
import type { Kind } from '../../draw/kinds';

export type Counts = Partial<Record<Kind, number>>;

export type Audience = {
  program: number;
  previous_programs: number;
  season_tickets: number;
  stars: number;
  nobles: number;
  podiums: number;
  total: number;
};

export type Program = {
  number: number;
  name: string;
  arena: number;
  assets: Counts;
  spectators: number[];
};
export type OwnProgram = Program & {
  produced: boolean;
  missing: Counts;
  missing_count: number;
  jokers: number;
  can_be_shown: boolean;
  audience: Audience | null;
};
export type ProgramForSale = Program & { price: number; missing_count: number[] };

export type Impresario = {
  seat: number;
  score: number;
  coins: number;
  medals: number;
  season_tickets: number;
  podiums: number;
  loge: boolean;
  arena: number[];
  nobles: string[];
  stars: Kind[];
  tokens: Counts;
  programs: OwnProgram[];
  last_show: number | null;
  shown_this_round: number | null;
  barred: boolean;
  in_auction: boolean;
};

export type Noble = { name: string; space: number; spectators: number };
export type Auction = {
  initiator: number;
  market: number | null;
  bid: number | null;
  bidder: number | null;
  in: number[];
};
export type Deal = {
  from: number;
  to: number | null;
  open: boolean;
  gives: Counts;
  wants: Counts;
  pays: number;
  charges: number;
};

export type Phase = 'set-up' | 'invest' | 'acquire' | 'trade' | 'produce' | 'closing ceremony' | 'over';
export const PHASES = ['invest', 'acquire', 'trade', 'produce', 'closing ceremony'] as const;

export type ColosseumView = {
  game: 'colosseum';
  players: number;
  variants: string[];
  you: number | null;
  round: number;
  rounds: number;
  phase: Phase;
  stage: string;
  first_player: number;
  actor: number | null;
  chance: boolean;
  over: boolean;
  winners: number[];
  seats: Impresario[];
  markets: Kind[][];
  face_down: { count: number; kinds: Counts };
  bag: { count: number; kinds: Counts };
  for_sale: ProgramForSale[];
  nobles: Noble[];
  spaces: number;
  rest_areas: number[];
  auction: Auction | null;
  offers_left: number | null;
  offer: Deal | null;
  counter_offer: Deal | null;
  dice: string[];
  show: { seat: number; program: number | null; jokers: number; moved: string | null } | null;
  ceremony: {
    podium: number | null;
    last: number | null;
    lowest: number | null;
    contest: { seat: number; dice: number; total: number }[];
  } | null;
  supply: { medals: number; season_tickets: number };
};
