import { SPANISH } from '#app/lib/local-path.ts';

/** What the server says to visitors in one language: `locales/<language>/server.json`. */
export type Words = {
  /** Above every refusal. */
  title: string;
  back: string;
  refusals: {
    missing: string;
    tooLong: string;
    noEmail: string;
    tooLarge: string;
    unreadable: string;
    unknownForm: string;
    otherSite: string;
    tooMany: string;
    unavailable: string;
    onlyPost: string;
  };
  fields: Record<string, string>;
};

export type WordsByLanguage = Record<string, Words>;

/** A refusal as one sentence; `fields` are named as the form names them. */
export function sentence(words: Words, word: keyof Words['refusals'], fields: string[], language: string): string {
  const names = fields.map((field) => words.fields[field] ?? field);
  return words.refusals[word].replace('{{fields}}', new Intl.ListFormat(language).format(names));
}

export function wordsIn(all: WordsByLanguage, language: string): Words {
  return (all[language] ?? all[SPANISH]) as Words; // the build writes Spanish first
}
