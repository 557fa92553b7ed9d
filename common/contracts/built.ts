import type { TextsByLanguage } from './form-texts.ts';

/** The name of the file in `dist`. It begins with a dot, so the server never serves it. */
export const BUILT_FILE = '.server.json';

/** The data that the build passes to the server, because only the build knows the content. */
export type Built = {
  contentSecurityPolicy: string;
  /** Whether `/sw.js` is the recalled one, which deletes the data that the guide stored on devices. */
  isRecalled?: boolean;
  /** A page's former address → its current one, or null if the page was removed. */
  moved?: Record<string, string | null>;
  /** How long submissions are kept, as stated on the privacy page. */
  retentionDays: number;
  /** Whether pages report their visits, and the server counts them. */
  countsVisits?: boolean;
  words: TextsByLanguage;
  /** A page's address → what it is called, both without a language; builds of earlier releases did not write it. */
  titles?: Record<string, string>;
  /** Maps each language to the address of the page that confirms a form. */
  thanks: Record<string, string>;
};
