// Where a replay comes from: a table of this server, or a record file that somebody opened.
import { api } from '../../connection/http';
import { session } from '../../connection/session.svelte';
import type { Chronicle, Replay, Table, Verdict, View } from '../../wire';

export type Source = {
  table: Table;
  chronicle: Chronicle;
  verdict: Verdict | null;
  moment: (move: number) => Promise<View>;
  /** The address of a moment, to be sent to others; a file has none. */
  address: ((move: number) => string) | null;
  /** Where the record can be loaded from. */
  record: { href: string; name: string };
};

export async function ofTable(id: string): Promise<Source> {
  const [table, chronicle] = await Promise.all([
    api<Table>(`/tables/${id}`),
    api<Chronicle>(`/tables/${id}/chronicle`),
  ]);
  return {
    table,
    chronicle,
    verdict: null,
    moment: (move) => api<View>(`/tables/${id}/moves/${move}`),
    address: (move) => `/t/${id}/replay/${move}`,
    record: { href: `/api/tables/${id}/record`, name: `${table.game}-${id}.munera` },
  };
}

export async function ofRecord(record: string): Promise<Source> {
  await session.load(); // whoever comes with a cookie must also show that the page is ours
  const replay = await api<Replay>('/replays', 'POST', { record });
  return {
    table: tableOf(replay),
    chronicle: replay.chronicle,
    verdict: replay.verdict,
    moment: (move) => api<View>(`/replays/${move}`, 'POST', { record }),
    address: null,
    record: {
      href: URL.createObjectURL(new Blob([record], { type: 'text/plain' })),
      name: `${replay.game}.munera`,
    },
  };
}

/** As much of a table as a record tells. */
const tableOf = ({ game, players, variants, names, chronicle }: Replay): Table => ({
  type: 'table',
  id: '',
  name: '',
  game,
  players,
  variants,
  rules: 1,
  status: 'over',
  seats: names.map((name, seat) => ({
    seat,
    kind: 'person',
    name,
    person: null,
    level: null,
    ready: true,
    autopilot: false,
    present: true,
  })),
  pace: { kind: 'none', bank: 0, increment: 0 },
  public: false,
  spectators: true,
  hints: false,
  takeover: '',
  host: '',
  created: 0,
  seq: chronicle.moves,
  commitment: '',
  you: null,
  watching: 0,
  result: null,
  rematch: null,
  archived: false,
});
