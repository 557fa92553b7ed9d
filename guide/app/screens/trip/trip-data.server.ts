import type { BuildContext } from '#app/page/build-context.ts';
import { emergencyLines } from '#app/page/emergency.server.ts';
import { movedRefs } from '#app/page/moved-refs.server.ts';
import { drawingAddress, INKS } from '#app/page/own-map.server.ts';
import { agendaPage } from '#app/screens/agenda/page.server.ts';
import { routeStops } from '#app/screens/inspiration/page.server.ts';
import { whoRuns } from '#app/screens/listing/who.server.ts';
import { hoursRows } from '#catalog/facts/opening-hours.ts';
import { districtNamed } from '#catalog/geography/whereabouts.ts';
import type { NamedCollection } from '#catalog/listings/read-collections.ts';
import { placeTeaser } from '#catalog/places/place-teaser.ts';
import { knownOfListing } from '#catalog/trip/known-of-listing.ts';
import { readTripRules, type TripRules } from '#catalog/trip/trip-rules.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { paths } from '#common/lib/address/paths.ts';
import { defined } from '#common/lib/defined.ts';
import { onceFor } from '#common/lib/once-for.ts';
import type { HoursRule } from '#common/lib/opening/hours.ts';
import { minutesOf } from '#common/lib/opening/hours.ts';
import type { PictureFiles } from '#common/lib/pictures/picture-files.ts';
import { srcSet } from '#common/lib/pictures/picture-files.ts';
import { DISTRICT_IDS, type DistrictId, districts } from '#map/browser/districts.ts';
import { canyonNow } from '#map/roads/conditions.ts';
import { knownLegs } from '#map/roads/known-legs.ts';
import { knownWays } from '#map/roads/known-ways.ts';
import { wayTo } from '#map/roads/way-table.ts';
import type { DistrictFacts, Thing, TripData } from '#views/trip-views.ts';
import { allGroups } from '#views/who-views.ts';

/** Everything that a trip can consist of, in the page's language. */
export function tripData(context: BuildContext): TripData {
  const { catalogue } = context;
  const rules = readTripRules(catalogue.root);
  const sights = sightsOf(context);
  const things = [...sights, ...eventThings(context, rules, sights), ...articleThings(context, sights)];
  const { canyon, river } = rules;
  return {
    isDemo: catalogue.site.mode !== 'live',
    things,
    routes: routeIdeas(context, things),
    moved: movedRefs(catalogue),
    legs: knownLegs(),
    ways: knownWays(),
    districts: Object.fromEntries(
      DISTRICT_IDS.map((id): [DistrictId, DistrictFacts] => {
        const { name, lat, lng } = districts[id];
        return [id, { name, lat, lng, ...rules.districts[id] }];
      }),
    ) as TripData['districts'], // one for each id
    river: { dryFrom: river.dryFrom, dryTo: river.dryTo },
    bathing: { from: rules.bathing.from, to: rules.bathing.to },
    canyon: {
      district: canyon.district,
      top: canyon.top,
      bottom: canyon.bottom,
      latestEntry: {
        winter: minutesOf(canyon.latestEntry.winter),
        summer: minutesOf(canyon.latestEntry.summer),
      },
      last: { since: canyonNow().since, state: canyonNow().state },
    },
    dayIdeas: dayIdeas(context, rules),
    emergency: emergencyLines(context),
    sheets: {
      department: drawingAddress(context, 'department'),
      atuel: drawingAddress(context, 'atuel'),
      city: drawingAddress(context, 'city'),
    },
    inks: INKS,
  };
}

/** Everything that can be visited or is on, in the page's language. */
export function visitable(context: BuildContext): Thing[] {
  const rules = readTripRules(context.catalogue.root);
  const sights = sightsOf(context);
  return [...sights, ...eventThings(context, rules, sights)];
}

/** Places and listings; a trip and a day choose from the same. */
const sightsOf = onceFor((context: BuildContext): Thing[] => {
  const { root, collections } = context.catalogue;
  const rules = readTripRules(root);
  return [
    ...placeThings(context, rules),
    ...collections.flatMap((collection) => listingThings(context, collection, rules)),
  ];
});

function placeThings({ catalogue, language }: BuildContext, rules: TripRules): Thing[] {
  return catalogue.places.map((place) => {
    const { title, lat, lng, approximate } = place.in(language);
    const rule = rules.places[place.slug];
    return {
      type: 'lugar',
      id: place.slug,
      name: title,
      href: place.path,
      ...defined({ image: smallest(placeTeaser(catalogue, place, language).picture) }),
      role: 'see',
      district: rule?.district ?? null,
      ...(!approximate && { point: [lat, lng] }),
      minutes: rule?.minutes ?? 120,
      isGuess: true,
      ...defined({ months: rule?.months, keepsSiesta: rule?.siesta || undefined, beyond: rule?.beyond }),
    };
  });
}

