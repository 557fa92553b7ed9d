import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { type CircuitView, circuit, viewCircuit } from '#app/catalog/circuit.ts';
import { geoOf, postalAddress } from '#app/catalog/listing-entity.ts';
import { type LocatedPlace, type LocatorView, viewLocator } from '#app/catalog/locator.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { coordinates, innerLink, words } from '#app/catalog/schema.ts';
import { type HtmlSection, htmlSections, linksInHtml, strictHtml } from '#app/catalog/strict-html.ts';
import type { Card, Link, Picture } from '#app/catalog/views.ts';
import { imageUrl, thing } from '#app/json-ld.server.ts';
import type { Point } from '#app/lib/geography.ts';
import { SPANISH } from '#app/lib/local-path.ts';
import { geoLink, mapLink, openStreetMapLink, pointQuery } from '#app/lib/maps.ts';
import { placePath, placeSlugs } from '#app/paths.ts';

/** Listings shown at the foot of a place's page. */
const MAX_NEARBY = 6;

const { pictures, translations, sources, todo } = pageFields;

const placeContent = z.strictObject({
  title: words,
  /** For search engines, and below the title. */
  summary: words,
  /** HTML of few elements, without attributes: see `strict-html.ts`. */
  description: words,
  activities: z.array(z.strictObject({ title: words, description: words, link: innerLink })),
  ...coordinates.shape,
  /** What stands at the point: "Centro del embalse". */
  coordinatesNote: words,
  /** By road, from the city. */
  distanceKm: z.number().min(0),
  driveTime: words,
  map: circuit.nullable().default(null),
  /** Listings whose name or location holds one of these are shown as near; the place's categories are asked in order. */
  nearby: z.array(words).default([]),
  pictures,
  translations,
  sources,
  todo,
});

type PlaceContent = z.output<typeof placeContent>;

export type PlaceFact = { kind: 'distance' | 'time' | 'point'; label: string; text: string; note?: string };

export type PlaceData = {
  title: string;
  summary: string;
  picture: Picture | undefined;
  sections: (HtmlSection & { id: string })[];
  contents: string;
  facts: { title: string; items: PlaceFact[] };
  /** `device` opens whatever map program the phone has, where there is one that listens. */
  maps: { title: string; google: Link; openStreetMap: Link; device: Link };
  circuit: CircuitView | null;
  gallery: { title: string; label: string; pictures: Picture[] };
  activities: { title: string; items: { title: string; description: string; href: string }[] };
  locator: LocatorView;
  nearby: { title: string; cards: Card[] };
};

/** @throws {ContentError} naming the file in `content/places` and the field. */
export function placePages(context: PageContext): BuiltPage[] {
  const places = placeSlugs.map((slug) => readPlace(context, slug));
  const located = places.map(
    ({ slug, content }): LocatedPlace => ({
      href: placePath(slug),
      label: content.title,
      distanceKm: content.distanceKm,
      lat: content.lat,
      lng: content.lng,
    }),
  );
  const road = places.flatMap(({ content }) => (content.map?.stops ?? []).flatMap(pointOf));
  const city = places.find(({ content }) => content.distanceKm === 0)?.content ?? located[0];
  const cards = readCards(context);
  return places.map((place) => {
    const here = placePath(place.slug);
    const locator = city && viewLocator({ places: located, road, city, here }, context.t, context.language);
    if (!locator) throw new Error('There is no place to draw.');
    return placePage(context, place, locator, nearbyCards(place.spanish, cards));
  });
}

type Place = ReturnType<typeof readPlace>;

/** The place's content with its description made safe; every translation's is checked, and the links in all of them. */
function readPlace(context: PageContext, slug: string) {
  const page = `places/${slug}`;
  const file = `content/${page}.json`;
  const { content, spanish, pictures } = readPageContent(context, page, placeContent);
  const safe = (html: string, field: string) => {
    context.links.push(...linksInHtml(html, file, field));
    return strictHtml(html, file, field);
  };
  safe(spanish.description, 'description');
  for (const [code, { description }] of Object.entries(spanish.translations)) {
    if (typeof description === 'string') safe(description, `translations.${code}.description`);
  }
  return {
    slug,
    spanish,
    pictures,
    content: { ...content, description: strictHtml(content.description, file, 'description', context.at) },
  };
}

