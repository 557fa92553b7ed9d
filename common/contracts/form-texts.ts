/** The server's texts for visitors in one language: `content/locales/<language>/server.json`. */
export type FormTexts = {
  /** The heading of every refusal. */
  title: string;
  back: string;
  /** The heading of the list of problems. */
  problem: string;
  /** Precedes the title and the sentence at a field, for users of screen readers: "Error:". */
  error: string;
  /** Follows the label of an optional field. */
  optional: string;
  send: string;
  /** Shown at the photographs of a form that is shown again, because browsers do not restore them. */
  photosAgain: string;
  refusals: {
    missing: string;
    tooLong: string;
    noEmail: string;
    tooLarge: string;
    photosTooLarge: string;
    tooManyPhotos: string;
    photoTooLarge: string;
    photoTooManyPixels: string;
    noPhoto: string;
    /** Builds of earlier releases did not write it. */
    brokenPhoto?: string;
    unreadable: string;
    unknownForm: string;
    otherSite: string;
    tooMany: string;
    unavailable: string;
    onlyPost: string;
  };
  /** The page for a request that is no valid one; builds of earlier releases did not write it. */
  request?: {
    title: string;
    unreadable: string;
    tooLong: string;
    home: string;
    /** Where the guide itself has failed. */
    failed?: { title: string; text: string };
  };
  fields: Record<string, string>;
  /** The options of each field that has some; builds of earlier releases did not write them. */
  choices?: Record<string, { value: string; label: string }[]>;
};

/** The texts of each language. The language of the pages without a prefix comes first. */
export type TextsByLanguage = Record<string, FormTexts>;

/** Returns the language of the pages without a prefix. */
export function standardLanguage(texts: TextsByLanguage): string {
  return Object.keys(texts)[0] as string; // the build writes it first
}
