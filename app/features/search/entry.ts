import type { PictureFiles } from '#app/catalog/views.ts';

/** The order of the groups when they answer equally well. */
export const kinds = ['place', 'listing', 'answer', 'page', 'event', 'article', 'phone'] as const;

export type Kind = (typeof kinds)[number];

/** One thing that search finds, in finished texts. */
export type Entry = {
  id: string;
  kind: Kind;
  /** Its kind, for the visitor: "Bodegas", "Lugares a visitar". */
  label: string;
  title: string;
  /** One line below the title: where it is, or what it is about. */
  text: string;
  href: string;
  /** The smallest file of its picture, and the colour of the box until it has loaded. */
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
  /** The number of entries that answer the query, at least one; the others only mention it. */
  close: number;
};

/** Below this fraction of the best result's score, a result is a passing mention. */
const CLOSE = 0.15;

/** Groups results that are sorted best first; the group with the best one comes first. */
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
