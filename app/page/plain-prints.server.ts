import { z } from 'zod';
import { readPageContent } from '#app/catalog/content/page-content.ts';
import { openingPicture, translations, widePicture } from '#app/catalog/content/schema.ts';
import type { BuildContext } from './build-context.ts';

export const PLAIN_PRINTS = 'pages/sin-contenido';

export const plainPrints = z.strictObject({
  notFound: openingPicture,
  construction: openingPicture,
  keep: widePicture,
  openData: widePicture,
  translations,
});

/**
 * The prints that open pages which have no content of their own: addresses nobody knows, pages still to come, the page
 * that takes the guide along, and the one that hands out its data.
 */
export function readPlainPrints(context: BuildContext) {
  const { notFound, construction, keep, openData } = readPageContent(context, PLAIN_PRINTS, plainPrints, 'transparent');
  return { notFound, construction, keep, openData };
}
