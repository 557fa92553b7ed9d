/** What visitors call the things of the guide, where it is not what the guide calls them. */
import { z } from 'zod';
import type { InnerLink } from './catalog/links.ts';
import { parseContent } from './catalog/problems.ts';
import { readJson } from './catalog/read-file.ts';
import { words } from './catalog/schema.ts';
import { wordsOf } from './lib/fold.ts';
import { SPANISH } from './lib/local-path.ts';

const FILE = 'content/search-synonyms.json';

const synonymsFile = z.strictObject({
  /** Words that say nothing about what is looked for. */
  ignored: z.array(words),
  /** Words of the guide, all of them in one text → what visitors call that. */
  words: z.record(z.string(), z.array(words)),
  /** A page → what else it should be found by. */
  pages: z.record(z.string().regex(/^\//), z.array(words)),
});

export type Synonyms = {
  /** As `wordsOf` gives them. */
  ignored: string[];
  /** The other names of what a text speaks of. */
  of: (text: string) => string[];
  ofPage: (path: string) => string[];
};

/**
 * The file's terms are the guide's Spanish; in another `language` any word of a group stands for the group.
 * @throws {ContentError} naming the file and the field.
 */
export function readSynonyms(root: string, language: string): Synonyms {
  const { ignored, words, pages } = read(root);
  const groups = Object.entries(words).map(([term, others]) =>
    language === SPANISH ? { terms: [term], names: others } : { terms: [term, ...others], names: [term, ...others] },
  );
  const known = groups.map(({ terms, names }) => ({ terms: terms.map(wordsOf), names }));
  return {
    ignored: [...new Set(ignored.flatMap(wordsOf))],
    of(text) {
      const own = new Set(wordsOf(text));
      const isIn = (term: string[]) => term.every((word) => own.has(word));
      return known.flatMap(({ terms, names }) => (terms.some(isIn) ? names : []));
    },
    ofPage: (path) => pages[path] ?? [],
  };
}

/** The pages that the file names: checked with all other links. */
export function synonymLinks(root: string): InnerLink[] {
  return Object.keys(read(root).pages).map((href) => ({ file: FILE, field: `pages.${href}`, href }));
}

const read = (root: string) => parseContent(synonymsFile, readJson(root, FILE), FILE);
