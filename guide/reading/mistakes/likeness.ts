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

/** Scores how alike each translation and each Spanish text are: shared n-grams weighted by rarity, divided by length. */
function likeness(pairs: Pair[]): number[][] {
  const spanish = pairs.map((pair) => gramsOf(pair.spanish));
  const holders = new Map<number, number[]>();
  for (const [index, grams] of spanish.entries()) {
    for (const gram of grams) {
      const known = holders.get(gram);
      if (known) known.push(index);
      else holders.set(gram, [index]);
    }
  }
  return pairs.map(({ said }) => {
    const grams = gramsOf(said);
    const shared = pairs.map(() => 0);
    for (const gram of grams) {
      const owners = holders.get(gram) ?? [];
      for (const owner of owners) shared[owner] = (shared[owner] ?? 0) + Math.log(1 + pairs.length / owners.length);
    }
    return shared.map((sum, index) => sum / Math.sqrt((grams.length || 1) * (spanish[index]?.length || 1)));
  });
}

/** Letters in an n-gram: shorter ones occur in any two languages, longer ones are rarely shared. */
const GRAM_LETTERS = 4;
/** Caches: each word is cut into n-grams once, and each n-gram is represented by a number. */
const numbers = new Map<string, number>();
const words = new Map<string, number[]>();

/** The distinct n-grams of all words long enough to be meaningful. */
function gramsOf(text: string): number[] {
  const long = new Set(
    text
      .slice(0, MOST_LETTERS)
      .toLowerCase()
      .match(/[\p{L}\d]{4,}/gu),
  );
  const grams = new Set<number>();
  for (const word of long) for (const gram of words.get(word) ?? gramsIn(word)) grams.add(gram);
  return [...grams];
}

/** The start of a text is enough to identify it. */
const MOST_LETTERS = 400;

function gramsIn(word: string): number[] {
  const plain = withoutMarks(word);
  const grams = Array.from({ length: Math.max(1, plain.length - GRAM_LETTERS + 1) }, (_, at) => {
    const gram = plain.slice(at, at + GRAM_LETTERS);
    const number = numbers.get(gram) ?? numbers.size;
    numbers.set(gram, number);
    return number;
  });
  words.set(word, grams);
  return grams;
}
