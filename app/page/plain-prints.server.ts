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

/** The night is dark far below the header's words: some of it is cut off for the lights of the van, not its moon. */
const DARK_SKY = '50% 20%';

/**
 * The prints that open pages which have no content of their own: addresses nobody knows, pages still to come, the page
 * that takes the guide along, and the one that hands out its data.
 */
export function readPlainPrints(context: BuildContext) {
  const { notFound, construction, keep, openData } = readPageContent(context, PLAIN_PRINTS, plainPrints, 'transparent');
  return { notFound: { ...notFound, position: DARK_SKY }, construction, keep, openData };
}
