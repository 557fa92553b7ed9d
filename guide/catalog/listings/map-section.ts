import { mapEmbed, mapLink, pointQuery } from '#common/lib/geography/maps.ts';
import type { Section } from '#views/views.ts';
import type { Tools } from './tools.ts';

type Place = {
  name: string;
  location: string;
  sample: boolean;
  coordinates: { lat: number; lng: number; approximate: boolean } | null;
  /** The address of an embedded map that the owner chose. */
  googleMapsLink?: string | null;
  /** The map search to use if no point is known. */
  mapQuery?: string | null;
};

/** Makes the section "¿Dónde vas a estar?", which never shows an unverified point without saying so. */
export function mapSection(place: Place, { t, language }: Tools): Section {
  const { coordinates, mapQuery } = place;
  const point = coordinates && pointQuery(coordinates);
  // A search by name finds a real business better than the centre of its district does.
  const isPointBetter = point !== null && (place.sample || !coordinates?.approximate);
  const query = isPointBetter ? point : (mapQuery ?? `${place.name}, ${place.location}, San Rafael, Mendoza`);
  const frame = mapQuery ?? point;
  const embed = place.googleMapsLink ?? (frame ? mapEmbed(frame, language) : null);
  return {
    kind: 'map',
    title: t('sections.map'),
    place: place.location,
    embed,
    link: mapLink(query),
    note: t(embed === null ? 'map.unknown' : coordinates && !coordinates.approximate ? 'map.exact' : 'map.approximate'),
  };
}
