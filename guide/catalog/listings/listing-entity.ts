import type { z } from 'zod';
import type { Base, Definition, Listing } from './definition.ts';
import type { EntityType } from './entity-type.ts';

/** A listing as described to search engines; its page adds the address and the pictures. */
export type Entity = {
  '@type': EntityType;
  name: string;
  description?: string;
  address?: PostalAddress;
  geo?: ReturnType<typeof geoOf>;
} & Record<string, unknown>;

/**
 * Makes the entity of a listing, leaving out sample fields; null for a made-up listing. Ratings and prices are never
 * included: the former have no review count, and the latter are out of date within weeks.
 */
export function entityOf<Schema extends z.ZodType<Base>>(
  { schemaType, address, channels }: Definition<Schema>,
  spanish: Listing<Schema>,
  { name, description, coordinates, sample, sampleFields }: Listing<Schema>,
): Entity | null {
  if (sample) return null;
  const type = typeof schemaType === 'string' ? schemaType : schemaType(spanish);
  const entity = {
    '@type': type,
    name,
    ...(description !== null && { description: description.replace(/\s+/g, ' ') }),
  };
  if (type === 'TouristTrip') return entity;
  const isKnown = (field: string) => !sampleFields.includes(field);
  // Fields that may be samples may also be null in the schema; the location may not, so it is handled separately.
  const confirmed = { ...spanish, ...Object.fromEntries(sampleFields.map((field) => [field, null])) } as typeof spanish;
  const { phone, whatsapp, website, instagram, facebook } = channels?.(confirmed) ?? {};
  const telephone = phone ?? whatsapp;
  const sameAs = [website, instagram, facebook].filter((profile) => profile != null);
  const street = address?.(confirmed) ?? (isKnown('location') ? streetIn(spanish.location) : undefined);
  return {
    ...entity,
    ...(telephone && { telephone }),
    address: postalAddress(street),
    ...(coordinates && !coordinates.approximate && isKnown('coordinates') && { geo: geoOf(coordinates) }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

type PostalAddress = { '@type': 'PostalAddress'; streetAddress?: string } & Record<string, string>;

/** An address in the department of San Rafael. */
export function postalAddress(streetAddress?: string): PostalAddress {
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

/** "Av. Balloffet 173", "9 de Julio al 300", "Ruta 144 km 674,5"; a road's number alone is not an address. */
const DOOR = /^(?!(ruta|rn|rp)\b(?!.*\bkm\b)).*\p{L}\s+\d+([.,]\d+)?$/iu;
/** "Ruta 143 y calle Valentín Bianchi": a corner counts if it begins with a type of road. */
const CORNER = /^(av\.|avenida|bv\.|boulevard|calle|ruta|rn|rp)\s.+\sy\s.+$/i;
/** The city, which the postal address already contains. */
const CITY = /,\s*((la )?ciudad( de san rafael)?|san rafael(, mendoza)?)$/i;

/** Returns a location if it is a street address rather than the name of a district or farm; otherwise undefined. */
export function streetIn(location: string): string | undefined {
  const [street = ''] = location.split(/,\s/);
  return DOOR.test(street) || CORNER.test(street) ? location.replace(CITY, '') : undefined;
}
