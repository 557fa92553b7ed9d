import type { ContentFile, Kind, PrintShape } from './content.ts';

/** A fact that may have changed: the visitor relies on it, and nobody has confirmed it recently. */
export type DueFact = { field: string; label: string; value: string | null; lastOn: string | null };

/** Everything to ask of one business in one call. */
export type Call = {
  file: string;
  name: string;
  facts: DueFact[];
  /** In international form, digits only; null if the guide has none. */
  phone: string | null;
  whatsapp: string | null;
  /** The whole question, ready to be sent by WhatsApp. */
  question: string;
  /** The day of the latest call that nobody answered. */
  triedOn?: string | undefined;
};

/** One state of the live site that the owner can go back to. */
export type Version = {
  /** The commit. */
  id: string;
  /** ISO 8601 with the time zone. */
  at: string;
  by: string;
  /** The owner's description: "precios de temporada". */
  words: string;
  /** False for a change that a developer made: its words are not the owner's. */
  isDesk?: boolean;
  files: string[];
};

/**
 * The content as the publisher last published it. It writes this into `published/snapshot.json` of the desk's folder
 * after every publication, and the web process only reads it.
 */
export type Snapshot = {
  /** The commit that is live. */
  version: string;
  /** The day on which `due` was computed, as "2026-11-22", in San Rafael. */
  day: string;
  files: ContentFile[];
  kinds: Kind[];
  /** Sorted by the harm that a wrong fact does, then by age. */
  due: Call[];
  /** Facts of the kind "road" to confirm this morning. */
  roads: Call[];
  /** Events whose next edition has no announced date. */
  undated: { file: string; name: string; usually: string }[];
  /** Everything missing before the guide can be launched, worst first. Empty once it is live and complete. */
  launch: { title: string; lines: string[] }[];
  /** Newest first, at most 50. */
  versions: Version[];
  /** Every district, for forms and the map: id, Spanish name and point. */
  districts: { id: string; name: string; lat: number; lng: number }[];
  languages: { code: string; name: string }[];
  /** File → the content files that link to it; a file without any is absent. */
  links?: Record<string, { file: string; title: string }[]>;
  /** Links to pages of others that are no longer there, with the field that has them and the day of the first failure. */
  deadLinks?: { file: string; title: string; field: string; address: string; since: string }[] | undefined;
  /** The guide's drawings: name → the width of the narrowest file, `/images/<name>-<width>.webp` of the live site. */
  prints?: Record<string, number>;
  /** The drawings to choose from: name → its proportions, and its description where the guide shows it. */
  drawings?: Record<string, { shape: PrintShape; alt: string }>;
};
