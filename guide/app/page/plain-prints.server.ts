import { z } from 'zod';
import { readPageContent } from '#app/page/page-content.ts';
import { themedOpening, translations, widePicture } from '#catalog/content/schema.ts';
import type { BuildContext } from './build-context.ts';

export const PLAIN_PRINTS = 'pages/sin-contenido';

export const plainPrints = z.strictObject({
  notFound: themedOpening,
  construction: themedOpening,
  keep: widePicture,
  openData: widePicture,
  translations,
});

/** The sky is dark well below the header's text: the crop cuts some of it, but not the moon, to show the lit van. */
const DARK_SKY = '50% 20%';

/**
 * The prints that open pages without content of their own: unknown addresses, pages still to come, the page for taking
 * the guide along, and the one with its open data.
 */
export function readPlainPrints(context: BuildContext) {
  const { notFound, construction, keep, openData } = readPageContent(context, PLAIN_PRINTS, plainPrints, 'transparent');
  return { notFound: { ...notFound, position: DARK_SKY }, construction, keep, openData };
}
