// The order of turns: over what it is written, who begins, and how somebody stands in what is going on.
export type Order = {
  title: string;
  first: number;
  state?: (seat: number) => { text: string; out: boolean } | null;
};
