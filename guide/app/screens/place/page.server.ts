import type { NamedFavourite } from '#app/features/favourites/favourites.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { circuitMap } from '#app/page/circuit-map.server.ts';
import { definePages, type ScreenPage } from '#app/page/define-page.ts';
import { imageUrl, thing } from '#app/page/json-ld.server.ts';
import { type Located, locatedItems, PLACE_ICON } from '#app/page/located-items.server.ts';
import { mapOf } from '#app/page/own-map.server.ts';
import { placeTrust } from '#app/page/page-trust.server.ts';
import { iconsOfCards, iconsOfMap } from '#app/page/shown-icons.ts';
import { readableTexts } from '#catalog/content/readable-texts.ts';
import { fromPlaza } from '#catalog/geography/from-plaza.ts';
import { inDistrict } from '#catalog/geography/whereabouts.ts';
import { geoOf, postalAddress } from '#catalog/listings/listing-entity.ts';
import { type HtmlSection, htmlSections, plainText } from '#catalog/markdown/html-sections.ts';
import { viewCircuit } from '#catalog/places/circuit-facts.ts';
import { galleryPictures } from '#catalog/places/gallery-pictures.ts';
import { placeFacts } from '#catalog/places/place-facts.ts';
import { type LocatedPlace, viewLocator } from '#catalog/places/place-locator.ts';
import { picturesOfPlace } from '#catalog/places/place-pictures.ts';
import { type LocalPlace, type Place, placeLabel } from '#catalog/places/read-places.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { geoLink, mapLink, openStreetMapLink, pointQuery } from '#common/lib/geography/maps.ts';
import { singleFile } from '#common/lib/pictures/picture-files.ts';
import { ContentError } from '#reading/problems.ts';
import type { CircuitView } from '#views/circuit-views.ts';
import type { LocatorView } from '#views/locator-views.ts';
import type { Trust } from '#views/trust-views.ts';
import type { Card, Link, OwnMap } from '#views/views.ts';
import { type Arrival, arrivalAt } from './arrival.server.ts';
import { nearbyCards, readCards } from './nearby.server.ts';
import { type Between, pictureBetween } from './text-columns.server.ts';

export type PlaceFact = { kind: 'distance' | 'time' | 'point'; label: string; text: string; note?: string };

export type PlaceData = {
  /** The favourite that the heart saves, and that can be added to a trip. */
  favourite: NamedFavourite;
  title: string;
  summary: string;
  trust: Trust;
  /**
   * The language of the texts in the place's file, if it differs from the page's because there is no translation yet.
   */
  lang?: string;
  picture: Picture;
  sections: (HtmlSection & { id: string })[];
  /** A picture between the titled parts of the text. */
  between: (Between & { picture: Picture }) | null;
  contents: string;
  facts: { title: string; items: PlaceFact[] };
  /** `device` opens the phone's own map app, if the phone supports that. */
  maps: { title: string; google: Link; openStreetMap: Link; device: Link };
  circuit: (CircuitView & { map: OwnMap | null }) | null;
  /** The surroundings on the guide's own map. */
  map: OwnMap | null;
  gallery: { title: string; label: string; pictures: Picture[] };
  activities: { title: string; items: { title: string; description: string; href: string }[] };
  locator: LocatorView;
  arrival: Arrival;
  nearby: { title: string; cards: Card[] };
};

export default definePages<PlaceData>({
  header: 'transparent',
  routes: ({ places }) => places.map(({ path }) => path),
  links: ({ catalogue, language }) =>
    catalogue.places.map((place, position) => ({
      path: place.path,
      label: placeLabel(place, language),
      menus: { places: position },
      icon: place.in(language).icon,
    })),
  pages: placePages,
});

function placePages(context: BuildContext): ScreenPage<PlaceData>[] {
  const { catalogue, language, t } = context;
  const places = catalogue.places.map((place) => ({ place, content: place.in(language) }));
  const located = places.map(
    ({ place, content }): LocatedPlace => ({
      href: place.path,
      label: content.title,
      distanceKm: content.distanceKm,
      lat: content.lat,
      lng: content.lng,
    }),
  );
  const items = locatedItems(context);
  const city = places.find(({ content }) => content.distanceKm === 0)?.content ?? located[0];
  const cards = readCards(context);
  return places.map(({ place, content }) => {
    const locator = city && viewLocator({ places: located, city, here: place.path }, t, language);
    if (!locator) throw new Error('There is no place to draw.');
    context.links.push(...place.links, ...content.text.links);
    return placePage(context, { place, locator, cards: nearbyCards(content, cards), items });
  });
}

type Setting = { place: Place; locator: LocatorView; cards: Card[]; items: Located[] };

