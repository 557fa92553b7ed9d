import { mapEmbed, mapLink, pointQuery } from '#app/lib/maps.ts';
import type { Tools } from './tools.ts';
import type { Section } from './views.ts';

type Place = {
  name: string;
  location: string;
  sample: boolean;
  coordinates: { lat: number; lng: number; approximate: boolean } | null;
  /** A map address that the owner chose, ready to stand in a frame. */
  googleMapsLink?: string | null;
  /** What to look for on the map where no point is known. */
  mapQuery?: string | null;
};

/** "¿Dónde vas a estar?": never a point that nobody checked without saying so. */
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
