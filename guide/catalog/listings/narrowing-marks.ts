import { newestCheck } from '#catalog/facts/checks.ts';
import { datedHours } from '#catalog/facts/dated-hours.ts';
import { having, inZone, NEAR } from '#common/lib/address/narrowing.ts';
import { kmBetween } from '#common/lib/geography/geography.ts';
import { readOpening } from '#common/lib/opening/hours.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { PLAZA } from '#map/browser/districts.ts';
import type { Base, Channels } from './definition.ts';
import { traitsOf } from './traits.ts';

/** What a visitor may need of a place, and the question about any listing that answers it. */
const TRAITS = { chicos: 'children', perro: 'pets', 'sin-escalones': 'stepFree' } as const;
const CHAT = 'whatsapp';

/** In a straight line; by the streets it is a walk of some twenty minutes. */
const WALK_KM = 1.3;

/** Fields that only some collections have. */
type Known = Base & { visits?: string | null; services?: string[] };

/** When people look for dinner on a Sunday, in minutes after midnight: the night on which most kitchens rest. */
const DINNER = 21 * 60;

/** Whether its hours reach into Sunday night; those too old to be shown do not count. */
function isOpenOnSundayNight(listing: Known): boolean {
  const hours = datedHours(listing);
  if (!hours || (hours.until && hours.until <= todayInSanRafael())) return false;
  return hours.rules
    .filter(({ days, season }) => season === null && days.includes('dom'))
    .flatMap(({ times }) => times.map(readOpening))
    .some(({ start, end }) => start <= DINNER && DINNER < end);
}

/** What else a visitor may need, and whether a listing is known to have it. */
const FACTS: Record<string, (listing: Known) => boolean> = {
  // As with the filter for bookings, only what somebody has confirmed counts.
  'sin-reserva': ({ visits, checks }) => visits === 'abierto' && newestCheck(checks, 'visits') !== null,
  pileta: ({ services = [], sampleFields }) =>
    !sampleFields.includes('services') && services.some((service) => /^(pileta|piscina)\b/i.test(service)),
  'a-pie': ({ coordinates }) =>
    coordinates !== null && !coordinates.approximate && kmBetween(PLAZA, coordinates) <= WALK_KM,
  'domingo-noche': isOpenOnSundayNight,
};

/** What lists can be narrowed to, in the order in which they offer it; each has a text below `list.needs`. */
export const OFFERED_NEEDS = [NEAR, CHAT, ...Object.keys(TRAITS), ...Object.keys(FACTS)];

/**
 * The marks by which lists find a listing: its zone and, if it exists, what is known that visitors need. `isPlaced`: its
 * own point is known, so that it can be told how near it is.
 */
export function marksOf(listing: Base, channels: Channels | null, isPlaced = false): string[] {
  const zone = listing.district ? [inZone(listing.district)] : [];
  if (listing.sample) return zone;
  const traits = traitsOf(listing, listing.sampleFields);
  const met = Object.entries(TRAITS).flatMap(([need, trait]) => (traits[trait] === 'yes' ? [having(need)] : []));
  const facts = Object.entries(FACTS).flatMap(([need, has]) => (has(listing) ? [having(need)] : []));
  const near = isPlaced ? [having(NEAR)] : [];
  return [...zone, ...near, ...(channels?.whatsapp ? [having(CHAT)] : []), ...met, ...facts];
}
