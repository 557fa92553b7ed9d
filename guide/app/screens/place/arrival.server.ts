import type { BuildContext } from '#app/page/build-context.ts';
import type { LocalPlace, Place } from '#catalog/places/read-places.ts';
import { readTripRules } from '#catalog/trip/trip-rules.ts';
import { type DistrictId, districts } from '#map/browser/districts.ts';

/** What people ask on arrival and no map shows: fuel, parking, the shore. */
export type Arrival = {
  title: string;
  rows: { label: string; text: string }[];
  /** What the sources leave open, in one line. */
  unknown: string | null;
};

/** Returns what the sources state about a place's surroundings, and names what they leave out. */
export function arrivalAt({ slug }: Place, { parking }: Pick<LocalPlace, 'parking'>, context: BuildContext): Arrival {
  const { catalogue, language, t } = context;
  const rules = readTripRules(catalogue.root);
  const district = rules.places[slug]?.district;
  const { fuel, bathing } = (district && rules.districts[district]) ?? {};
  const known = {
    bathing: t(`place.arrival.${bathing ?? 'bathingUnknown'}`),
    fuel: fuelText(district, fuel, t),
    parking,
  };
  const names = ['bathing', 'fuel', 'parking'] as const;
  const label = (name: (typeof names)[number]) => t(`place.arrival.${name}`);
  const missing = names.filter((name) => known[name] === null).map((name) => label(name).toLocaleLowerCase(language));
  return {
    title: t('place.arrival.title'),
    rows: names.flatMap((name) => (known[name] === null ? [] : [{ label: label(name), text: known[name] }])),
    unknown:
      missing.length === 0
        ? null
        : t('place.arrival.unknown', { things: new Intl.ListFormat(language).format(missing) }),
  };
}

function fuelText(district: DistrictId | undefined, fuel: boolean | undefined, t: BuildContext['t']): string | null {
  if (!district || fuel === undefined) return null;
  return fuel ? t('place.arrival.fuelIn', { district: districts[district].name }) : t('place.arrival.noFuel');
}
