// boardgame.io: the same, in the protocol of socket.io.
import WebSocket from 'ws';
import { receipts } from './receipt.js';

const PLAYERS = 4;
const PATCH = /^42\/bench,\["patch","[^"]*",\d+,(\d+)/; // what is new, if the server tells only that
const STATE = /"_redo":\[\],"_stateID":(\d+)/; // of the state; the log beside it has numbers of its own

export async function boardgame(address, { id, cookies }) {
  const received = receipts(cookies.length);
  const open = (place) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${address}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
      const player = place < PLAYERS ? String(place) : null;
      socket.on('error', reject);
      socket.on('message', (data) => {
        const text = data.toString();
        if (text[0] === '0') socket.send('40/bench,');
        else if (text === '2') socket.send('3');
        else if (text.startsWith('40/bench')) {
          socket.send(`42/bench,${JSON.stringify(['sync', id, player, undefined, PLAYERS])}`);
        } else if (PATCH.test(text)) {
          received.note(place, Number(PATCH.exec(text)[1]));
        } else if (text.startsWith('42/bench,["sync"') || text.startsWith('42/bench,["update"')) {
          received.note(place, Number(STATE.exec(text)[1]));
          resolve(socket);
        }
      });
    });
  const first = await open(0); // makes the match
  const sockets = [first, ...(await Promise.all(cookies.slice(1).map((_, place) => open(place + 1))))];
  await received.all(0);
  return {
    over: () => false,
    move() {
      const state = received.latest();
      const playerID = String(state % PLAYERS);
      const payload = { type: 'act', args: [1], playerID };
      const message = ['update', { type: 'MAKE_MOVE', payload }, state, id, playerID];
      sockets[Number(playerID)].send(`42/bench,${JSON.stringify(message)}`);
      return received.all(state + 1);
    },
  };
}
