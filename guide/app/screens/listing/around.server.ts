import type { BuildContext } from '#app/page/build-context.ts';
import { type RouteTeaser, readRouteTeasers } from '#app/page/route-teasers.server.ts';
import type { FromPlaza } from '#catalog/geography/from-plaza.ts';
import { type PlaceTeaser, placeTeaser } from '#catalog/places/place-teaser.ts';
import type { Place } from '#catalog/places/read-places.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { kmBetween } from '#common/lib/geography/geography.ts';
import { fold } from '#common/lib/text/fold.ts';
import { DISTRICT_IDS, type DistrictId, districts, type Point } from '#map/browser/districts.ts';
import type { Card } from '#views/views.ts';

const NEIGHBOURS = 3;
/** The longest walk that is said in minutes. */
const ON_FOOT_MINUTES = 5;
/** Streets are longer than the straight line, and people walk 80 m a minute. */
const MINUTES_A_KM = 1.3 / 0.08;
/** A kilometre to the north, which is no short walk: most are that far, and it is told without measuring. */
const FAR_DEGREES = 0.01;

export type StripCell = { kind: 'what' | 'zone' | 'distance'; label: string; text: string; note?: string };

export type Neighbour = { href: string; title: string; kind: string; distance: string | null; picture: Picture };

/** The part of a listing's page that leads to others nearby. */
export type Around = {
  strip: StripCell[];
  neighbours: { title: string; items: Neighbour[] };
  /** The ready-made route that passes here. */
  route: { title: string; label: string; href: string; picture: Picture; stops: string[]; link: string } | null;
  /** The guide to the place where the listing is. */
  place: (PlaceTeaser & { label: string }) | null;
};

/** A listing with its district, as far as its location names one, and how far it is. */
type Located = {
  card: Card;
  /** Its collection. */
  label: string;
  /** What it is itself; null where it has no kind but its collection's. */
  kind: string | null;
  list: string;
  words: string;
  district: DistrictId | null;
  /** Its point, measured or approximate; null if only the district is known. */
  point: Point | null;
  way: FromPlaza | 'city' | null;
};

/** Returns a function that finds what is around a listing, by its address. */
export function aroundFinder(context: BuildContext): (href: string) => Around | null {
  const all = locate(context);
  const described = all.filter(({ card }) => !card.brief);
  const byAddress = new Map(all.map((one) => [one.card.href, one]));
  const routes = readRouteTeasers(context);
  return (href) => {
    const here = byAddress.get(href);
    if (!here) return null;
    const place = placeOf(here, context.catalogue.places);
    return {
      strip: stripOf(here, context),
      neighbours: neighboursOf(here, described, context),
      route: routeTo(here, place, routes, context),
      place: place && { ...placeTeaser(context.catalogue, place, context.language), label: context.t('around.guide') },
    };
  };
}

function locate({ catalogue, language }: BuildContext): Located[] {
  return catalogue.collections.flatMap((collection) => {
    const label = catalogue.locales.translator(language, collection.name)('label');
    const spanish = catalogue.views(collection, SPANISH).cards;
    const { cards, brief, kinds, whereabouts, fromPlaza } = catalogue.views(collection, language);
    const words = [...spanish, ...catalogue.views(collection, SPANISH).brief];
    return [...cards, ...brief].map((card, index) => {
      const where = whereabouts.get(card.href);
      const kind = kinds.get(card.href);
      return {
        card,
        label,
        kind: kind === label ? null : (kind ?? null),
        list: collection.path,
        words: fold(`${words[index]?.location}`),
        district: where?.district ?? null,
        point: where && where.precision !== 'district' ? where.point : null,
        way: fromPlaza.get(card.href) ?? null,
      };
    });
  });
}

/** The guide to the district, or else one whose `nearby` names occur in the location. */
function placeOf({ words, district }: Located, places: Place[]): Place | null {
  const own = places.find(({ slug }) => slug === district);
  const near = places.find((place) => place.in(SPANISH).nearby.some((name) => words.includes(fold(name))));
  return own ?? near ?? null;
}

function stripOf({ kind, district, way }: Located, context: BuildContext): StripCell[] {
  const { t } = context;
  const zone = district ? districts[district].name : t('around.someZone');
  return [
    // The name of its list, which leads back to it, says no more.
    ...(kind ? [{ kind: 'what' as const, label: t('around.what'), text: kind }] : []),
    { kind: 'zone', label: t('around.zone'), text: zone },
    // A listing in the city says with its zone how far it is.
    ...(way === null || (way === 'city' && district === 'ciudad')
      ? []
      : [{ kind: 'distance' as const, label: t('around.fromPlaza'), ...distanceOf(way, district, context) }]),
  ];
}

