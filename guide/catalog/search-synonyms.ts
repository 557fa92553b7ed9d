/** The visitors' names for things, if they differ from the guide's. */
import { z } from 'zod';
import type { InnerLink } from '#catalog/content/links.ts';
import { text } from '#catalog/content/schema.ts';
import { TRAITS, type Trait } from '#catalog/listings/traits.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { wordsOf } from '#common/lib/text/fold.ts';
import { parseContent } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';

const FILE = 'content/search-synonyms.json';
/** In what people ask: any word of the group of this name. */
const GROUP = /\{(.+?)\}/;

const synonymsFile = z
  .strictObject({
    /** Stop words, which carry no meaning for a search. */
    ignored: z.array(text),
    /** Words of the guide, all of which a text must contain → the visitors' names for the same thing. */
    words: z.record(z.string(), z.array(text)),
    /** A page → further terms that should find it. */
    pages: z.record(z.string().regex(/^\//), z.array(text)),
    /** A page → single words for things that the guide lacks and that the page comes closest to. */
    missing: z.record(z.string().regex(/^\//), z.array(text.regex(/^\S+$/, 'must be a single word'))),
    /** A trait that any kind of listing may have → the words with which travellers ask for it, in all languages. */
    traits: z.record(z.enum(TRAITS), z.array(text).min(1)),
    /** Words that ask the same, by the name with which the questions mention them. */
    groups: z.record(z.string(), z.array(text).min(1)),
    /**
     * What people ask, and the page that answers it: `asks` are the words, in all languages, all of which a query has;
     * `{road}` stands for any word of that group or trait.
     */
    questions: z.array(
      z.strictObject({
        href: z.string().regex(/^\//),
        /** It asks about something that the rest of the query may name, which then comes first: "a qué hora abre…". */
        isOfSomething: z.boolean().default(false),
        asks: z.array(text).min(1),
        title: z.record(z.string(), text),
        text: z.record(z.string(), text),
      }),
    ),
  })
  .superRefine(({ traits, groups, questions }, context) => {
    for (const [index, { asks }] of questions.entries()) {
      for (const [place, ask] of asks.entries()) {
        const name = GROUP.exec(ask)?.[1];
        if (name === undefined || name in groups || name in traits) continue;
        const path = ['questions', index, 'asks', place];
        context.addIssue({ code: 'custom', path, message: 'must be the name of a group or a trait' });
      }
    }
  });

export type Synonyms = {
  /** Stop words, in the form that `wordsOf` returns. */
  ignored: string[];
  /** Returns the visitors' names for the subjects of a text. */
  of: (text: string) => string[];
  ofPage: (path: string) => string[];
  /** Returns the missing things that a page comes closest to, in the form that `wordsOf` returns. */
  missingAt: (path: string) => string[];
  /** Returns the words that ask for a trait; each term in the form that `wordsOf` returns, without stop words. */
  traitTerms: (trait: Trait) => string[][];
  /** The questions that a page answers; `terms` are in the form that `wordsOf` returns, without stop words. */
  questions: { href: string; isOfSomething: boolean; terms: string[][]; title: string; text: string }[];
};

/**
 * Reads the synonyms. The terms in the file are the guide's Spanish; in another `language` any word of a group matches
 * the group.
 * @throws {ContentError} naming the file and the field
 */
export function readSynonyms(root: string, language: string): Synonyms {
  const { ignored, words, pages, missing, traits, groups, questions } = read(root);
  const silent = new Set(ignored.flatMap(wordsOf));
  const names = Object.entries(words).map(([term, others]) =>
    language === SPANISH ? { terms: [term], names: others } : { terms: [term, ...others], names: [term, ...others] },
  );
  const known = names.map(({ terms, names }) => ({ terms: terms.map(wordsOf), names }));
  return {
    ignored: [...silent],
    of(text) {
      const own = new Set(wordsOf(text));
      const isIn = (term: string[]) => term.every((word) => own.has(word));
      return known.flatMap(({ terms, names }) => (terms.some(isIn) ? names : []));
    },
    ofPage: (path) => [...(pages[path] ?? []), ...(missing[path] ?? [])],
    traitTerms: (trait) => traits[trait].map((term) => wordsOf(term).filter((word) => !silent.has(word))),
    questions: questions.map(({ href, isOfSomething, asks, title, text }) => ({
      ...{ href, isOfSomething },
      terms: asks
        .flatMap((ask) => eachOf(ask, { ...traits, ...groups }))
        .map((term) => wordsOf(term).filter((word) => !silent.has(word))),
      title: title[language] ?? title[SPANISH] ?? href,
      text: text[language] ?? text[SPANISH] ?? '',
    })),
    missingAt: (path) => (missing[path] ?? []).flatMap(wordsOf),
  };
}

/** "{road} cañón" → "camino cañón", "ruta cañón"… */
function eachOf(ask: string, groups: Record<string, string[]>): string[] {
  const [place, name = ''] = GROUP.exec(ask) ?? [];
  return place === undefined ? [ask] : (groups[name] ?? []).map((word) => ask.replace(place, word));
}

/** The pages that the file names, to be checked with all other links. */
export function synonymLinks(root: string): InnerLink[] {
  const { pages, missing, questions } = read(root);
  return [
    ...Object.entries({ pages, missing }).flatMap(([field, found]) =>
      Object.keys(found).map((href) => ({ file: FILE, field: `${field}.${href}`, href })),
    ),
    ...questions.map(({ href }, index) => ({
      file: FILE,
      field: `questions.${index}.href`,
      href: href.replace(/[?#].*/, ''),
    })),
  ];
}

const read = (root: string) => parseContent(synonymsFile, readJson(root, FILE), FILE);
