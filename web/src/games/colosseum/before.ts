// The board before the game: arenas in place, stalls empty, nobles where they start.
import { colosseum as figures } from 'virtual:figures';
import type { ColosseumView, Impresario } from './view';

export function before(players: number): ColosseumView {
  const arenas = figures.board.arenas[String(players)] ?? [];
  const nobles = Object.entries(figures.board.nobles).flatMap(([rank, spaces]) =>
    spaces.map((space, i) => ({
      name: spaces.length > 1 ? `${rank}-${i + 1}` : rank,
      space,
      spectators: figures.spectators[rank] ?? 0,
    })),
  );
  return {
    game: 'colosseum',
    players,
    variants: [],
    you: null,
    round: 1,
    rounds: 5,
    phase: 'set-up',
    stage: 'tokens',
    first_player: 0,
    actor: null,
    chance: false,
    over: false,
    winners: [],
    seats: arenas.map((arena, seat) => impresario(seat, arena)),
    markets: [[], [], [], [], []],
    face_down: { count: 0, kinds: {} },
    bag: { count: 0, kinds: {} },
    for_sale: [],
    nobles,
    spaces: 36,
    rest_areas: figures.board.rest_areas,
    auction: null,
    offers_left: null,
    offer: null,
    counter_offer: null,
    dice: [],
    show: null,
    ceremony: null,
    supply: { medals: 0, season_tickets: 0 },
  };
}

function impresario(seat: number, arena: number[]): Impresario {
  return {
    seat,
    score: 0,
    coins: 0,
    medals: 0,
    season_tickets: 0,
    podiums: 0,
    loge: false,
    arena,
    nobles: [],
    stars: [],
    tokens: {},
    programs: [],
    last_show: null,
    shown_this_round: null,
    barred: false,
    in_auction: false,
  };
}
