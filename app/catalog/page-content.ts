import { z } from 'zod';
import type { PageContext } from '#app/built-page.server.ts';
import { linksIn } from './links.ts';
import { pagePictures, picturesOf } from './page-pictures.ts';
import { parseContent } from './problems.ts';
import { readJson } from './read-file.ts';
import { translations, words } from './schema.ts';
import { translate } from './translate.ts';
import type { Picture } from './views.ts';

/** What the content file of every page holds beside its own fields. */
export const pageFields = {
  seo: z.strictObject({ title: words, description: words, keywords: words }),
  hero: z.strictObject({ title: words, subtitle: words }),
  pictures: pagePictures,
  translations,
  /** Pages where the facts were read. */
  sources: z.array(words).default([]),
  /** For the owner. */
  todo: z.array(words).default([]),
};

/** Finished pictures of a page: place on the page → number or name → picture. */
export type PlacedPictures = Record<string, Record<string, Picture>>;

/**
 * One page's content in the page's language, checked, with its pictures; `page` is the file below `content`, without
 * its ending: "pages/telefonos". Links in it are checked when all pages are known.
 * @throws {ContentError} with one sentence for each mistake.
 */
export function readPageContent<
  Schema extends z.ZodType<{ pictures: z.output<typeof pagePictures>; translations: z.output<typeof translations> }>,
>(
  { catalogue, language, links }: PageContext,
  page: string,
  schema: Schema,
): { content: z.output<Schema>; spanish: z.output<Schema>; pictures: PlacedPictures } {
  const file = `content/${page}.json`;
  const spanish = parseContent(schema, readJson(catalogue.root, file), file);
  for (const [code, texts] of Object.entries(spanish.translations)) translate(spanish, texts, `${file} (${code})`);
  const content = translate(spanish, spanish.translations[language] ?? {}, `${file} (${language})`);
  links.push(...linksIn(spanish, file));
  return { content, spanish, pictures: picturesOf(page, content.pictures, catalogue.pictures) };
}
