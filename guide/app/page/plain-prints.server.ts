import { z } from 'zod';
import { readPageContent } from '#app/page/page-content.ts';
import { innerLink, openingPicture, picture, text, translations, widePicture } from '#catalog/content/schema.ts';
import type { BuildContext } from './build-context.ts';

export const PLAIN_PRINTS = 'pages/sin-contenido';

export const plainPrints = z.strictObject({
  notFound: openingPicture,
  construction: openingPicture,
  keep: widePicture,
  trip: widePicture,
  openData: widePicture,
  /** Where to find something to save, for who has no favourites yet. */
  favourites: z.array(z.strictObject({ label: text, link: innerLink, picture })).length(3),
  translations,
});

/** The sky is dark well below the header's text: the crop cuts some of it, but not the moon, to show the lit van. */
const DARK_SKY = '50% 20%';

/**
 * The prints that open pages without content of their own: unknown addresses, pages still to come, the page for taking
 * the guide along, an empty trip, and the page with the open data; and the ways on from an empty list of favourites.
 */
export function readPlainPrints(context: BuildContext) {
  const { notFound, construction, keep, trip, openData, favourites } = readPageContent(
    context,
    PLAIN_PRINTS,
    plainPrints,
    'transparent',
  );
  return { notFound: { ...notFound, position: DARK_SKY }, construction, keep, trip, openData, favourites };
}
