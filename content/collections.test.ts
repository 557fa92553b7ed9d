import { expect, test } from 'vitest';
import { viewOf } from '#catalog/content/test-content.ts';

const restaurant = { category: 'restaurante', clubBeneficio: false };
const place = { category: 'museo' };
const lodging = { category: 'casa', type: 'Casa', guests: 4, rooms: 2, beds: 3, baths: 1 };
const excursion = { category: 'montana', fullDescription: 'Largo.', difficulty: 'Bajo', duration: '3 horas' };
const venture = { category: 'artesanias' };

const filtersOf = async (collection: string, fields: object) => (await viewOf(collection, fields)).card.filters;

test('the filters of olive-oil mills keep them by what they offer', async () => {
  const mill = { visita_guiada: false, venta_al_publico: false };
  expect(await filtersOf('aceiteras', mill)).toEqual([]);
  expect(await filtersOf('aceiteras', { ...mill, visita_guiada: true })).toEqual(['visita_guiada']);
  expect(await filtersOf('aceiteras', { ...mill, venta_al_publico: true })).toEqual(['venta_publico']);
});

test('a mill without opening hours asks for them, once, with all that nobody knows', async () => {
  const { detail } = await viewOf('aceiteras', { visita_guiada: true, venta_al_publico: true });
  expect(detail.facts).toEqual([]);
  expect(detail.trust?.unknown?.text).toMatch(/^Todavía no sabemos: horarios, /);
});

test('a lodging is kept by its one category or by each of several', async () => {
  expect(await filtersOf('alojamientos', lodging)).toEqual(['casa']);
  expect(await filtersOf('alojamientos', { ...lodging, category: ['cabaña', 'welcome'] })).toEqual([
    'welcome',
    'cabaña',
  ]);
});

test('only a welcome lodging may stand on the home page', async () => {
  expect((await viewOf('alojamientos', { ...lodging, category: ['welcome', 'casa'] })).featured).toHaveLength(1);
  expect((await viewOf('alojamientos', lodging)).featured).toEqual([]);
});

test('a lodging shows its price in pesos for a night', async () => {
  const { card } = await viewOf('alojamientos', { ...lodging, price: 165000 });
  expect(card.price).toEqual({ text: '$165.000', unit: '/ noche', isSample: false });
});

test('a lodging counts guests, rooms and baths, and one guest is no plural', async () => {
  const { card, detail } = await viewOf('alojamientos', { ...lodging, guests: 1 });
  expect(card.facts.map(({ text }) => text)).toEqual(['Casa', '1 huésped']);
  expect(detail.counts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Huéspedes: 1',
    'Habitaciones: 2',
    'Baños: 1',
  ]);
});

test('kinds of units show only for lodgings that have them', async () => {
  const roomTypes = [{ name: 'Cabaña', capacity: '4 personas', details: 'Con asador' }];
  expect((await viewOf('alojamientos', { ...lodging, roomTypes })).section('units')[0]).toEqual({
    kind: 'units',
    title: 'Tipos de unidades',
    items: roomTypes,
  });
  expect((await viewOf('alojamientos', lodging)).section('units')).toEqual([]);
});

test('the chat with a lodging asks about availability', async () => {
  const { detail } = await viewOf('alojamientos', { ...lodging, whatsapp: '+54 9 260 400-0000' });
  expect(new URL(detail.contact.whatsapp ?? '').searchParams.get('text')).toContain('disponibilidad');
});

test('a restaurant is chatted with on the digits of its mobile phone', async () => {
  const { card, detail } = await viewOf('gastronomia', { ...restaurant, phone: '+54 9 260 411-1111' });
  expect(detail.contact.whatsapp).toMatch(/^https:\/\/wa\.me\/5492604111111\?text=/);
  expect(card.contact.whatsapp).toBe('+54 9 260 411-1111');
});

test('a restaurant with a landline is called, and has no chat', async () => {
  const { card, detail } = await viewOf('gastronomia', { ...restaurant, phone: '+54 260 442-1076' });
  expect(detail.contact.whatsapp).toBeNull();
  expect(detail.contact.phone?.href).toBe('tel:+542604421076');
  expect(card.contact).toEqual({ whatsapp: null, phone: '+54 260 442-1076' });
});

test('a restaurant with a chat number of its own is reached there', async () => {
  const { detail } = await viewOf('gastronomia', {
    ...restaurant,
    phone: '+54 260 442-1076',
    whatsapp: '+54 9 260 411-1111',
  });
  expect(detail.contact.whatsapp).toContain('wa.me/5492604111111');
  expect(detail.contact.phone?.href).toBe('tel:+542604421076');
});

test('a restaurant without a phone has no chat', async () => {
  expect((await viewOf('gastronomia', restaurant)).detail.contact.whatsapp).toBeNull();
});

test('"delivery" keeps restaurants that deliver or offer take-away, however it is written', async () => {
  const keeps = async (...specialties: string[]) => filtersOf('gastronomia', { ...restaurant, specialties });
  expect(await keeps('Pastas', 'Delivery')).toEqual(['restaurante', 'delivery']);
  expect(await keeps('delivery propio')).toContain('delivery');
  expect(await keeps('Take Away')).toContain('delivery');
  expect(await keeps('Pastas', 'Para llevar la familia')).toEqual(['restaurante']);
});