function placePage(context: BuildContext, setting: Setting): ScreenPage<PlaceData> {
  const { place, items, cards } = setting;
  const { catalogue, language, meta, t } = context;
  const { path } = place;
  const content = place.in(language);
  const { title, summary } = content;
  const pictures = picturesOfPlace(catalogue, place, language);
  const { hero, gallery } = pictures;
  const maps = mapsOf(context, place, items);
  return {
    path,
    status: 200,
    meta: meta(path, {
      title: t('place.pageTitle', { title }),
      description: summary,
      keywords: [title, t('place.keywords'), 'San Rafael', 'Mendoza'].join(', '),
    }),
    data: placeData(context, setting, pictures, maps),
    icons: [...iconsOfCards(cards), ...iconsOfMap(maps.own?.view)],
    share: { title, picture: hero },
    pictures: [hero, ...gallery],
    generated: { ...maps.own?.generated, ...maps.road?.generated },
    search: {
      kind: 'place',
      isMain: true,
      texts: [...readableTexts(placeFacts, content), plainText(content.text.html(context.at))],
    },
    structuredData: [attraction(context, path, content, hero)],
  };
}

/** The map around the place, and that of its circuit if it has one. */
function mapsOf(context: BuildContext, place: Place, items: Located[]) {
  const { title, map } = place.in(context.language);
  const where = items.find(({ href }) => href === place.path)?.where;
  const way = where?.district ? fromPlaza(inDistrict(where.district)) : null;
  return {
    own: where ? mapOf(context, { name: title, href: place.path, icon: PLACE_ICON, where, way }, items) : null,
    road: map && circuitMap(context, map),
  };
}

function placeData(
  context: BuildContext,
  { place, locator, cards }: Setting,
  { hero, gallery }: ReturnType<typeof picturesOfPlace>,
  { own, road }: ReturnType<typeof mapsOf>,
): PlaceData {
  const { language, locale, t } = context;
  const content = place.in(language);
  const { title, summary, lang } = content;
  const sections = htmlSections(content.text.html(context.at)).map((section, index) => ({
    ...section,
    id: `parte-${index + 1}`,
  }));
  const last = gallery.at(-1);
  const spot = pictureBetween(sections.filter((section) => section.title !== null));
  const between = last && spot ? { picture: last, ...spot } : null;
  return {
    favourite: { type: 'lugar', id: place.slug, name: title, image: singleFile(hero) },
    title,
    summary,
    trust: placeTrust(`content/places/${place.slug}.md`, content, context),
    ...(lang && { lang }),
    picture: hero,
    sections,
    between,
    contents: t('place.contents'),
    facts: { title: t('place.facts'), items: factsOf(content, t, language) },
    maps: {
      title: t('place.maps.title'),
      google: { href: mapLink(pointQuery(content)), label: t('place.maps.google') },
      openStreetMap: { href: openStreetMapLink(content), label: t('place.maps.openStreetMap') },
      device: { href: geoLink(content, title), label: t('place.maps.device') },
    },
    circuit: content.map && {
      ...viewCircuit(content.map, t, locale, stopPictures(context, place)),
      map: road?.view ?? null,
    },
    map: own?.view ?? null,
    gallery: {
      title: t('place.gallery'),
      label: t('gallery.of', { name: title }),
      pictures: between ? gallery.slice(0, -1) : gallery,
    },
    activities: {
      title: t('place.activities'),
      items: content.activities.map(({ link, ...words }) => ({ ...words, href: link })),
    },
    locator,
    arrival: arrivalAt(place, content, context),
    nearby: { title: t('place.nearby'), cards },
  };
}

/**
 * Returns a function that finds a stop's picture by its print.
 * @throws {ContentError} naming the place's file when no gallery has it
 */
function stopPictures({ catalogue, language }: BuildContext, place: Place) {
  const pictureOf = galleryPictures(catalogue, language);
  return (print: string): Picture | null => {
    const picture = pictureOf(print);
    if (picture) return picture;
    throw new ContentError([
      `content/places/${place.slug}.md: "print" of a stop is "${print}", which is in no place's gallery.`,
    ]);
  };
}

function factsOf(content: LocalPlace, t: BuildContext['t'], language: string): PlaceFact[] {
  const { lat, lng, approximate, coordinatesNote, distanceKm, distanceTo, driveTime } = content;
  const degrees = new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const kilometres = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const distance = distanceKm === 0 ? t('place.inCity') : t('place.fromCity', { km: kilometres.format(distanceKm) });
  return [
    {
      kind: 'distance',
      label: t('place.distance'),
      text: distanceTo ? `${distance}, ${t('place.until', { place: distanceTo })}` : distance,
    },
    { kind: 'time', label: t('place.time'), text: driveTime },
    {
      kind: 'point',
      label: t('place.point'),
      // Argentina lies south of the equator and west of Greenwich.
      text: t('place.degrees', { south: degrees.format(Math.abs(lat)), west: degrees.format(Math.abs(lng)) }),
      note: t(approximate ? 'place.pointApproximate' : 'place.pointExact', { note: coordinatesNote }),
    },
  ];
}

function attraction({ catalogue, url }: BuildContext, path: string, content: LocalPlace, picture: Picture) {
  return thing('TouristAttraction', {
    name: content.title,
    description: content.summary,
    url: url(path),
    image: imageUrl(catalogue.site, picture),
    address: postalAddress(),
    ...(!content.approximate && { geo: geoOf(content) }),
  });
}
