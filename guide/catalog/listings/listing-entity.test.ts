import { expect, test } from 'vitest';
import { viewOf } from '#catalog/content/test-content.ts';
import { streetIn } from './listing-entity.ts';

const winery = { category: 'premium', clubWelcome: true };
const channels = {
  phone: '+54 260 442-7448',
  website: 'https://bodega.example/',
  instagram: 'https://www.instagram.com/bodega/',
};

const entityOf = async (collection: string, fields: object, language = 'es') =>
  [...(await viewOf(collection, fields, language)).entities.values()][0];

test.each([
  ['Av. Balloffet 173, ciudad de San Rafael', 'Av. Balloffet 173'],
  ['Champagnat 31, San Rafael', 'Champagnat 31'],
  ['9 de Julio al 300, Ciudad', '9 de Julio al 300'],
  ['Calle Valentín Bianchi 1600, Las Paredes', 'Calle Valentín Bianchi 1600, Las Paredes'],
  ['Ruta Nacional 144 km 674,5, Cuadro Benegas', 'Ruta Nacional 144 km 674,5, Cuadro Benegas'],
  ['Ruta 143 y calle Valentín Bianchi, Las Paredes', 'Ruta 143 y calle Valentín Bianchi, Las Paredes'],
])('"%s" is an address', (location, street) => expect(streetIn(location)).toBe(street));

test.each([
  'Ruta Nacional 144, Cuadro Benegas',
  'Ruta 173, Rama Caída',
  'Villa 25 de Mayo, San Rafael',
  'Finca Rincón Deseado, Las Paredes',
  'A 24 km de la ciudad, camino a Valle Grande',
  'El Nihuil, Cañón del Atuel y Valle Grande',
  'San Rafael, Mendoza',
  'Frente al parque Hipólito Yrigoyen, ciudad de San Rafael',
])('"%s" is not an address', (location) => expect(streetIn(location)).toBeUndefined());

test('the entity of a business holds its confirmed data', async () => {
  const coordinates = { lat: -34.61, lng: -68.34 };
  const entity = await entityOf('bodegas', { ...winery, ...channels, coordinates, location: 'Calle Cubillos 3850' });
  expect(entity).toEqual({
    '@type': 'Winery',
    name: 'La Prueba',
    description: 'Un lugar inventado para las pruebas.',
    telephone: '+54 260 442-7448',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Calle Cubillos 3850',
      addressLocality: 'San Rafael',
      addressRegion: 'Mendoza',
      addressCountry: 'AR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -34.61, longitude: -68.34 },
    sameAs: ['https://bodega.example/', 'https://www.instagram.com/bodega/'],
  });
});

test('an approximate point is left out', async () => {
  const coordinates = { lat: -34.61, lng: -68.34, approximate: true };
  expect(await entityOf('bodegas', { ...winery, coordinates })).not.toHaveProperty('geo');
});

test('a made-up listing has no entity', async () => {
  expect(await entityOf('bodegas', { ...winery, sample: true })).toBeUndefined();
});

test('an unconfirmed field is left out', async () => {
  const coordinates = { lat: -34.61, lng: -68.34 };
  const sampleFields = ['phone', 'website', 'instagram', 'location', 'coordinates'];
  expect(await entityOf('bodegas', { ...winery, ...channels, coordinates, sampleFields })).toEqual({
    '@type': 'Winery',
    name: 'La Prueba',
    description: 'Un lugar inventado para las pruebas.',
    address: expect.not.objectContaining({ streetAddress: expect.anything() }),
  });
});

test('a restaurant with only a WhatsApp number has it as its telephone, unless it is a sample', async () => {
  const restaurant = { category: 'heladeria', clubBeneficio: false, whatsapp: '+54 9 260 411-1111' };
  expect(await entityOf('gastronomia', restaurant)).toMatchObject({
    '@type': 'IceCreamShop',
    telephone: '+54 9 260 411-1111',
  });
  expect(await entityOf('gastronomia', { ...restaurant, sampleFields: ['whatsapp'] })).not.toHaveProperty('telephone');
  const unsure = { ...restaurant, whatsapp: null, phone: '+54 260 442-1076', sampleFields: ['phone'] };
  expect(await entityOf('gastronomia', unsure)).not.toHaveProperty('telephone');
});

test('an excursion is a trip, without the price and rating shown on its page', async () => {
  const excursion = { category: 'montana', fullDescription: 'Largo.', difficulty: 'Bajo', duration: '3 horas' };
  const entity = await entityOf('excursiones', { ...excursion, price: 50000, rating: 4.8, location: 'Calle Sola 12' });
  expect(Object.keys(entity ?? {})).toEqual(['@type', 'name', 'description']);
  expect(entity?.['@type']).toBe('TouristTrip');
});

test.each([
  ['alojamientos', { category: ['welcome', 'hotel'] }, 'Hotel'],
  ['alojamientos', { category: 'hostel' }, 'Hostel'],
  ['alojamientos', { category: 'cabaña' }, 'LodgingBusiness'],
  ['vida-nocturna', { categories: ['boliche'] }, 'NightClub'],
  ['vida-nocturna', { categories: ['bar', 'boliche'] }, 'BarOrPub'],
  ['cultura', { category: 'museo' }, 'Museum'],
  ['emprendimientos', { category: 'artesanias' }, 'Store'],
  ['emprendimientos', { category: 'belleza' }, 'LocalBusiness'],
])('in %s, %o is a %s', async (collection, fields, type) => {
  const lodging = collection === 'alojamientos' ? { type: 'Casa', guests: 4, rooms: 2, beds: 3, baths: 1 } : {};
  expect(await entityOf(collection, { ...lodging, ...fields })).toHaveProperty('@type', type);
});

test('in another language a business has its translated description and the same address', async () => {
  const translations = { en: { description: 'A made-up place.', location: 'On Cubillos street' } };
  const entity = await entityOf('bodegas', { ...winery, location: 'Calle Cubillos 3850', translations }, 'en');
  expect(entity).toMatchObject({
    description: 'A made-up place.',
    address: { streetAddress: 'Calle Cubillos 3850' },
  });
});
