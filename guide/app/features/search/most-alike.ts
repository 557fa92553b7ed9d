import { wordsOf } from '#common/lib/text/fold.ts';

/**
 * The best suggestions for a query without results: the things whose words resemble its words most. Ties keep their
 * order.
 */
export function mostAlike<Thing>(
  query: string,
  things: Thing[],
  textOf: (thing: Thing) => string,
  count: number,
): Thing[] {
  const wanted = wordsOf(query);
  const likeness = (thing: Thing) => {
    const words = wordsOf(textOf(thing));
    return Math.max(0, ...wanted.flatMap((a) => words.map((b) => alike(a, b))));
  };
  return things
    .map((thing) => ({ thing, likeness: likeness(thing) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ thing }) => thing);
}

/** The similarity of two words by their pairs of letters: 0 for none in common, 1 for the same word. */
function alike(a: string, b: string): number {
  if (a === b) return 1;
  const pairs = pairsOf(a);
  const others = pairsOf(b);
  const shared = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * shared) / Math.max(1, pairs.length + others.length);
}

const pairsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
