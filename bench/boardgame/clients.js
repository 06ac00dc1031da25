// The clients of all tables in one process, the same for both servers: they speak each server's protocol by hand, so
// that none is measured with the weight of a client library.
//
// Reads commands from standard input and answers on standard output, one JSON object a line:
//   {"connect": {"kind", "address", "tables": [{"id", "cookies": [five]}]}}
//   {"play": {"tables", "seconds", "every"}}   closed loop, or a move every so many milliseconds at each table
import { createInterface } from 'node:readline';
import { boardgame } from './boardgame.js';
import { munera } from './munera.js';

const KINDS = { boardgame, munera };
let tables = [];

async function connect({ kind, address, tables: wanted }) {
  for (let first = 0; first < wanted.length; first += 20) {
    const opened = wanted.slice(first, first + 20).map((table) => KINDS[kind](address, table));
    tables.push(...(await Promise.all(opened)));
  }
  return { connected: tables.length };
}

/** Every table plays on its own: a move is over when all five have received it. */
async function play({ tables: count, seconds, every }) {
  const latencies = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const spare = tables.filter((table) => !table.over());
  const seats = spare.splice(0, count);

  async function occupy(table, place) {
    let due = begun + (every ? (place / count) * every : 0);
    while (performance.now() < end) {
      if (table.over()) {
        const next = spare.shift();
        if (!next) throw new Error('Every game is over before the time is: open more tables.');
        table = next;
      }
      if (every) {
        await until(due);
        due += every;
      }
      const sent = performance.now();
      await table.move();
      latencies.push(performance.now() - sent);
    }
  }
  await Promise.all(seats.map(occupy));
  const spent = (performance.now() - begun) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { moves: latencies.length, seconds: spent, p50: at(0.5), p99: at(0.99), most: at(1) };
}

const until = (moment) => new Promise((done) => setTimeout(done, Math.max(0, moment - performance.now())));

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  const answer = command.connect ? await connect(command.connect) : await play(command.play);
  console.log(JSON.stringify(answer));
}
process.exit(0);
