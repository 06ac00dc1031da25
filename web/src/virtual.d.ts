declare module 'virtual:icons' {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module 'virtual:figures' {
  export const colosseum: {
    game: { minimum_bid: number };
    price: { expand_arena: number; season_ticket: number; emperor_loge: number; second_investment_medals: number };
    medal: { coins: number };
    spectators: Record<string, number>;
    board: { arenas: Record<string, [number, number][]>; nobles: Record<string, number[]>; rest_areas: number[] };
  };
  export const circusMaximus: {
    traderCoins: Record<string, number>;
    seatCoins: Record<string, number>;
    visitorCoins: Record<string, number>;
    favourCoins: Record<string, number>;
    bribedCoins: number;
  };
}
