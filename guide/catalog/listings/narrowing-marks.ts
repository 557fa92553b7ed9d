import { having, inZone } from '#common/lib/address/narrowing.ts';
import type { Base, Channels } from './definition.ts';
import { traitsOf } from './traits.ts';

/** What a visitor may need of a place, and the question about any listing that answers it. */
const NEEDS = { chicos: 'children', perro: 'pets', 'sin-escalones': 'stepFree' } as const;
const CHAT = 'whatsapp';

/** What lists can be narrowed to, in the order in which they offer it; each has a text below `list.needs`. */
export const OFFERED_NEEDS = [CHAT, ...Object.keys(NEEDS)];

/** The marks by which lists find a listing: its zone and, if it exists, what is known that visitors need. */
export function marksOf(listing: Base, channels: Channels | null): string[] {
  const zone = listing.district ? [inZone(listing.district)] : [];
  if (listing.sample) return zone;
  const traits = traitsOf(listing, listing.sampleFields);
  const met = Object.entries(NEEDS).flatMap(([need, trait]) => (traits[trait] === 'yes' ? [having(need)] : []));
  return [...zone, ...(channels?.whatsapp ? [having(CHAT)] : []), ...met];
}
