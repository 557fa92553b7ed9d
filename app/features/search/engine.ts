/** The index of the whole guide: made at build time, read in the browser; both must agree on what is here. */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { wordsOf } from '#app/lib/fold.ts';
import type { Entry, Found } from './entry.ts';

/** What is only looked up; the rest of an entry is shown among the results. */
export type Indexed = Entry & {
  /** Its names once more, where it comes before all that is called like it: a place, a category. */
  main: string;
  /** What visitors call the thing itself. */
  also: string;
  /** What it offers: services, dishes. */
  has: string;
  /** What its page says. */
  body: string;
};

/** What `/search/<language>.json` holds. */
export type IndexFile = { index: AsPlainObject; ignored: string[] };

/** Typing errors that are forgiven, as a part of a word's length. */
const FUZZY = 0.2;
/** In a shorter word, or a number, another letter makes another word. */
const SHORTEST_FUZZY = 4;
/** Of two that answer equally well, the one that is real comes first. */
const SAMPLE_WEIGHT = 0.8;

const SHOWN = ['kind', 'label', 'title', 'text', 'href', 'picture', 'phone', 'isSample'] as const;

const options: Options<Indexed> = {
  fields: ['main', 'title', 'label', 'also', 'has', 'text', 'body'],
  storeFields: [...SHOWN],
  tokenize: wordsOf,
  processTerm: (word) => word,
  searchOptions: {
    boost: { main: 4, title: 6, label: 3, also: 4, has: 2 },
    // The length of a text counts for little: a category with many other names is no worse an answer.
    bm25: { k: 1.2, b: 0.2, d: 0.5 },
    combineWith: 'AND',
    prefix: (word) => word.length > 1,
    boostDocument: (_id, _term, shown) => (shown?.isSample ? SAMPLE_WEIGHT : 1),
  },
};

/** @param ignored words that say nothing, such as "de": as `wordsOf` gives them. */
export function createIndex(entries: Indexed[], ignored: string[]): IndexFile {
  const silent = new Set(ignored);
  const engine = new MiniSearch<Indexed>({ ...options, processTerm: (word) => (silent.has(word) ? null : word) });
  engine.addAll(entries);
  return { index: engine.toJSON(), ignored };
}

/**
 * What answers a query, best first. Only where nothing has all its words as they were typed, typing errors are
 * forgiven; and only where nothing has all words even so, some are enough.
 */
export async function openIndex({ index, ignored }: IndexFile): Promise<(query: string) => Found[]> {
  const silent = new Set(ignored);
  // In pieces: a slow phone goes on taking letters meanwhile.
  const engine = await MiniSearch.loadJSAsync<Indexed>(index, options);
  const fuzzy = (word: string) => (word.length < SHORTEST_FUZZY || /\d/.test(word) ? false : FUZZY);
  return (query) => {
    const words = wordsOf(query);
    const telling = words.filter((word) => !silent.has(word));
    // "la" alone may be the beginning of "lago".
    const wanted = (telling.length > 0 ? telling : words).join(' ');
    for (const forgiving of [{}, { fuzzy }, { fuzzy, combineWith: 'OR' as const }]) {
      const found = engine.search(wanted, forgiving);
      if (found.length > 0) return found as unknown as Found[]; // carries the fields of SHOWN
    }
    return [];
  };
}
