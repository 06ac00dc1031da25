// Waits until all sockets of a table have received the same number.
export function receipts(sockets) {
  const seen = new Array(sockets).fill(-1);
  let wanted = 0;
  let done = null;
  const check = () => {
    if (done && seen.every((number) => number >= wanted)) {
      const call = done;
      done = null;
      call();
    }
  };
  return {
    note(socket, number) {
      seen[socket] = number;
      check();
    },
    /** Resolves when everybody has received that number. */
    all(number) {
      wanted = number;
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`no answer: wanted ${wanted}, seen ${seen}`)), 60_000);
        done = () => {
          clearTimeout(late);
          resolve();
        };
        check();
      });
    },
    latest: () => Math.min(...seen),
  };
}
