import { z } from 'zod';
import { byValue, defineCollection } from '#app/catalog/collection.ts';
import { contact, listing, pesos, rating, words } from '#app/catalog/schema.ts';

const categories = ['welcome', 'casa', 'privada', 'hotel', 'cabaña', 'hostel', 'posada', 'departamento'] as const;
const category = z.enum(categories);

export default defineCollection({
  type: 'alojamiento',
  path: '/alojamientos-y-cabanas-en-san-rafael',
  schemaType: ({ category }) => {
    const kinds = [category].flat();
    if (kinds.includes('hotel')) return 'Hotel';
    return kinds.includes('hostel') ? 'Hostel' : 'LodgingBusiness';
  },
  order: 'shuffled',
  schema: listing.extend({
    ...contact,
    category: z.union([category, z.array(category).min(1)]),
    /** What it calls itself: "Cabañas", "Hotel". */
    type: words,
    rating,
    /** A night. */
    price: pesos,
    distance: words.nullable().default(null),
    guests: z.int().positive(),
    rooms: z.int().positive(),
    beds: z.int().positive(),
    baths: z.int().positive(),
    checkIn: words.nullable().default(null),
    checkOut: words.nullable().default(null),
    services: z.array(words).default([]),
    roomTypes: z.array(z.strictObject({ name: words, capacity: words, details: words })).default([]),
  }),
  filters: byValue('category', categories),
  isFeatured: ({ category }) => [category].flat().includes('welcome'),
  rating: (lodging) => lodging.rating,
  price: (lodging) => lodging.price,
  priceUnit: 'night',
  channels: (lodging) => lodging,
  services: { field: 'services' },
  card: ({ type, guests, distance }, { t }) => ({
    facts: [
      { icon: 'home', text: type },
      { icon: 'users', text: t('guests', { count: guests }) },
      ...(distance ? [{ icon: 'route' as const, text: distance }] : []),
    ],
  }),
  detail: (lodging, { t }) => ({
    counts: [
      { icon: 'users', label: t('counts.guests'), text: String(lodging.guests) },
      { icon: 'door', label: t('counts.rooms'), text: String(lodging.rooms) },
      { icon: 'bath', label: t('counts.baths'), text: String(lodging.baths) },
    ],
    facts: [
      { icon: 'bed', label: t('counts.beds'), text: String(lodging.beds) },
      { icon: 'key', label: t('facts.checkIn'), text: lodging.checkIn ?? t('unknown.plain') },
      { icon: 'clock', label: t('facts.checkOut'), text: lodging.checkOut ?? t('unknown.plain') },
    ],
    sections:
      lodging.roomTypes.length > 0 ? [{ kind: 'units', title: t('sections.units'), items: lodging.roomTypes }] : [],
  }),
});
