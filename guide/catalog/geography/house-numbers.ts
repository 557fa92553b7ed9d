import { fold } from '#common/lib/text/fold.ts';
import { districts, PLAZA, type Point } from '#map/browser/districts.ts';
import { districtNamed } from './whereabouts.ts';

/** A door: a number on a street, and its point if somebody measured it. */
export type Address = { location: string; coordinates: (Point & { approximate: boolean }) | null };

type Door = { street: string; number: number };

/** Degrees from the plaza within which districts share the city's streets; villages further away have their own. */
const CITY_REACH = 0.15;

/** Streets bend: between neighbours further apart than this, a point might be blocks away. In numbers, 100 a block. */
const FURTHEST = 4000;

/** The street and number of an address, if it begins with them: "Av. Hipólito Yrigoyen 1900, Ciudad". */
export function doorIn(location: string): Door | null {
  const [, street = '', number] =
    /^(?:(?:av\.?|avenida|calle)\s+)?([a-z][a-z. ]*?) (\d{1,5})(?:,|$)/.exec(fold(location)) ?? [];
  // "Ruta 143, Las Paredes" is a road, and its number that of the road.
  return number && !/^(ruta|rn|rp|km)\b/.test(street) ? { street, number: Number(number) } : null;
}

/** The village whose streets an address means: "Sarmiento 148, Villa 25 de Mayo" is not on the city's Av. Sarmiento. */
function townOf(location: string): string | null {
  const named = districtNamed(location);
  if (named === null) return null;
  const { lat, lng } = districts[named];
  return Math.hypot(lat - PLAZA.lat, lng - PLAZA.lng) > CITY_REACH ? named : null;
}

/**
 * Returns a function that places an address between its neighbours: the measured doors of the same town's street with
 * the next lower and the next higher number. It returns null where the guide knows no such neighbours.
 */
export function streetFinder(known: Address[]): (location: string) => (Point & { approximate: true }) | null {
  const doors = known.flatMap(({ location, coordinates }) => {
    const door = doorIn(location);
    return door && coordinates && !coordinates.approximate
      ? [{ ...door, town: townOf(location), point: coordinates }]
      : [];
  });
  const byNumber = doors.sort((a, b) => a.number - b.number);
  return (location) => {
    const here = doorIn(location);
    const town = townOf(location);
    const neighbours = byNumber.filter((door) => door.street === here?.street && door.town === town);
    const below = neighbours.findLast(({ number }) => here && number <= here.number);
    const above = neighbours.find(({ number }) => here && number >= here.number);
    if (!here || !below || !above || above.number - below.number > FURTHEST) return null;
    const span = above.number - below.number;
    const share = span === 0 ? 0 : (here.number - below.number) / span;
    const between = (from: number, to: number) => Math.round((from + (to - from) * share) * 1e5) / 1e5;
    return {
      lat: between(below.point.lat, above.point.lat),
      lng: between(below.point.lng, above.point.lng),
      approximate: true,
    };
  };
}
