import { z } from 'zod';
import { translate } from '#catalog/languages/translate.ts';
import { checkLanguages } from '#catalog/mistakes/written-languages.ts';
import { linesOf } from '#reading/lines.ts';
import { parseContent } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';
import { checkTexts } from './declared-texts.ts';
import { type InnerLink, linksIn } from './links.ts';
import { innerLink, text, translations } from './schema.ts';

const FILE = 'content/menus.json';

/** The contents of `content/menus.json`. */
export const menusContent = z.strictObject({
  /** What the header's menus and the footer's groups are called. */
  titles: z.strictObject({ plan: text, places: text, facts: text, explore: text, community: text }),
  /** What menus call a page, if that is not what the page is called. */
  labels: z.array(z.strictObject({ link: innerLink, label: text })).default([]),
  translations,
});

/** The words of the menus in one language. */
export type MenuWords = Pick<z.output<typeof menusContent>, 'titles'> & {
  /** A page's address → what menus call it. */
  labels: ReadonlyMap<string, string>;
};

/** @throws {ContentError} with one sentence for each mistake in the file */
export function readMenuWords(root: string, languages: string[], language: string): MenuWords {
  const { content, written } = read(root);
  checkTexts(menusContent, FILE);
  checkLanguages(written, FILE, languages);
  const { titles, labels } = translate(content, content.translations[language] ?? {}, `${FILE} (${language})`);
  return { titles, labels: new Map(labels.map(({ link, label }) => [link, label])) };
}

/** The pages that the file names, to be checked with all other links. */
export function menuLinks(root: string): InnerLink[] {
  const { content, written } = read(root);
  return linksIn(menusContent, content, FILE, linesOf(written));
}

function read(root: string) {
  const written = readJson(root, FILE);
  return { written, content: parseContent(menusContent, written, FILE) };
}
