/**
 * Runs `task` for each of `items`, at most `atOnce` at a time, because systems limit the number of open files.
 */
export async function eachOf<Item>(items: Iterable<Item>, atOnce: number, task: (item: Item) => Promise<unknown>) {
  const left = items[Symbol.iterator]();
  const work = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
