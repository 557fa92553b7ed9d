import type { PictureFiles } from '#common/lib/pictures/picture-files.ts';

export type Kind = 'place' | 'listing' | 'answer' | 'page' | 'event' | 'article' | 'phone';

/** The smallest file of a picture, the one for the best result, and the colour of the box until it has loaded. */
type Small = PictureFiles & { color: string };

/** One search entry, with its texts ready for display. */
export type Entry = {
  id: string;
  kind: Kind;
  /** Its kind, for the visitor: "Bodegas", "Lugares a visitar". */
  label: string;
  title: string;
  /** One line below the title: where it is, or what it is about. */
  text: string;
  href: string;
  /** Its picture, with the one for the dark theme if it has two. */
  picture: (Small & { night?: Small }) | null;
  /** A number that can be called from the result; `isOffice`: that of somebody else, named by the label, who may know. */
  phone: { href: string; label: string; isOffice?: true } | null;
  /** The listing is made up. */
  isSample: boolean;
  /** Things that people look for and the guide lacks, as `wordsOf` returns them: this page comes nearest to them. */
  lacks?: string[];
};

export type Found = Entry & {
  score: number;
  /** What a list says about the thing asked for: how many of its places have it, or that nobody has told us. */
  answer?: string;
};

/** Below this fraction of the best result's score, a result is a passing mention. */
const CLOSE = 0.15;

/** The number of results that answer the query; the others only mention it. `found` is sorted best first. */
export function closeOnes(found: Found[]): number {
  const least = (found[0]?.score ?? 0) * CLOSE;
  return found.filter(({ score }) => score >= least).length;
}

/** Whether a query asks for something that the guide does not have; `words` as `wordsOf` returns them. */
export const isLacked = (lacks: string[] | undefined, words: string[]): boolean =>
  lacks?.some((word) => words.includes(word)) ?? false;
