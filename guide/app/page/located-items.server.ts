import { inDistrict, type Whereabouts } from '#catalog/geography/whereabouts.ts';
import { paths } from '#common/lib/address/paths.ts';
import { onceFor } from '#common/lib/once-for.ts';
import type { HoursRule } from '#common/lib/opening/hours.ts';
import type { DistrictId } from '#map/browser/districts.ts';
import { districtOf } from '#map/places/district-of.ts';
import { alongCanyon } from '#map/roads/canyon-road.ts';
import type { IconName } from '#views/icons.ts';
import type { Detail } from '#views/views.ts';
import type { BuildContext } from './build-context.ts';

/** A thing of the guide with its location. */
export type Located = {
  /** "bodegas/bodega-suter": the kind, and the id within the kind. */
  id: string;
  href: string;
  name: string;
  /** The language of the name, if it differs from the page's. */
  lang?: string | undefined;
  kind: string;
  /** The line below the name in a list. */
  note: string;
  /** Identifies a favourite, together with the last part of the id; offices and stops have none. */
  type?: string;
  /** The filters of its own list that it passes. */
  filters: string[];
  /** Its hours, if confirmed, and the day from which they count as stale. */
  hours?: OpenHours | undefined;
  /** Null if it is somewhere in the department. */
  where: Whereabouts | null;
};

export type OpenHours = { rules: HoursRule[]; until: string };

/** A kind of thing, as in the map's filter. `list` is the address of its own list. */
export type MapKind = { id: string; label: string; icon: IconName; list: string | null };

/** An office of the phone list that has a door to go to. */
export type Office = { id: string; name: string; detail: string; district: DistrictId };

/** The icon of every place on the map. */
export const PLACE_ICON: IconName = 'mountain';

const PLACES = 'lugares';
const CIRCUIT = 'circuito';
const HELP = 'ayuda';

/** The kinds of things, in the order of the filter. */
export function kindsOf({ catalogue, language, t }: BuildContext): MapKind[] {
  const own = (id: string, icon: IconName, list: string | null): MapKind => ({
    id,
    label: t(`mapPage.kinds.${id}`),
    icon,
    list,
  });
  return [
    own(PLACES, PLACE_ICON, null),
    ...catalogue.collections.map(({ name, path, icon }) => ({
      id: name,
      label: catalogue.locales.translator(language, name)('label'),
      icon,
      list: path,
    })),
    own(CIRCUIT, 'route', null),
    own(HELP, 'phone', paths.phones),
  ];
}

/** Everything in the guide that has a location. */
export function locatedItems(context: BuildContext, offices: Office[] = []): Located[] {
  return [...located(context), ...help(offices)];
}

/** Each list of listings and several pages ask for them. */
const located = onceFor((context: BuildContext) => [...places(context), ...listings(context), ...stops(context)]);

function places({ catalogue, language, t }: BuildContext): Located[] {
  return catalogue.places.map(({ slug, path, in: inLanguage }) => {
    const { title, lat, lng, approximate, coordinatesNote, lang } = inLanguage(language);
    return {
      id: `${PLACES}/${slug}`,
      href: path,
      name: title,
      lang,
      kind: PLACES,
      type: 'lugar',
      note: `${t('mapPage.guide')}. ${coordinatesNote}`,
      filters: [],
      where: {
        point: { lat, lng },
        precision: approximate ? 'approximate' : 'exact',
        district: districtOf(lat, lng),
      },
    };
  });
}

function listings({ catalogue, language }: BuildContext): Located[] {
  return catalogue.collections.flatMap((collection) => {
    const { cards, details, whereabouts } = catalogue.views(collection, language);
    return cards.map(({ id, type, href, title, lang, location, filters }, index) => ({
      id: `${collection.name}/${id}`,
      href,
      name: title,
      lang,
      kind: collection.name,
      note: location,
      type,
      filters,
      hours: openHours(details[index]),
      where: whereabouts.get(href) ?? null,
    }));
  });
}

function openHours(detail: Detail | undefined): OpenHours | undefined {
  const now = detail?.hours?.now;
  return now ? { rules: now.rules, until: now.until } : undefined;
}

/** The stops of a place's circuit, each located by its kilometre along the drawn road. */
function stops({ catalogue, language, t, locale }: BuildContext): Located[] {
  const kilometres = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return catalogue.places.flatMap(({ slug, path, in: inLanguage }) => {
    const { map, lang } = inLanguage(language);
    return (map?.stops ?? []).map(({ name, km, kmApproximate }, index) => ({
      id: `${CIRCUIT}/${slug}-${index + 1}`,
      href: `${path}#bitacora`,
      name,
      lang,
      kind: CIRCUIT,
      note: t(kmApproximate ? 'circuit.kmAbout' : 'circuit.km', { km: kilometres.format(km) }),
      filters: [],
      where: stopPlace(km / (map?.totalKm ?? km)),
    }));
  });
}

function stopPlace(share: number): Whereabouts {
  const point = alongCanyon(share);
  return { point, precision: 'approximate', district: districtOf(point.lat, point.lng) };
}

function help(offices: Office[]): Located[] {
  return offices.map(({ id, name, detail, district }) => ({
    id: `${HELP}/${id}`,
    href: `${paths.phones}#${id}`,
    name,
    kind: HELP,
    note: detail,
    filters: [],
    where: inDistrict(district),
  }));
}
