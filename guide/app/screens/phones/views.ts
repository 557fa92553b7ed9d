import type { OfflineMessages } from '#app/i18n/offline-messages.ts';
import type { Picture } from '#common/contracts/picture.ts';
import type { Aging } from '#views/aging-views.ts';
import type { Trust } from '#views/trust-views.ts';
import type { Link } from '#views/views.ts';

/** `name` is the accessible name: it states whom the link calls or what it opens, and contains the visible `label`. */
export type NamedLink = Link & { name: string };

export type PhoneEntry = {
  id: string;
  name: string;
  detail: string;
  /** Whether the short lines at the top of the page say it all, so that a row with the number is enough. */
  isAbove: boolean;
  number: NamedLink | null;
  second: (NamedLink & { kind: string }) | null;
  /** "Si es urgente, llamá al 911". */
  fallback: Link | null;
  address: string | null;
  hours: { text: string; age: Aging } | null;
  web: NamedLink | null;
  /** A link that finds the office in a map app. */
  map: NamedLink | null;
  /** A file for the phone's address book; null without a number. */
  contact: NamedLink | null;
};

export type PhonesData = {
  trust: Trust;
  hero: { title: string; subtitle: string; picture: Picture };
  intro: string;
  shortLines: { title: string; lines: (NamedLink & { id: string; title: string; detail: string })[] };
  list: { title: string; noNumber: string; noNumberHelp: string; unknown: string; save: Link; entries: PhoneEntry[] };
  pictures: Picture[];
  keep: OfflineMessages['keep'];
};
