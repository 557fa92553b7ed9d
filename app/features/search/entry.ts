import type { PictureFiles } from '#app/catalog/views.ts';

/** In what order the groups stand when they answer equally well. */
export const kinds = ['place', 'listing', 'answer', 'page', 'event', 'article', 'phone'] as const;

export type Kind = (typeof kinds)[number];

/** One thing that search finds, in finished words. */
export type Entry = {
  id: string;
  kind: Kind;
  /** What it is, for the visitor: "Bodegas", "Lugares a visitar". */
  label: string;
  title: string;
  /** One line below the title: where it is, or what it is about. */
  text: string;
  href: string;
  /** The smallest file of its picture, and the colour of the box until it is there. */
  picture: (PictureFiles & { color: string }) | null;
  /** A number that can be called from the result. */
  phone: { href: string; label: string } | null;
  /** The listing is made up. */
  isSample: boolean;
};

export type Found = Entry & { score: number };

export type Group = {
  kind: Kind;
  /** Best first. */
  entries: Found[];
  /** How many of them answer the query; the others only mention it. At least one. */
  close: number;
};

/** Less than this part of the best answer's score is a mention in passing. */
const CLOSE = 0.15;

/** Puts what was found, best first, in groups, the one with the best answer first. */
export function grouped(found: Found[]): Group[] {
  const least = (found[0]?.score ?? 0) * CLOSE;
  const best = ({ entries }: Group) => entries[0]?.score ?? 0;
  return kinds
    .map((kind): Group => {
      const entries = found.filter((entry) => entry.kind === kind);
      return { kind, entries, close: Math.max(1, entries.filter(({ score }) => score >= least).length) };
    })
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => best(b) - best(a));
}
