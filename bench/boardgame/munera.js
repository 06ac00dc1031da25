// Our server: four players and a spectator at one table, each with a socket of their own.
import WebSocket from 'ws';
import { receipts } from './receipt.js';

const SEQ = /^\{"type":"(?:view|changes)","table":"[^"]*","seq":(\d+)/;

export async function munera(address, { id, cookies }) {
  const received = receipts(cookies.length);
  let mine = null; // the view of whoever is asked
  let over = false;
  const sockets = await Promise.all(
    cookies.map(
      (cookie, place) =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(`${address}/api/socket`, { headers: { cookie }, perMessageDeflate: false });
          socket.on('error', reject);
          socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table: id, changes: true })));
          socket.on('message', (data) => {
            const text = data.toString();
            const seq = SEQ.exec(text);
            if (!seq) {
              if (text.startsWith('{"type":"error"')) throw new Error(text);
              return;
            }
            if (text.includes('"legal":[{')) mine = { place, view: JSON.parse(text) };
            over ||= text.includes('"over":true}');
            received.note(place, Number(seq[1]));
            resolve(socket);
          });
        }),
    ),
  );
  await received.all(1);
  return {
    over: () => over,
    move() {
      const { place, view } = mine;
      const { action } = view.legal[(view.seq * 13) % view.legal.length];
      sockets[place].send(JSON.stringify({ type: 'act', table: id, seq: view.seq, actions: [action] }));
      return received.all(view.seq + 1);
    },
  };
}