test('a restaurant stays under its filters when its specialties are translated', async () => {
  const translations = { pt: { specialties: ['Entrega em casa'] } };
  const { card } = await viewOf('gastronomia', { ...restaurant, specialties: ['Delivery'], translations }, 'pt');
  expect(card).toMatchObject({ tags: ['Entrega em casa'], filters: ['restaurante', 'delivery'] });
});

test('a restaurant card shows three specialties that neither its kind nor its excerpt says, and its page all', async () => {
  const specialties = ['Restaurante', 'Guisos caseros', 'Chivo', 'Pastas', 'Trucha', 'Flan'];
  const description = 'Un comedor de guisos caseros.';
  const { card, section } = await viewOf('gastronomia', { ...restaurant, description, specialties });
  expect(card.tags).toEqual(['Chivo', 'Pastas', 'Trucha']);
  expect(card.moreTags).toBeNull();
  expect(section('facts')[0]?.items.map(({ text }) => text)).toEqual(specialties);
});

test('a restaurant with the benefit wears the badge of the club', async () => {
  const { card } = await viewOf('gastronomia', { ...restaurant, clubBeneficio: true });
  expect(card.badges).toEqual([{ text: 'Club Welcome', tone: 'club' }]);
});

test('a winery restaurant is kept by its own filter and no other', async () => {
  expect(await filtersOf('gastronomia', { ...restaurant, category: 'bodega-restaurante' })).toEqual([
    'bodega-restaurante',
  ]);
});

test('"teatro" keeps the cinema theatre, too', async () => {
  expect(await filtersOf('cultura', { category: 'cine-teatro' })).toEqual(['teatro']);
  expect(await filtersOf('cultura', { category: 'teatro' })).toEqual(['teatro']);
  expect(await filtersOf('cultura', place)).toEqual(['museo']);
});

test('a games room appears only under "all"', async () => {
  expect(await filtersOf('cultura', { category: 'sala-juegos' })).toEqual([]);
});

test('"bar" does not keep a plain dance bar', async () => {
  expect(await filtersOf('vida-nocturna', { categories: ['bar-bailable'] })).toEqual(['bar-bailable']);
  expect(await filtersOf('vida-nocturna', { categories: ['bar', 'boliche'] })).toEqual(['bar', 'boliche']);
});

test.each([
  [2, 2, null],
  [3, 3, null],
  [4, 3, '+1 más'],
  [7, 3, '+4 más'],
])('of %i products a card shows %i and says %s', async (count, shown, more) => {
  const products = Array.from({ length: count }, (_, index) => `Producto ${index + 1}`);
  const { card } = await viewOf('emprendimientos', { ...venture, products });
  expect(card.tags).toEqual(products.slice(0, shown));
  expect(card.moreTags).toBe(more);
});

test('a venture announces the three buttons that do not work yet', async () => {
  expect((await viewOf('emprendimientos', venture)).card.unfinished).toEqual(['Contactar', 'Ver Más', 'Sitio web']);
  expect((await viewOf('gastronomia', restaurant)).card.unfinished).toEqual([]);
});

test('an excursion shares its message with the guide, whose invented number is called an example and goes no further', async () => {
  const { card, detail, site } = await viewOf('excursiones', excursion);
  expect(detail.contact).toMatchObject({ isGuide: true, isExample: true, phone: null });
  expect(detail.contact.whatsapp).toContain(`wa.me/${site.whatsapp.replace(/\D/g, '')}`);
  expect(card.contact).toEqual({ whatsapp: null, phone: null });
  expect(card.badges).toEqual([]);
});

test('an excursion for adventure or culture appears only under "all"', async () => {
  expect(await filtersOf('excursiones', { ...excursion, category: 'aventura' })).toEqual([]);
  expect(await filtersOf('excursiones', { ...excursion, category: 'cultural' })).toEqual([]);
  expect(await filtersOf('excursiones', excursion)).toEqual(['montana']);
});

test('the page of an excursion shows the long text, and its card the short one', async () => {
  const { card, section } = await viewOf('excursiones', excursion);
  expect(section('prose')[0]?.body).toBe('Largo.');
  expect(card.summary.short).toBe('Un lugar inventado para las pruebas.');
});

test('excursions are remembered in the browser, and no other collection is', async () => {
  const { remembered } = await viewOf('excursiones', { ...excursion, price: 78000 });
  expect(remembered?.key).toBe('excursionsData');
  expect(remembered?.items).toEqual([
    expect.objectContaining({
      id: 'la-prueba',
      type: 'excursion',
      name: 'La Prueba',
      price: 78000,
      difficulty: 'Bajo',
    }),
  ]);
  expect((await viewOf('bodegas', { category: 'premium', clubWelcome: true })).remembered).toBeNull();
});

test('a made-up price of an excursion is shown as such, and puts nothing in order', async () => {
  const priced = { ...excursion, price: 78000 };
  const { card, prices } = await viewOf('excursiones', { ...priced, sampleFields: ['price'] });
  expect(card.price?.isSample).toBe(true);
  expect([...prices]).toEqual([]);
  expect([...(await viewOf('excursiones', priced)).prices]).toEqual([[card.href, 78000]]);
});

test('an adventure shows price, length and difficulty in words', async () => {
  const { card } = await viewOf('turismo-aventura', {
    category: 'agua',
    difficulty: 'Alto',
    duration: '2 horas',
    price: 45500,
  });
  expect(card.price).toEqual({ text: '$45.500', unit: null, isSample: false });
  expect(card.facts.map(({ text }) => text)).toEqual(['2 horas', 'Dificultad alta']);
});
