import type { AgendaEvent } from '#catalog/events/read-events.ts';
import type { MarkdownEntry } from '#catalog/markdown/markdown-folder.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { ContentError } from '#reading/problems.ts';
import type { ParsedListing } from './collection.ts';

type Content = {
  collections: { name: string; listings: ParsedListing[] }[];
  /** Places and articles. */
  texts: MarkdownEntry<{ title: string }>[];
  events: AgendaEvent[];
};

/** A text in a field of a file; `among` is the scope in which no other file may have the same. */
type Said = { among: string; file: string; field: string; words: string };

/**
 * Finds files that were copied to start a new one and still have texts of the original: a listing's description in any
 * language, its name in the same collection, an event's name, the title of a place or an article.
 * @throws {ContentError} one sentence for each copied text
 */
export function checkCopies({ collections, texts, events }: Content) {
  const originals = new Map<string, Said>();
  const problems = [
    ...collections.flatMap(({ name, listings }) => listings.flatMap((listing) => saidByListing(name, listing))),
    ...texts.map((text): Said => ({ among: 'texts', file: text.file, field: 'title', words: text.in(SPANISH).title })),
    ...events.map(
      (event): Said => ({ among: 'events', file: event.file, field: 'name', words: event.in(SPANISH).name }),
    ),
  ].flatMap((said) => {
    const key = `${said.among} ${folded(said.words)}`;
    const original = originals.get(key);
    if (original) return [copyOf(said, original)];
    originals.set(key, said);
    return [];
  });
  if (problems.length > 0) throw new ContentError(problems);
}

function saidByListing(collection: string, { file, name, descriptions }: ParsedListing): Said[] {
  return [
    { among: collection, file, field: 'name', words: name },
    ...Object.entries(descriptions).map(([language, words]): Said => {
      const field = language === SPANISH ? 'description' : `translations.${language}.description`;
      return { among: language, file, field, words };
    }),
  ];
}

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

function copyOf({ file, field, words }: Said, original: Said): string {
  const shown = words.length > 60 ? `${words.slice(0, 57)}…` : words;
  return `${file}: "${field}" is "${shown}", as in ${original.file}; a copy must say what is its own.`;
}
