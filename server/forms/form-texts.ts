import type { Problem, Refusal } from './check.ts';

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

/** Puts a refusal into words, one sentence for each kind of problem. Fields are named as in the form. */
export function sentence(texts: FormTexts, { word, problems }: Pick<Refusal, 'word' | 'problems'>, language: string) {
  if (problems.length === 0) return texts.refusals[word];
  const kinds = Map.groupBy(problems, (problem) => problem.word);
  return [...kinds].map(([kind, found]) => named(texts, kind, found, language)).join(' ');
}

function named(texts: FormTexts, word: Problem['word'], problems: Problem[], language: string): string {
  const names = problems.map(({ field }) => texts.fields[field] ?? field);
  return texts.refusals[word].replace('{{fields}}', () => new Intl.ListFormat(language).format(names));
}

/** Puts the problem with one field into words. */
export const sentenceFor = (texts: FormTexts, problem: Problem, language: string) =>
  named(texts, problem.word, [problem], language);

/** Returns the language of the pages without a prefix. */
export function standardLanguage(texts: TextsByLanguage): string {
  return Object.keys(texts)[0] as string; // the build writes it first
}
