import { COLLECTIONS, DRAFT, listingsFolder } from '#catalog/listings/listing-files.ts';
import { type Pair, swapped } from '#reading/mistakes/likeness.ts';
import { filesIn, foldersIn, readText } from '#reading/read-file.ts';

/** Texts in one language that may have been swapped; `sentence` writes the warning about two of them. */
type Group = { pairs: Pair[]; sentence: (a: number, b: number) => string };

/**
 * Finds translations that seem to be swapped: of two list entries, listings, events, places or articles. If names or
 * numbers give it away, it is a mistake (`translated-order.ts`); here only the spelling does. Related languages spell
 * many words alike, so a translation shares more pieces of words with its own Spanish than with another. That proves
 * nothing, so these are only warnings.
 * @returns one sentence for each pair
 */
export function doubtfulTranslations(root: string): string[] {
  return [...jsonGroups(root), ...textGroups(root)].flatMap(({ pairs, sentence }) =>
    swapped(pairs).map(([a, b]) => sentence(a, b)),
  );
}

type Json = { [key: string]: unknown };
type Whole = Pair & { file: string; code: string };

/** Groups the lists within each file, and the files of folders whose files are alike. */
function jsonGroups(root: string): Group[] {
  const alike = ['content/events', ...foldersIn(root, COLLECTIONS).map(listingsFolder)];
  return [...alike, 'content/pages'].flatMap((folder) => {
    const translations = filesIn(root, folder)
      .filter((name) => name.endsWith('.json') && !name.endsWith(DRAFT))
      .flatMap((name) => {
        const content = JSON.parse(readText(root, `${folder}/${name}`)) as Json; // checked where the catalogue is read
        return Object.entries((content.translations ?? {}) as Json).map(([code, said]) => {
          return { file: `${folder}/${name}`, content, code, said };
        });
      });
    const lists = translations.flatMap(({ file, content, code, said }) =>
      listsIn(content, said, `${file}: "translations.${code}`),
    );
    if (!alike.includes(folder)) return lists;
    return [...lists, ...wholes(translations.map((one) => ({ ...one, ...both(one.content, one.said) })))];
  });
}

/** Groups places and articles, which have a file for each language. */
function textGroups(root: string): Group[] {
  return ['content/places', 'content/posts'].flatMap((folder) => {
    const read = (name: string) => readText(root, `${folder}/${name}`);
    return wholes(
      filesIn(root, folder).flatMap((name) => {
        const [, id, code] = /^(.+)\.([a-z]{2}(?:-[A-Z]{2})?)\.md$/.exec(name) ?? [];
        return id && code ? [{ file: `${folder}/${name}`, code, spanish: read(`${id}.md`), said: read(name) }] : [];
      }),
    );
  });
}

function wholes(all: Whole[]): Group[] {
  return [...Map.groupBy(all, ({ code }) => code)].map(([code, pairs]) => ({
    pairs,
    sentence: (a, b) =>
      `${pairs[a]?.file}: the translation into "${code}" seems to belong to ${pairs[b]?.file}, and that one's to this file; look whether each translates its own Spanish.`,
  }));
}

/** Finds every translated list, with its entries in both languages. */
function listsIn(spanish: unknown, said: unknown, field: string): Group[] {
  if (typeof said !== 'object' || said === null) return [];
  const inside = Object.entries(said).flatMap(([key, inner]) =>
    listsIn((spanish as Json | undefined)?.[key], inner, `${field}.${key}`),
  );
  if (!Array.isArray(said)) return inside;
  const pairs = said.map((entry, index) => both((spanish as unknown[] | undefined)?.[index], entry));
  const begin = (index: number) => `"${pairs[index]?.said.slice(0, 40).trim()}"`;
  const sentence = (a: number, b: number) =>
    `${field}" seems to have ${begin(a)} and ${begin(b)} in each other's place; look whether each translates its own Spanish.`;
  return [{ pairs, sentence }, ...inside];
}

/** Joins the translated texts, in both languages. */
function both(spanish: unknown, said: unknown): Pair {
  if (typeof said === 'string') return { spanish: typeof spanish === 'string' ? spanish : '', said };
  const inner = Object.entries(said ?? {}).map(([key, value]) => both((spanish as Json | undefined)?.[key], value));
  return { spanish: inner.map((one) => one.spanish).join(' '), said: inner.map((one) => one.said).join(' ') };
}
