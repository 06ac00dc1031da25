// Prices and the like from the games' own data files, as the module `virtual:figures`: no figure is written twice.
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const ID = 'virtual:figures';
const games = new URL('../../src/munera/games/', import.meta.url);

type Colosseum = {
  game: { minimum_bid: number };
  price: { expand_arena: number; season_ticket: number; emperor_loge: number; second_investment_medals: number };
  medal: { coins: number };
  spectators: Record<string, number>;
  board: { arenas: Record<string, [number, number][]>; nobles: Record<string, number[]>; rest_areas: number[] };
};
type Priced = { name: string; coins: number };
type CircusMaximus = {
  trader: { coins: Record<string, number> };
  seat: Priced[];
  visitor: (Priced & { bribed_coins?: number })[];
  favour: Priced[];
};

const byName = (cards: Priced[]): Record<string, number> =>
  Object.fromEntries(cards.map(({ name, coins }) => [name, coins]));

export function figures(): Plugin {
  return {
    name: 'munera-figures',
    resolveId: (id) => (id === ID ? '\0' + ID : undefined),
    load(id) {
      if (id !== '\0' + ID) return undefined;
      const read = (game: string): unknown => {
        const path = new URL(`${game}/data.toml`, games);
        this.addWatchFile(path.pathname);
        return parse(readFileSync(path, 'utf-8'));
      };
      const colosseum = read('colosseum') as Colosseum;
      const circus = read('circus_maximus') as CircusMaximus;
      const { game, price, medal, spectators, board } = colosseum;
      return [
        `export const colosseum = ${JSON.stringify({ game, price, medal, spectators, board })}`,
        `export const circusMaximus = ${JSON.stringify({
          traderCoins: circus.trader.coins,
          seatCoins: byName(circus.seat),
          visitorCoins: byName(circus.visitor),
          favourCoins: byName(circus.favour),
          bribedCoins: circus.visitor.find((each) => each.bribed_coins)?.bribed_coins,
        })}`,
      ].join('\n');
    },
  };
}
