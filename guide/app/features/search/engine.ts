/** The index of the whole guide, made at build time and read in the browser: both must use this module. */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { wordsOf } from '#common/lib/text/fold.ts';
import { type Entry, type Found, isLacked } from './entry.ts';
import { type ListAnswers, withListAnswer } from './list-answers.ts';
import { askedIn, type Question, withAnswer } from './questions.ts';

/** Fields that are only searched; the rest of an entry is shown in the results. */
export type Indexed = Entry & {
  /** Its names again, for entries that must precede others with the same name: a place, a category. */
  main: string;
  /** Other names that visitors use for the thing itself. */
  also: string;
  /** Its services, dishes and the like. */
  has: string;
  /** The text of its page. */
  body: string;
};

/** The content of `/search/<language>.json`. */
export type IndexFile = { index: AsPlainObject; ignored: string[]; lists: ListAnswers[]; questions: Question[] };

/** The tolerated typos, as a fraction of a word's length. */
const FUZZY = 0.2;
/** Shorter words, and numbers, must be typed exactly: a different letter makes a different word. */
const SHORTEST_FUZZY = 4;
/** Puts the real one of two equally good results before the sample. */
const SAMPLE_WEIGHT = 0.8;

const SHOWN = ['kind', 'label', 'title', 'text', 'href', 'picture', 'phone', 'isSample', 'lacks'] as const;

const options: Options<Indexed> = {
  fields: ['main', 'title', 'label', 'also', 'has', 'text', 'body'],
  storeFields: [...SHOWN],
  tokenize: wordsOf,
  processTerm: (word) => word,
  searchOptions: {
    boost: { main: 4, title: 6, label: 3, also: 4, has: 2 },
    // The length of a text counts for little: a category with many synonyms is no worse a result.
    bm25: { k: 1.2, b: 0.2, d: 0.5 },
    combineWith: 'AND',
    prefix: (word) => word.length > 1,
    boostDocument: (_id, _term, shown) => (shown?.isSample ? SAMPLE_WEIGHT : 1),
  },
};

/** Answers a query for what the guide does not have with the page that comes nearest; other results only mention it. */
function nearestFirst(found: Found[], words: string[]): Found[] {
  const nearest = found.find(({ lacks }) => isLacked(lacks, words));
  return nearest ? [nearest, ...found.filter((one) => one !== nearest)] : found;
}

const isNamedBy =
  (words: string[]) =>
  ({ title }: Found): boolean =>
    wordsOf(title).join(' ') === words.join(' ');

/** What is called just like the query comes before what only contains its words. */
function namesakesFirst(found: Found[], words: string[]): Found[] {
  const isNamesake = isNamedBy(words);
  return [...found.filter(isNamesake), ...found.filter((one) => !isNamesake(one))];
}

/** @param ignored stop words such as "de", as `wordsOf` returns them */
export function createIndex(
  entries: Indexed[],
  ignored: string[],
  lists: ListAnswers[] = [],
  questions: Question[] = [],
): IndexFile {
  const silent = new Set(ignored);
  const engine = new MiniSearch<Indexed>({ ...options, processTerm: (word) => (silent.has(word) ? null : word) });
  engine.addAll(entries);
  return { index: engine.toJSON(), ignored, lists, questions };
}

/**
 * Returns a function that answers a query, best result first. Typos are tolerated only if nothing matches all words as
 * they were typed; matching some words suffices only if nothing matches all of them even then.
 */
export async function openIndex({ index, ignored, lists, questions }: IndexFile): Promise<(query: string) => Found[]> {
  const silent = new Set(ignored);
  // In chunks, so that a slow phone keeps accepting input meanwhile.
  const engine = await MiniSearch.loadJSAsync<Indexed>(index, options);
  const entryOf = (id: string) => {
    const shown = engine.getStoredFields(id);
    return shown && ({ ...shown, id, score: 0 } as unknown as Found); // the fields of SHOWN
  };
  const fuzzy = (word: string) => (word.length < SHORTEST_FUZZY || /\d/.test(word) ? false : FUZZY);
  const search = (wanted: string[]): Found[] => {
    for (const forgiving of [{}, { fuzzy }, { fuzzy, combineWith: 'OR' as const }]) {
      const found = engine.search(wanted.join(' '), forgiving);
      if (found.length > 0) return found as unknown as Found[]; // each carries the fields of SHOWN
    }
    return [];
  };
  return (query) => {
    const words = wordsOf(query);
    const significant = words.filter((word) => !silent.has(word));
    const asked = askedIn(significant, questions);
    if (asked?.isOfSomething && asked.rest.length > 0) {
      const [first, ...others] = search(asked.rest);
      if (first) return [first, ...withAnswer(others, asked)];
    }
    // "la" alone may be the beginning of "lago".
    const found = namesakesFirst(search(significant.length > 0 ? significant : words), words);
    if (found[0] && isNamedBy(words)(found[0])) return found;
    return withAnswer(withListAnswer(nearestFirst(found, significant), significant, lists, entryOf), asked);
  };
}
