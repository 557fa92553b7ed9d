import { z } from 'zod';
import { readPageContent } from '#app/page/page-content.ts';
import { idText, innerLink, picture, sameText, text, translations } from '#catalog/content/schema.ts';
import { type PlaceTeaser, placeTeaser } from '#catalog/places/place-teaser.ts';
import { placeAt } from '#catalog/places/read-places.ts';
import type { Picture } from '#common/contracts/picture.ts';
import type { BuildContext } from './build-context.ts';

/** The fields of the ready-made routes that a teaser needs; their own screen validates the rest of the file. */
const routes = z.looseObject({
  routes: z.array(
    z.looseObject({
      id: idText,
      title: text,
      summary: text,
      picture,
      days: z.array(z.looseObject({ stops: z.array(z.looseObject({ link: innerLink, near: sameText.optional() })) })),
    }),
  ),
  translations,
});

/** A ready-made route as other pages link to it; `places` are the places that it passes, in order. */
export type RouteTeaser = {
  href: string;
  title: string;
  summary: string;
  picture: Picture;
  days: number;
  places: PlaceTeaser[];
  /** The lists from which it proposes something, and near where: "/bodegas…", "Las Paredes". */
  lists: { link: string; near: string | undefined }[];
};

/** The ready-made routes, in order. */
export function readRouteTeasers(context: BuildContext): RouteTeaser[] {
  const { catalogue, language } = context;
  const content = readPageContent({ catalogue, language, links: [] }, 'pages/inspirate', routes, 'solid');
  return content.routes.map(({ id, title, summary, picture, days }) => {
    const stops = days.flatMap(({ stops }) => stops);
    return {
      href: `/inspirate#${id}`,
      title,
      summary,
      picture,
      days: days.length,
      places: [...new Set(stops.map(({ link }) => link))].flatMap((link) => {
        const place = placeAt(catalogue.places, link);
        return place ? [placeTeaser(catalogue, place, language)] : [];
      }),
      lists: stops.map(({ link, near }) => ({ link, near })),
    };
  });
}
