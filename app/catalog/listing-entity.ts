import type { z } from 'zod';
import type { Base, Definition, Listing } from './collection.ts';

/** What a listing with a door is, as schema.org calls it: something that has an address. */
type PlaceType =
  | 'BarOrPub'
  | 'Bakery'
  | 'CafeOrCoffeeShop'
  | 'EntertainmentBusiness'
  | 'FastFoodRestaurant'
  | 'Hostel'
  | 'Hotel'
  | 'IceCreamShop'
  | 'LandmarksOrHistoricalBuildings'
  | 'LocalBusiness'
  | 'LodgingBusiness'
  | 'Museum'
  | 'NightClub'
  | 'Park'
  | 'PerformingArtsTheater'
  | 'Restaurant'
  | 'Store'
  | 'Winery';

/** `TouristTrip`: something to do, by whoever offers it; it has no door and no telephone of its own. */
export type EntityType = PlaceType | 'TouristTrip';

/** A listing as search engines are told of it; where its page and its pictures are, the page adds. */
export type Entity = { '@type': EntityType; name: string; description: string } & Record<string, unknown>;

/**
 * The facts of a listing that somebody confirmed, and nothing that is a sample; null for a made-up listing. Ratings and
 * prices are never told: nobody counts the first, and the second are out of date within weeks.
 */
export function entityOf<Schema extends z.ZodType<Base>>(
  { schemaType, address, channels }: Definition<Schema>,
  spanish: Listing<Schema>,
  { name, description, coordinates, sample, sampleFields }: Listing<Schema>,
): Entity | null {
  if (sample) return null;
  const type = typeof schemaType === 'string' ? schemaType : schemaType(spanish);
  const entity = { '@type': type, name, description: description.replace(/\s+/g, ' ') };
  if (type === 'TouristTrip') return entity;
  const isKnown = (field: string) => !sampleFields.includes(field);
  // What may be a sample here may also be null in the schema; the location, which may not, is asked for by itself.
  const confirmed = { ...spanish, ...Object.fromEntries(sampleFields.map((field) => [field, null])) } as typeof spanish;
  const { phone, whatsapp, website, instagram } = channels?.(confirmed) ?? {};
  const telephone = phone ?? whatsapp;
  const sameAs = [website, instagram].filter((profile) => profile != null);
  const street = address?.(confirmed) ?? (isKnown('location') ? streetIn(spanish.location) : undefined);
  return {
    ...entity,
    ...(telephone && { telephone }),
    address: postalAddress(street),
    ...(coordinates && !coordinates.approximate && isKnown('coordinates') && { geo: geoOf(coordinates) }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** An address in the department of San Rafael. */
export function postalAddress(streetAddress?: string) {
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    addressLocality: 'San Rafael',
    addressRegion: 'Mendoza',
    addressCountry: 'AR',
  };
}

export function geoOf({ lat, lng }: { lat: number; lng: number }) {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
}

/** "Av. Balloffet 173", "9 de Julio al 300", "Ruta 144 km 674,5"; a road's number alone leads to no door. */
const DOOR = /^(?!(ruta|rn|rp)\b(?!.*\bkm\b)).*\p{L}\s+\d+([.,]\d+)?$/iu;
/** "Ruta 143 y calle Valentín Bianchi": a corner counts when it names a road. */
const CORNER = /^(av\.|avenida|bv\.|boulevard|calle|ruta|rn|rp)\s.+\sy\s.+$/i;
/** What the address says of the city anyway. */
const CITY = /,\s*((la )?ciudad( de san rafael)?|san rafael(, mendoza)?)$/i;

/** A listing's location where it is a street address, and not the name of a district or a farm; else nothing. */
export function streetIn(location: string): string | undefined {
  const [street = ''] = location.split(/,\s/);
  return DOOR.test(street) || CORNER.test(street) ? location.replace(CITY, '') : undefined;
}
