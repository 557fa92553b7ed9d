import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { idText, innerLink, sameText } from '#catalog/content/schema.ts';
import { galleryOfPlace, heroOfPlace } from '#catalog/places/place-pictures.ts';
import { type Place, placeAt } from '#catalog/places/read-places.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { ContentError } from '#reading/problems.ts';
import type { Badge, Detail, Fact } from '#views/views.ts';
import { chooseListings } from './rules.ts';

const FILE = 'content/pages/inspirate.json';

const moment = z.enum(['morning', 'noon', 'afternoon', 'night', 'sleep', 'alternative']);

/**
 * The address of a place, a listing or a list. Of a list, the stop takes the first `max` listings (one by default) that
 * match the filter and the location.
 */
export const stop = z.strictObject({
  moment,
  link: innerLink,
  filter: idText.optional(),
  near: sameText.optional(),
  max: z.int().positive().optional(),
});

export type StopContent = z.output<typeof stop>;

export type RouteStop = {
  href: string;
  title: string;
  /** Where a listing is; a place is its own name. */
  location: string | null;
  /** Opening hours, duration, distance: facts from the stop's own page. */
  facts: Fact[];
  badges: Badge[];
};

/** A stop with its pictures: a day shows the first of one of its stops large. */
export type FoundStop = RouteStop & { pictures: [Picture, ...Picture[]] };

/** Returns a function that resolves a stop of a route, and adds the result to `used`. */
export function stopFinder(context: BuildContext) {
  const { catalogue, language } = context;
  const lists = catalogue.collections.map((collection) => ({
    collection,
    // Rules are written in Spanish, in pages of any language.
    spanish: catalogue.views(collection, SPANISH).cards,
    details: new Map(catalogue.views(collection, language).details.map((detail) => [detail.card.href, detail])),
  }));

  return (stop: StopContent, used: Set<string>): FoundStop[] => {
    const place = placeAt(catalogue.places, stop.link);
    if (place) {
      used.add(stop.link);
      return [placeStop(context, place)];
    }
    const list = lists.find(({ collection }) => collection.path === stop.link);
    if (list) {
      if (stop.filter && !list.collection.filters.includes(stop.filter)) {
        throw new ContentError([
          `${FILE}: "filter" is "${stop.filter}", but ${stop.link} has only: ${list.collection.filters.join(', ')}.`,
        ]);
      }
      const chosen = chooseListings(list.spanish, { filter: stop.filter, near: stop.near, max: stop.max ?? 1 }, used);
      return chosen.flatMap(({ href }) => {
        used.add(href);
        const detail = list.details.get(href);
        return detail ? [listingStop(context, detail)] : [];
      });
    }
    const detail = lists.map(({ details }) => details.get(stop.link)).find(Boolean);
    if (!detail) {
      throw new ContentError([
        `${FILE}: "link" is "${stop.link}", but a stop must lead to a place, to a listing or to a list.`,
      ]);
    }
    used.add(stop.link);
    return [listingStop(context, detail)];
  };
}

function placeStop({ catalogue, language, t }: BuildContext, place: Place): FoundStop {
  const kilometres = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' });
  const { title, distanceKm, driveTime } = place.in(language);
  return {
    href: place.path,
    title,
    location: null,
    facts: [
      ...(distanceKm
        ? [{ icon: 'route' as const, text: t('inspiration.fromCity', { distance: kilometres.format(distanceKm) }) }]
        : []),
      { icon: 'car' as const, text: driveTime },
    ],
    badges: [],
    pictures: [heroOfPlace(catalogue, place, language, 'hero'), ...galleryOfPlace(catalogue, place, language)],
  };
}

function listingStop({ t }: BuildContext, { card, facts, images }: Detail): FoundStop {
  const times = [t('facts.schedule'), t('facts.departures'), t('facts.duration')];
  return {
    href: card.href,
    title: card.title,
    location: card.location,
    facts: facts.filter(({ label }) => label !== undefined && times.includes(label)),
    badges: card.badges,
    pictures: [card.image, ...images],
  };
}
