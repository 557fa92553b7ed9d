import { z } from 'zod';
import { readPageContent } from '#app/page/page-content.ts';
import {
  innerLink,
  picture,
  text,
  themedOpening,
  themedWide,
  translations,
  widePicture,
} from '#catalog/content/schema.ts';
import type { BuildContext } from './build-context.ts';

export const PLAIN_PRINTS = 'pages/sin-contenido';

export const plainPrints = z.strictObject({
  notFound: themedOpening,
  construction: themedOpening,
  trip: themedWide,
  keep: themedWide,
  openData: themedWide,
  welcome: themedWide,
  compare: widePicture,
  saved: themedWide,
  /** Where to find something to save, for who has no favourites yet. */
  favourites: z.array(z.strictObject({ label: text, link: innerLink, picture })).length(3),
  translations,
});

/**
 * The prints that open pages without content of their own: unknown addresses, pages still to come, the page for taking
 * the guide along, the one with its open data, the one with the lodgings of the club, the visitor's own trip, the
 * comparison and the favourites; and the ways on from an empty list of these.
 */
export const readPlainPrints = (context: BuildContext) =>
  readPageContent(context, PLAIN_PRINTS, plainPrints, 'transparent');
