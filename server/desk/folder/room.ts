/** Places for files that wait for the publisher. */
export type Room = {
  /** Runs `write`, which writes the named files, if there is a place for each; otherwise throws `full`. */
  keep<Written>(names: string[], write: () => Promise<Written>, full: () => Error): Promise<Written>;
};

/**
 * Lets at most `most` files wait. A place is taken in the same step that counts the taken ones: files that arrive at once
 * would otherwise all be counted before the first is written.
 * @param listWaiting lists the names of the files that wait
 */
export function createRoom(most: number, listWaiting: () => Promise<string[]>): Room {
  const taken = new Set<string>();
  let counted: Promise<unknown> = Promise.resolve();

  async function take(names: string[]): Promise<boolean> {
    const before = [...taken]; // one that is written during the listing may be missing in it
    const waiting = new Set([...before, ...(await listWaiting())]);
    if (waiting.size + names.length > most) return false;
    for (const name of names) taken.add(name);
    return true;
  }

  return {
    async keep(names, write, full) {
      const isTaken = counted.then(() => take(names));
      counted = isTaken.catch(() => {}); // the next one counts all the same
      if (!(await isTaken)) throw full();
      try {
        return await write();
      } finally {
        for (const name of names) taken.delete(name);
      }
    },
  };
}
