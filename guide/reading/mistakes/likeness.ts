import { withoutMarks } from '#common/lib/text/fold.ts';

/** A Spanish text, and the text given as its translation. */
export type Pair = { spanish: string; said: string };

/** How much more, out of about 2, two texts must resemble each other's Spanish than their own. */
const CLEARLY = 0.2;

/** Finds the positions of pairs of texts that each resemble the other's Spanish more than their own. */
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

/** Scores how alike each translation and each Spanish text are: shared pieces weighted by rarity, divided by length. */
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

/** Letters in a piece: shorter ones occur in any two languages, longer ones are rarely shared. */
const PIECE = 4;
/** Caches: each word is cut into pieces once, and each piece is represented by a number. */
const numbers = new Map<string, number>();
const words = new Map<string, number[]>();

/** The distinct pieces of all words long enough to be meaningful. */
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

/** The start of a text is enough to identify it. */
const MOST_LETTERS = 400;

function cut(word: string): number[] {
  const plain = withoutMarks(word);
  const pieces = Array.from({ length: Math.max(1, plain.length - PIECE + 1) }, (_, at) => {
    const piece = plain.slice(at, at + PIECE);
    const number = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, number);
    return number;
  });
  words.set(word, pieces);
  return pieces;
}
