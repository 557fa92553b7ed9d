import { z } from 'zod';
import { seasonal } from '#catalog/content/desk-hints.ts';
import { practical } from '#catalog/content/practical-fields.ts';
import { contact, listing, pesos, rating, sameHour, text } from '#catalog/content/schema.ts';
import { byValue, defineCollection } from '#catalog/listings/collection.ts';
import type { Landscapes } from '#catalog/listings/definition.ts';

const categories = ['welcome', 'casa', 'privada', 'hotel', 'cabaña', 'hostel', 'posada', 'departamento'] as const;
const category = z.enum(categories);

/** The prints of a lodging of each kind. */
const DRAWN: { [kind in (typeof categories)[number]]?: readonly string[] } = {
  cabaña: ['pages/guia-cards-alojamientos'],
  casa: ['alojamientos/2-1'],
  posada: ['alojamientos/3-1'],
  hotel: ['alojamientos/4-1'],
  hostel: ['alojamientos/5-1'],
  departamento: ['alojamientos/6-1'],
};

const VINEYARDS = ['places/caminos-del-vino-gallery-5'];

/** The land around a lodging that nobody has pictured: another house would be taken for its own. */
const LANDSCAPES: Landscapes = {
  ciudad: ['places/ciudad-gallery-6'],
  'las-paredes': VINEYARDS,
  'rama-caida': VINEYARDS,
  'cuadro-benegas': VINEYARDS,
  'canada-seca': VINEYARDS,
  'valle-grande': ['places/valle-grande-gallery-2'],
  'canon-del-atuel': ['places/canon-del-atuel-gallery-5'],
  'el-nihuil': ['places/el-nihuil-gallery-3'],
  'los-reyunos': ['places/los-reyunos-gallery-6'],
  'villa-25-de-mayo': ['places/villa-25-de-mayo-gallery-2'],
};

/** A number of things; null while it is unknown. */
const count = z.int().positive().nullable().default(null);

export default defineCollection({
  type: 'alojamiento',
  path: '/alojamientos-y-cabanas-en-san-rafael',
  opening: 'alojamientos/portada',
  night: 'alojamientos/portada-night',
  kindPicture: 'pages/guia-cards-alojamientos',
  landscapes: LANDSCAPES,
  kindPictures: ({ category }) => [category].flat().flatMap((one) => DRAWN[one] ?? []),
  icon: 'bed',
  schemaType: ({ category }) => {
    const kinds = [category].flat();
    if (kinds.includes('hotel')) return 'Hotel';
    return kinds.includes('hostel') ? 'Hostel' : 'LodgingBusiness';
  },
  order: 'shuffled',
  schema: listing.extend({
    ...contact,
    ...practical,
    category: z.union([category, z.array(category).min(1)]),
    /** The lodging's own word for itself: "Cabañas", "Hotel". */
    type: text,
    /** The stars of a hotel, as its official category says. */
    stars: z.int().min(1).max(5).nullable().default(null),
    rating,
    /** The price of one night. */
    price: pesos,
    distance: text.nullable().default(null),
    guests: count,
    rooms: count,
    beds: count,
    baths: count,
    checkIn: seasonal(sameHour.nullable().default(null)),
    checkOut: seasonal(sameHour.nullable().default(null)),
    services: z.array(text).default([]),
    roomTypes: z.array(z.strictObject({ name: text, capacity: text, details: text })).default([]),
  }),
  filters: byValue('category', categories),
  isFeatured: ({ category }) => [category].flat().includes('welcome'),
  rating: (lodging) => lodging.rating,
  price: (lodging) => lodging.price,
  priceUnit: 'night',
  facts: { checkIn: 'booking', checkOut: 'booking' },
  channels: (lodging) => lodging,
  services: { field: 'services' },
  kind: ({ type, stars }, { t }) => (stars === null ? type : `${type}, ${t('stars', { count: stars })}`),
  card: ({ type, guests, distance }, { t }) => ({
    facts: [
      { icon: 'home', text: type },
      ...(guests ? [{ icon: 'users' as const, text: t('guests', { count: guests }) }] : []),
      ...(distance ? [{ icon: 'route' as const, text: distance }] : []),
    ],
  }),
  detail: (lodging, { t }) => ({
    counts: (
      [
        { label: t('counts.guests'), count: lodging.guests },
        { label: t('counts.rooms'), count: lodging.rooms },
        { label: t('counts.baths'), count: lodging.baths },
      ] as const
    ).flatMap(({ label, count }) => (count === null ? [] : [{ label, text: String(count) }])),
    facts: [
      ...(lodging.beds ? [{ icon: 'bed' as const, label: t('counts.beds'), text: String(lodging.beds) }] : []),
      ...(lodging.checkIn ? [{ icon: 'key' as const, label: t('facts.checkIn'), text: lodging.checkIn }] : []),
      ...(lodging.checkOut ? [{ icon: 'clock' as const, label: t('facts.checkOut'), text: lodging.checkOut }] : []),
    ],
    sections:
      lodging.roomTypes.length > 0 ? [{ kind: 'units', title: t('sections.units'), items: lodging.roomTypes }] : [],
  }),
});