function placePage(
  context: PageContext,
  { slug, content, pictures }: Place,
  locator: LocatorView,
  cards: Card[],
): BuiltPage {
  const { language, locale, meta, t } = context;
  const path = placePath(slug);
  const { title, summary } = content;
  const picture = pictures.hero?.hero;
  const data: PlaceData = {
    title,
    summary,
    picture,
    sections: htmlSections(content.description).map((section, index) => ({ ...section, id: `parte-${index + 1}` })),
    contents: t('place.contents'),
    facts: { title: t('place.facts'), items: factsOf(content, t, language) },
    maps: {
      title: t('place.maps.title'),
      google: { href: mapLink(pointQuery(content)), label: t('place.maps.google') },
      openStreetMap: { href: openStreetMapLink(content), label: t('place.maps.openStreetMap') },
      device: { href: geoLink(content, title), label: t('place.maps.device') },
    },
    circuit: content.map && viewCircuit(content.map, t, locale),
    gallery: {
      title: t('place.gallery'),
      label: t('gallery.of', { name: title }),
      pictures: Object.values(pictures.gallery ?? {}),
    },
    activities: {
      title: t('place.activities'),
      items: content.activities.map(({ link, ...words }) => ({ ...words, href: link })),
    },
    locator,
    nearby: { title: t('place.nearby'), cards },
  };
  return {
    path,
    screen: 'place',
    status: 200,
    meta: meta(path, {
      title: t('place.pageTitle', { title }),
      description: summary,
      keywords: [title, t('place.keywords'), 'San Rafael', 'Mendoza'].join(', '),
    }),
    data,
    share: { title, picture },
    pictures: [...(picture ? [picture] : []), ...data.gallery.pictures],
    structuredData: [attraction(context, path, content, picture)],
  };
}

function factsOf(content: PlaceContent, t: PageContext['t'], language: string): PlaceFact[] {
  const { lat, lng, approximate, coordinatesNote, distanceKm, driveTime } = content;
  const degrees = new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const kilometres = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const distance = distanceKm === 0 ? t('place.inCity') : t('place.fromCity', { km: kilometres.format(distanceKm) });
  return [
    { kind: 'distance', label: t('place.distance'), text: distance },
    { kind: 'time', label: t('place.time'), text: driveTime },
    {
      kind: 'point',
      label: t('place.point'),
      // Argentina lies south of the equator and west of Greenwich.
      text: t('place.degrees', { lat: degrees.format(Math.abs(lat)), lng: degrees.format(Math.abs(lng)) }),
      note: t(approximate ? 'place.pointApproximate' : 'place.pointExact', { note: coordinatesNote }),
    },
  ];
}

const pointOf = ({ lat, lng }: { lat: number | null; lng: number | null }): Point[] =>
  lat === null || lng === null ? [] : [{ lat, lng }];

type KnownCard = { list: string; words: string; card: Card };

/** Every listing's card, with the Spanish words by which it is found near a place. */
function readCards({ catalogue, language }: PageContext): KnownCard[] {
  return catalogue.collections.flatMap((collection) => {
    const { cards } = catalogue.views(collection, language);
    const spanish = language === SPANISH ? cards : catalogue.views(collection, SPANISH).cards;
    return cards.map((card, index) => ({
      list: collection.path,
      words: `${spanish[index]?.title} ${spanish[index]?.location}`.toLocaleLowerCase(SPANISH),
      card,
    }));
  });
}

/** In turns from each category that the place recommends, so that one with many listings leaves room for the others. */
function nearbyCards({ activities, nearby }: PlaceContent, cards: KnownCard[]): Card[] {
  const wanted = nearby.map((words) => words.toLocaleLowerCase(SPANISH));
  const near = cards.filter(({ words }) => wanted.some((place) => words.includes(place)));
  const lists = [...new Set(activities.map(({ link }) => link))].map((list) =>
    near.filter((card) => card.list === list).map(({ card }) => card),
  );
  return Array.from({ length: MAX_NEARBY }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)))
    .flat()
    .slice(0, MAX_NEARBY);
}

function attraction(
  { catalogue, url }: PageContext,
  path: string,
  content: PlaceContent,
  picture: Picture | undefined,
) {
  return thing('TouristAttraction', {
    name: content.title,
    description: content.summary,
    url: url(path),
    ...(picture && { image: imageUrl(catalogue.site, picture) }),
    address: postalAddress(),
    ...(!content.approximate && { geo: geoOf(content) }),
  });
}
