import { z } from 'zod';
import { readPageContent } from '#app/catalog/content/page-content.ts';
import { openingPicture, translations } from '#app/catalog/content/schema.ts';
import type { BuildContext } from './build-context.ts';

export const PLAIN_PRINTS = 'pages/sin-contenido';

export const plainPrints = z.strictObject({ notFound: openingPicture, construction: openingPicture, translations });

/** The prints that open pages which have no content of their own: addresses nobody knows, and pages still to come. */
export function readPlainPrints(context: BuildContext) {
  const { notFound, construction } = readPageContent(context, PLAIN_PRINTS, plainPrints, 'transparent');
  return { notFound, construction };
}