/** The distance in words, which say if it is only that of the district: a listing on the way there is nearer. */
function distanceOf(way: NonNullable<Located['way']>, district: DistrictId | null, { t }: BuildContext) {
  if (way === 'city') return { text: t('around.inCity') };
  const km = String(way.km);
  if (way.to === 'straight') return { text: t('around.straight', { km }) };
  const [low, high] = (way.minutes ?? []).map(String);
  if (!low || !high) return { text: t('around.far', { km }) };
  const isDistrict = way.to === 'district' && district !== null;
  const note = isDistrict
    ? t('around.drive', { low, high, zone: districts[district].name })
    : t('around.driveThere', { low, high });
  return { text: t('around.far', { km }), note };
}

/**
 * Chooses three listings of other kinds, those within a walk of five minutes and then the nearest first, each of a
 * different kind and with a print of its own where there are enough. Real ones come before samples; the order within a district rotates, so that not
 * every page proposes the same three.
 */
function neighboursOf(here: Located, all: Located[], { t }: BuildContext): Around['neighbours'] {
  const from = here.district ?? 'ciudad';
  const others = all.filter(({ card }) => card.href !== here.card.href);
  const turn = all.indexOf(here);
  const kmTo = new Map(DISTRICT_IDS.map((id) => [id, kmBetween(districts[from], districts[id])]));
  const candidates = others.map((one, index) => ({
    one,
    walk: walkBetween(here, one),
    km: (one.district && kmTo.get(one.district)) ?? Number.POSITIVE_INFINITY,
    turn: (index * 7 + turn * 13) % others.length,
  }));
  type Candidate = (typeof candidates)[number];
  const order = (a: Candidate, b: Candidate) =>
    Number(a.one.card.isSample) - Number(b.one.card.isSample) || byWalk(a, b) || a.km - b.km || a.turn - b.turn;
  const chosen: Candidate[] = [];
  // Each time the first of the whole order: to put all of them into it would take much longer.
  const take = (isWanted: (one: Located) => boolean) => {
    while (chosen.length < NEIGHBOURS) {
      let first: Candidate | undefined;
      for (const candidate of candidates) {
        const isBetter = first === undefined || order(candidate, first) < 0;
        if (isBetter && isWanted(candidate.one) && !chosen.includes(candidate)) first = candidate;
      }
      if (!first) return;
      chosen.push(first);
    }
  };
  const isNews = ({ list, card }: Located) =>
    chosen.every(({ one }) => one.list !== list && one.card.image.src !== card.image.src);
  take((one) => one.list !== here.list && isNews(one));
  take(({ list }) => list !== here.list);
  take(() => true);
  return {
    title: t(here.district ? 'around.near' : 'around.more'),
    items: chosen
      .sort((a, b) => byWalk(a, b) || a.km - b.km)
      .map(({ one: { card, label }, km, walk }) => ({
        href: card.href,
        title: card.title,
        kind: label,
        distance: walk ? t('around.onFoot', { minutes: String(walk) }) : farWords(here, km, t),
        picture: card.image,
      })),
  };
}

/** The minutes on foot between two points; null if one is unknown, or it is no short walk. */
function walkBetween({ point: from }: Located, { point: to }: Located): number | null {
  if (!from || !to || Math.abs(from.lat - to.lat) > FAR_DEGREES) return null;
  const minutes = Math.max(1, Math.ceil(kmBetween(from, to) * MINUTES_A_KM));
  return minutes <= ON_FOOT_MINUTES ? minutes : null;
}

type Walk = { walk: number | null };
const byWalk = (a: Walk, b: Walk) => (a.walk ?? ON_FOOT_MINUTES + 1) - (b.walk ?? ON_FOOT_MINUTES + 1);

/** Null if it is unknown, or in the same zone, as the title says of all. */
function farWords({ district }: Located, km: number, t: BuildContext['t']): string | null {
  if (district === null || !Number.isFinite(km) || km < 1) return null;
  return t('around.km', { km: String(Math.round(km)) });
}

/** A route that proposes listings of this kind near here, or passes the place; one that does both comes first. */
function routeTo(here: Located, place: Place | null, routes: RouteTeaser[], { t }: BuildContext): Around['route'] {
  const passes = ({ places }: RouteTeaser) => places.some(({ href }) => href === place?.path);
  const proposes = ({ lists }: RouteTeaser) =>
    lists.some(
      ({ link, near }) =>
        link === here.card.href || (link === here.list && near !== undefined && here.words.includes(fold(near))),
    );
  const route = routes.find((one) => passes(one) && proposes(one)) ?? routes.find(proposes) ?? routes.find(passes);
  if (!route) return null;
  const { href, title, picture, places } = route;
  return {
    label: t('around.combine'),
    title,
    href,
    picture,
    stops: places.map((one) => one.title),
    link: t('around.openRoute'),
  };
}
