import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { checkTexts } from '#catalog/content/declared-texts.ts';
import { linksIn } from '#catalog/content/links.ts';
import { withoutSamples } from '#catalog/content/samples.ts';
import { noteText, text, themedOpening, themedWide, translations } from '#catalog/content/schema.ts';
import { checks } from '#catalog/facts/checks.ts';
import { translate } from '#catalog/languages/translate.ts';
import { checkLanguages } from '#catalog/mistakes/written-languages.ts';
import type { HeaderStyle } from '#engine/built-page.ts';
import { linesOf } from '#reading/lines.ts';
import { parseContent } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';
import { type WithPictures, withPictures } from './page-pictures.ts';

/** The fields of every page's content file, besides its own. */
export const pageFields = {
  seo: z.strictObject({ title: text, description: text, keywords: text }),
  hero: z.strictObject({ title: text, subtitle: text }),
  /** The picture that opens the page. Pages with more pictures list them here. */
  pictures: z.strictObject({ hero: themedOpening }),
  translations,
  /** The web pages where the facts were read. */
  sources: z.array(noteText).default([]),
  /** The log: who confirmed which facts of the page, when and how; `facts/page-facts.ts` names them. */
  checks,
  /** Notes for the owner. */
  todo: z.array(noteText).default([]),
};

/** The `pictures` of a practical page: the one that opens it, and a carousel of others. */
export const heroAndCarousel = z.strictObject({ hero: themedOpening, carousel: z.array(themedWide).min(1) });

type TranslatedContent = { translations: z.output<typeof translations> };

/** Content as a page shows it, with its pictures resolved. */
export type PageContent<Schema extends z.ZodType> = WithPictures<z.output<Schema>>;

/**
 * Reads and checks one page's content in the page's language, and resolves its pictures; `page` is the file below
 * `content`, without its extension: "pages/telefonos". Links are checked once all pages are known.
 * @throws {ContentError} with one sentence for each mistake
 */
export function readPageContent<Schema extends z.ZodType<TranslatedContent>>(
  context: Pick<BuildContext, 'catalogue' | 'language' | 'links'>,
  page: string,
  schema: Schema,
  header: HeaderStyle,
): PageContent<Schema> {
  const { catalogue, language, links } = context;
  const file = `content/${page}.json`;
  const written = readJson(catalogue.root, file);
  checkTexts(schema, file);
  const spanish = parseContent(schema, written, file);
  checkLanguages(written, file, catalogue.locales.languages);
  for (const [code, texts] of Object.entries(spanish.translations)) translate(spanish, texts, `${file} (${code})`);
  const translated = translate(spanish, spanish.translations[language] ?? {}, `${file} (${language})`);
  const content = catalogue.site.mode === 'live' ? withoutSamples(translated) : translated;
  const lineOf = linesOf(written);
  links.push(...linksIn(schema, spanish, file, lineOf));
  return withPictures(schema, content, file, { pictures: catalogue.pictures, header, lineOf });
}
