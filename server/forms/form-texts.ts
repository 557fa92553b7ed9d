/** What the server tells visitors in one language: `locales/<language>/server.json`. */
export type FormTexts = {
  /** The heading of every refusal. */
  title: string;
  back: string;
  /** The heading of the list of problems. */
  problem: string;
  /** Precedes the title and the sentence at a field, for visitors who hear them: "Error:". */
  error: string;
  /** Follows the label of a field that may stay empty. */
  optional: string;
  send: string;
  /** Stands at the photographs of a form that comes back: a browser forgets them. */
  photosAgain: string;
  refusals: {
    missing: string;
    tooLong: string;
    noEmail: string;
    tooLarge: string;
    photosTooLarge: string;
    tooManyPhotos: string;
    photoTooLarge: string;
    noPhoto: string;
    unreadable: string;
    unknownForm: string;
    otherSite: string;
    tooMany: string;
    unavailable: string;
    onlyPost: string;
  };
  fields: Record<string, string>;
  /** What a field offers to choose from; a build of an earlier release did not write it. */
  choices?: Record<string, { value: string; label: string }[]>;
};

/** The texts of each language. The language of the pages without a prefix comes first. */
export type TextsByLanguage = Record<string, FormTexts>;

/** Returns the language of the pages without a prefix. */
export function standardLanguage(texts: TextsByLanguage): string {
  return Object.keys(texts)[0] as string; // the build writes it first
}
