// boardgame.io's own server with its own in-memory store, and a game whose state is as large as ours.
//   node server.js PORT STATE.json [changes]     with "changes" clients are sent what is new of it, not the whole
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');

const [port, file, changes] = process.argv.slice(2);
const start = JSON.parse(readFileSync(file, 'utf8'));

// The rules are the cheapest there can be: one number changes and the turn passes on.
const game = {
  name: 'bench',
  setup: () => structuredClone(start),
  moves: {
    act: ({ G, playerID }, coins) => {
      G.seats[Number(playerID)].coins += coins;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G }) => G,
  deltaState: changes === 'changes',
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
await server.run(Number(port));
console.log('ready');