function listingThings(context: BuildContext, collection: NamedCollection, rules: TripRules): Thing[] {
  const { catalogue, language, locale, t } = context;
  const rule = rules.collections[collection.name];
  if (!rule) return [];
  return catalogue.views(collection, language).cards.map((card) => {
    const path = `${collection.name}/${card.id}`;
    const { stay, district, hours, category, ...known } = knownOfListing(
      catalogue.root,
      collection.name,
      card.id,
      language,
    );
    const at = rule.district ?? district ?? null;
    return {
      type: card.type,
      id: card.id,
      // So it is marked in whatever leaves the guide: calendar, tracks, paper, a shared text.
      name: card.isSample ? t('samples.named', { name: card.title }) : card.title,
      href: card.href,
      ...defined({ image: smallest(card.image) }),
      role: rule.role,
      district: at,
      ...defined({
        lane: (at && known.point && wayTo(at, { lat: known.point[0], lng: known.point[1] })) || undefined,
        isSnack: isOf(rule.snacks, category),
        isInWater: isOf(rule.inWater, category),
        isInTheSun: isOf(rule.inTheSun, category),
        isSeasonal: rules.seasonal.things.includes(path) || undefined,
        usesCanyon: rules.canyon.things.includes(path) || undefined,
      }),
      minutes: stay ?? rule.minutes,
      ...defined({
        isGuess: stay === null ? true : undefined,
        phone: (!card.isSample && (card.contact.phone ?? card.contact.whatsapp)) || undefined,
        askAt: rule.role === 'tour' || rule.role === 'do' ? operatorsOf(context, collection, card.id) : undefined,
        isSample: card.isSample || undefined,
        needsRiver: rules.river.things.includes(path) || undefined,
        hours: known.rules ? hoursWords(known.rules, t, locale) : hours,
      }),
      ...known,
    };
  });
}

const isOf = (categories: readonly string[] | undefined, category: string | null): true | undefined =>
  (category !== null && categories?.includes(category)) || undefined;

/** The first of those who can be called about an activity: whom a source names, and then who sells others like it. */
function operatorsOf(context: BuildContext, collection: NamedCollection, id: string): Thing['askAt'] {
  const who = whoRuns(context, collection, id);
  const reached = (who ? allGroups(who) : []).flatMap(({ providers }) =>
    providers.flatMap(({ name, ways }) => {
      const call = ways.find(({ kind }) => kind === 'phone')?.label;
      const chat = /\d{10,}/.exec(ways.find(({ kind }) => kind === 'whatsapp')?.href ?? '')?.[0];
      const phone = call ?? (chat && `+${chat}`);
      return phone ? [{ name, phone }] : [];
    }),
  );
  return reached.length > 0 ? reached.slice(0, MOST_OPERATORS) : undefined;
}

/** So many are enough to get an answer. */
const MOST_OPERATORS = 2;

/** The days of a first plan, without listings that have left the guide; the content names them by their folder. */
function dayIdeas({ catalogue, language }: BuildContext, rules: TripRules): TripData['dayIdeas'] {
  const refOf = (written: string) => {
    const [folder = '', id] = written.split('/');
    if (!id) return [{ type: 'lugar', id: folder }];
    const collection = catalogue.collections.find(({ name }) => name === folder);
    const card = collection && catalogue.views(collection, language).cards.find((one) => one.id === id);
    return card ? [{ type: card.type, id }] : [];
  };
  const typesOf = (folder: string) => catalogue.collections.find(({ name }) => name === folder)?.type ?? [];
  return rules.firstPlan.map(({ visits = [], ...idea }) => ({
    ...idea,
    with: idea.with.flatMap(refOf),
    visits: visits.flatMap(typesOf),
  }));
}

const hoursWords = (rules: readonly HoursRule[], t: BuildContext['t'], locale: string) =>
  hoursRows(rules, t, locale)
    .map(({ days, times }) => `${days}: ${times}`)
    .join('; ');

/** An event at a place or a listing is where that is; otherwise in the district that its words name. */
function eventThings(context: BuildContext, rules: TripRules, sights: Thing[]): Thing[] {
  const spanish = new Map(context.catalogue.events.map((event) => [event.id, event.in(SPANISH).place]));
  const sightAt = new Map(sights.map((sight) => [sight.href, sight]));
  return agendaPage(context).data.list.events.map(({ id, name, page, times }) => {
    const at = page === undefined ? undefined : sightAt.get(page);
    return {
      type: 'evento',
      id,
      name,
      href: `${paths.agenda}#${id}`,
      role: 'event',
      district: at?.district ?? districtNamed(spanish.get(id) ?? ''),
      ...defined({ point: at?.point, lane: at?.lane }),
      minutes: rules.events.minutes,
      isGuess: true,
      dates: times.filter(({ isPending }) => !isPending).map(({ start, end }) => [start, end] as const),
    };
  });
}

function articleThings({ catalogue, language }: BuildContext, sights: Thing[]): Thing[] {
  const districtAt = new Map(sights.map(({ href, district }) => [href, district]));
  return catalogue.posts.map((post) => {
    const { title, related } = post.in(language);
    const about = related.flatMap((href) => districtAt.get(href) ?? []);
    return {
      type: 'nota',
      id: post.slug,
      name: title,
      href: post.path,
      role: 'read',
      district: null,
      minutes: 0,
      about: [...new Set(about)],
    };
  });
}

function routeIdeas(context: BuildContext, things: Thing[]): TripData['routes'] {
  const known = new Map(things.map(({ href, type, id }) => [href, { type, id }]));
  return routeStops(context).map(({ id, title, picture, days }) => ({
    id,
    title,
    ...defined({ image: smallest(picture) }),
    days: days.map(({ title, hrefs }) => ({ title, stops: hrefs.flatMap((href) => known.get(href) ?? []) })),
  }));
}

/** The file of a picture at thumbnail size. */
export const smallest = (picture: PictureFiles) => srcSet(picture, 'webp').split(' ')[0];
