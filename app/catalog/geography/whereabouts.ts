import { fold } from '#app/lib/text/fold.ts';
import { DISTRICT_IDS, type DistrictId, districts, type Point } from '#map/districts.ts';
import { districtOf } from '#map/places/district-of.ts';

/** How much is known: the door, about the place, or only the district. */
export type Precision = 'exact' | 'approximate' | 'district';

/** Where a thing of the guide is; `point` is in degrees, and the district's own where nothing closer is known. */
export type Whereabouts = { point: Point; precision: Precision; district: DistrictId | null };

type Located = {
  location: string;
  coordinates: (Point & { approximate: boolean }) | null;
  /** What the file says, where it says one. */
  district?: DistrictId | null;
};

/** Where something is, as far as its file tells; null where it names neither a point nor a district. */
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

/** Something of which only the district is known. */
export function inDistrict(district: DistrictId): Whereabouts {
  const { lat, lng } = districts[district];
  return { point: { lat, lng }, precision: 'district', district };
}

/** The words that only the city's addresses have: "a 20 km de la ciudad" is not in it. */
const CITY = /ciudad de san rafael|centro de san rafael|parque hipolito yrigoyen|^ciudad$|, ciudad$/;

/** The district that an address in Spanish names, the first where it names several; null where it names none. */
export function districtNamed(location: string): DistrictId | null {
  const words = fold(location);
  const found = DISTRICT_IDS.flatMap((id) => {
    const names = id === 'ciudad' ? CITY : new RegExp(`(?<!camino a )${fold(districts[id].name)}`);
    const at = words.search(id === 'el-nihuil' ? /(el|del) nihuil/ : names);
    return at < 0 ? [] : [{ id, at }];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.id ?? null;
}
