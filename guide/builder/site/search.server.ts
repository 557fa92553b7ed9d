/**
 * Builds the entries of the guide's search from the finished pages, so that a new page is found without further work.
 */

import type { Indexed } from '#app/features/search/engine.ts';
import type { Kind } from '#app/features/search/entry.ts';
import { type PageSearch, plainEntry } from '#app/page/page-search.ts';
import { searchPicture } from '#app/page/search-picture.server.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { readSynonyms, type Synonyms } from '#catalog/search-synonyms.ts';
import { wordsOf } from '#common/lib/text/fold.ts';
import type { GuidePage } from './pages.server.ts';
import { traitAnswers } from './trait-answers.server.ts';

/** The order of kinds in the index: of two equally good results, the one with the earlier kind comes first. */
const ORDER: Kind[] = ['listing', 'page', 'place', 'article', 'answer', 'event', 'phone'];

/**
 * Everything that can be found in `language`, the words that search ignores, and the answers of lists.
 * @throws {ContentError} naming the file of synonyms and the field
 */
export function readSearchEntries(catalogue: Catalogue, language: string, pages: GuidePage[]) {
  const synonyms = readSynonyms(catalogue.root, language);
  const t = catalogue.locales.translator(language, 'catalog');
  const searched = pages.flatMap(({ search, ...page }) => (search ? [{ page, search }] : []));
  const names = new Map(searched.flatMap(({ search }) => [...(search.names ?? [])]));
  const entries = searched.flatMap(({ page, search }) => [
    ...(search.isFound === false ? [] : [pageEntry(page, search, t(`search.labels.${search.kind ?? 'page'}`), names)]),
    ...(search.parts ?? []),
  ]);
  entries.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return {
    entries: entries.map((entry) => withSynonyms(entry, synonyms)),
    ignored: synonyms.ignored,
    lists: traitAnswers(catalogue, language, synonyms),
    questions: synonyms.questions.map(({ href, isOfSomething, terms, title, text }) => ({
      entry: { ...shownEntry, id: `${href}?`, href, title, text, label: t('search.labels.page') },
      terms,
      ...(isOfSomething && { isOfSomething }),
    })),
  };
}

const shownEntry = { kind: 'page', picture: null, phone: null, isSample: false } as const;

type SearchedPage = Omit<GuidePage, 'search'>;

function pageEntry(page: SearchedPage, search: PageSearch, label: string, names: Map<string, string[]>): Indexed {
  const { path, meta, share } = page;
  const own = { id: path, href: path, picture: searchPicture(share.picture) };
  if (search.entry) return { ...search.entry, ...own };
  const { kind = 'page', isMain = false, texts = [] } = search;
  return {
    ...plainEntry,
    ...own,
    kind,
    label,
    title: share.title,
    main: isMain ? share.title : '',
    text: meta.description,
    also: (names.get(path) ?? []).join(' '),
    body: [meta.keywords, ...texts].join(' '),
  };
}

/** Adds the visitors' names for the subjects of an entry; no field contains a word twice. */
function withSynonyms(entry: Indexed, synonyms: Synonyms): Indexed {
  const { id, title, label, main, also, has, text, body } = entry;
  const names = synonyms.of(`${title} ${label}`);
  const lacks = synonyms.missingAt(id);
  return {
    ...entry,
    ...(lacks.length > 0 && { lacks }),
    main: main && onceEach([main, ...names]),
    also: onceEach([also, ...names, ...synonyms.of(also), ...synonyms.ofPage(id)]),
    has: onceEach([has, ...synonyms.of(has)]),
    body: onceEach([body, ...synonyms.of(`${text} ${body}`)]),
  };
}

const onceEach = (texts: string[]) => [...new Set(texts.flatMap(wordsOf))].join(' ');
