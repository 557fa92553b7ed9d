import { type InLanguage, type MarkdownEntry, readMarkdownFolder } from '#catalog/markdown/markdown-folder.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { placePath } from '#common/lib/address/paths.ts';
import { type PlaceFacts, placeFacts, placeTranslation } from './place-facts.ts';

/** A place guide: one file in content/places, and its translations. */
export type Place = MarkdownEntry<PlaceFacts> & {
  /** The path of its page, the same in every language. */
  path: string;
};

/** A place in one language. */
export type LocalPlace = InLanguage<PlaceFacts>;

/**
 * Reads every place in content/places, in menu order.
 * @param languages all languages of the guide
 * @throws {ContentError} one sentence for each mistake in any file
 */
export function readPlaces(root: string, languages: string[]): Place[] {
  const entries = readMarkdownFolder(root, languages, {
    folder: 'content/places',
    noun: 'place',
    facts: placeFacts,
    words: placeTranslation,
    hasPhotos: true,
  });
  return entries.map((entry) => ({ ...entry, path: placePath(entry.slug) })).sort(inOrder);
}

/** The place whose page has this address, or undefined. */
export function placeAt(places: Place[], path: string): Place | undefined {
  return places.find((place) => place.path === path);
}

/** The place's name in menus. */
export function placeLabel(place: Place, language: string): string {
  const { label, title } = place.in(language);
  return label ?? title;
}

function inOrder(a: Place, b: Place): number {
  const [one, other] = [a.in(SPANISH), b.in(SPANISH)];
  return (one.position ?? Infinity) - (other.position ?? Infinity) || one.title.localeCompare(other.title, SPANISH);
}
