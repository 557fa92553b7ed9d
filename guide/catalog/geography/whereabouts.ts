import { fold } from '#common/lib/text/fold.ts';
import { DISTRICT_IDS, type DistrictId, districts, type Point } from '#map/browser/districts.ts';
import { districtOf } from '#map/places/district-of.ts';
import type { Precision } from '#views/views.ts';

/** The location of something in the guide; `point` is in degrees, and the district's own if nothing closer is known. */
export type Whereabouts = { point: Point; precision: Precision; district: DistrictId | null };

type Located = {
  location: string;
  coordinates: (Point & { approximate: boolean }) | null;
  /** The district given in the file, if any. */
  district?: DistrictId | null;
};

/** The location given in the file; null if it has neither coordinates nor a district. */
export function whereaboutsOf({ location, coordinates, district }: Located): Whereabouts | null {
  if (coordinates) {
    const { lat, lng, approximate } = coordinates;
    return {
      point: { lat, lng },
      precision: approximate ? 'approximate' : 'exact',
      district: district ?? districtOf(lat, lng),
    };
  }
  const named = district ?? districtNamed(location);
  return named && inDistrict(named);
}

/** The location of something of which only the district is known. */
export function inDistrict(district: DistrictId): Whereabouts {
  const { lat, lng } = districts[district];
  return { point: { lat, lng }, precision: 'district', district };
}

/** Words that only addresses in the city have: "a 20 km de la ciudad" is outside it. */
const CITY = /ciudad de san rafael|centro de san rafael|parque hipolito yrigoyen|^ciudad$|, ciudad$/;

/** How an address in Spanish names each district. */
const NAMES = DISTRICT_IDS.map((id) => ({ id, names: namesOf(id) }));

function namesOf(id: DistrictId): RegExp {
  if (id === 'ciudad') return CITY;
  return id === 'el-nihuil' ? /(el|del) nihuil/ : new RegExp(`(?<!camino a )${fold(districts[id].name)}`);
}

/** The first district that an address in Spanish names; null if it names none. */
export function districtNamed(location: string): DistrictId | null {
  const words = fold(location);
  const found = NAMES.flatMap(({ id, names }) => {
    const at = words.search(names);
    return at < 0 ? [] : [{ id, at }];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.id ?? null;
}
