/** What a text says in Spanish, and what stands as its translation. */
export type Pair = { spanish: string; said: string };

/** How much more, of some 2, two texts must resemble each other's Spanish than their own. */
const CLEARLY = 0.2;

/** The places of two texts that both resemble the other's Spanish more than their own. */
export function swapped(pairs: Pair[]): [number, number][] {
  const alike = likeness(pairs);
  const gain = (from: number, to: number) => (alike[from]?.[to] ?? 0) - (alike[from]?.[from] ?? 0);
  return alike.flatMap((_, a) =>
    alike.flatMap((_, b): [number, number][] => {
      const isSwapped = b > a && gain(a, b) > 0 && gain(b, a) > 0 && gain(a, b) + gain(b, a) > CLEARLY;
      return isSwapped ? [[a, b]] : [];
    }),
  );
}

/** For each translation, how alike each Spanish text is: what they share, the rarer the more, by their lengths. */
function likeness(pairs: Pair[]): number[][] {
  const spanish = pairs.map((pair) => piecesOf(pair.spanish));
  const holders = new Map<number, number[]>();
  for (const [index, pieces] of spanish.entries()) {
    for (const piece of pieces) {
      const known = holders.get(piece);
      if (known) known.push(index);
      else holders.set(piece, [index]);
    }
  }
  return pairs.map(({ said }) => {
    const pieces = piecesOf(said);
    const shared = pairs.map(() => 0);
    for (const piece of pieces) {
      const owners = holders.get(piece) ?? [];
      for (const owner of owners) shared[owner] = (shared[owner] ?? 0) + Math.log(1 + pairs.length / owners.length);
    }
    return shared.map((sum, index) => sum / Math.sqrt((pieces.length || 1) * (spanish[index]?.length || 1)));
  });
}

/** Letters of a piece: fewer are in any two languages, more in few words of both. */
const PIECE = 4;
/** Each piece and each word is cut once; a piece is told by its number. */
const numbers = new Map<string, number>();
const words = new Map<string, number[]>();

/** The pieces of all words that are long enough to mean something, each once. */
function piecesOf(text: string): number[] {
  const long = new Set(
    text
      .slice(0, MOST_LETTERS)
      .toLowerCase()
      .match(/[\p{L}\d]{4,}/gu),
  );
  const pieces = new Set<number>();
  for (const word of long) for (const piece of words.get(word) ?? cut(word)) pieces.add(piece);
  return [...pieces];
}

/** The beginning of a text tells whose it is. */
const MOST_LETTERS = 400;

function cut(word: string): number[] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  const pieces = Array.from({ length: Math.max(1, plain.length - PIECE + 1) }, (_, at) => {
    const piece = plain.slice(at, at + PIECE);
    const number = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, number);
    return number;
  });
  words.set(word, pieces);
  return pieces;
}
