import { expect, test } from 'vitest';
import { z } from 'zod';
import { listing } from '#catalog/content/schema.ts';
import { collectionNamed, plainListing, problemsOf, readRealCatalogue, viewOf } from '#catalog/content/test-content.ts';
import { byValue, defineCollection } from './collection.ts';

const winery = { category: 'boutique', clubWelcome: false };
const mill = { visita_guiada: false, venta_al_publico: false };
const lodging = { category: 'casa', type: 'Casa', guests: 4, rooms: 2, beds: 3, baths: 1 };
const PHONE = '+54 (260) 442-7448';
const MOBILE = '+54 9 (260) 411-7448';

/** Returns a description of exactly this many characters. */
const ofLength = (length: number) => 'abcdefghij'.repeat(Math.ceil(length / 10)).slice(0, length);

test('a winery without a phone cannot be called, and has no chat', async () => {
  const { card, detail } = await viewOf('bodegas', { ...winery, phone: null, whatsapp: null });
  expect(detail.contact).toEqual({
    whatsapp: null,
    phone: null,
    website: null,
    instagram: null,
    facebook: null,
    isGuide: false,
  });
  expect(card.contact).toEqual({ whatsapp: null, phone: null });
});

test('a winery with a phone can be called, and has no chat on an unconfirmed number', async () => {
  const { card, detail } = await viewOf('bodegas', { ...winery, phone: PHONE });
  expect(detail.contact.phone).toEqual({ href: 'tel:+542604427448', label: PHONE });
  expect(detail.contact.whatsapp).toBeNull();
  expect(card.contact).toEqual({ whatsapp: null, phone: PHONE });
});

test('a chat opens with the digits of the number and an encoded Spanish message that quotes the name', async () => {
  const name = 'Bodega & Hijos "Ñandú" 100%';
  const { detail } = await viewOf('bodegas', { ...winery, name, whatsapp: MOBILE });
  const link = new URL(detail.contact.whatsapp ?? '');
  expect(link.origin + link.pathname).toBe('https://wa.me/5492604117448');
  expect(link.searchParams.get('text')).toBe(
    `¡Hola! Vi ${name} en la Guía San Rafael y quería consultar por visitas y degustaciones.`,
  );
  expect(link.href).toContain('?text=%C2%A1Hola!%20Vi%20Bodega%20%26%20Hijos%20');
});

test('a name with braces is quoted verbatim', async () => {
  const { detail } = await viewOf('bodegas', { ...winery, name: 'Bar {{name}} $t(label)', whatsapp: MOBILE });
  expect(new URL(detail.contact.whatsapp ?? '').searchParams.get('text')).toContain('Vi Bar {{name}} $t(label) en la');
});

test('website and Instagram are linked', async () => {
  const { detail } = await viewOf('bodegas', {
    ...winery,
    website: 'https://bodega.example/',
    instagram: 'https://www.instagram.com/bodega/',
  });
  expect(detail.contact.website).toEqual({ href: 'https://bodega.example/', label: 'Visitar sitio web' });
  expect(detail.contact.instagram).toEqual({ href: 'https://www.instagram.com/bodega/', label: 'Instagram' });
});

test('a sample is marked, and offers neither its own number nor an invented one', async () => {
  const { card, detail } = await viewOf('alojamientos', {
    ...lodging,
    sample: true,
    phone: PHONE,
    whatsapp: MOBILE,
    website: 'https://casa.example/',
  });
  expect(card.badges).toEqual([{ text: 'Ficha de ejemplo', tone: 'sample' }]);
  expect(card.contact).toEqual({ whatsapp: null, phone: null });
  expect(detail.contact).toEqual({
    whatsapp: null,
    phone: null,
    website: null,
    instagram: null,
    facebook: null,
    isGuide: false,
  });
});

test('a sample is marked once as a whole: its figures carry no marks of their own', async () => {
  const { card, section } = await viewOf('alojamientos', {
    ...lodging,
    sample: true,
    rating: 4.5,
    price: 85000,
    services: ['WiFi'],
    sampleFields: ['price'],
  });
  expect(card.badges).toEqual([{ text: 'Ficha de ejemplo', tone: 'sample' }]);
  expect([card.rating?.isSample, card.price?.isSample, section('services')[0]?.isSample]).toEqual([
    false,
    false,
    false,
  ]);
});

test('in a real listing only the named fields count as unconfirmed', async () => {
  const figures = { ...lodging, rating: 4.5, price: 85000, services: ['WiFi'], sampleFields: ['price'] };
  const { card, detail, section } = await viewOf('alojamientos', figures);
  expect(card.badges).toEqual([]);
  expect([card.rating?.isSample, card.price?.isSample, section('services')[0]?.isSample]).toEqual([false, true, false]);
  expect(detail.price).toEqual(card.price);
});

test('a sample field that the listing does not have is refused', async () => {
  const bodegas = collectionNamed(await readRealCatalogue(), 'bodegas');
  const content = { ...plainListing, ...winery, sampleFields: ['phone', 'prize'] };
  const [problem, ...others] = await problemsOf(() => bodegas.parse(content, 'x', 'x.json'));
  expect(others).toEqual([]);
  expect(problem).toContain('x.json: "sampleFields" names prize, which the listing does not have. Allowed: name, ');
});

test('a missing rating or price is not shown, and a price of 0 is refused', async () => {
  const { card, detail } = await viewOf('alojamientos', lodging);
  expect([card.rating, card.price, detail.price]).toEqual([null, null, null]);
  const [problem] = await problemsOf(() => viewOf('alojamientos', { ...lodging, price: 0 }));
  expect(problem).toContain('"price" is 0');
});

test('only members show the Club Welcome badge', async () => {
  const badges = async (isMember: boolean) =>
    (await viewOf('bodegas', { ...winery, clubWelcome: isMember })).card.badges;
  expect(await badges(true)).toEqual([{ text: 'Club Welcome', tone: 'club' }]);
  expect(await badges(false)).toEqual([]);
});

test('a sample membership has a second badge that says so', async () => {
  const { card } = await viewOf('bodegas', { ...winery, clubWelcome: true, sampleFields: ['clubWelcome'] });
  expect(card.badges).toEqual([
    { text: 'Club Welcome', tone: 'club' },
    { text: 'Dato de ejemplo', tone: 'sample' },
  ]);
});

test('the address of a card consists of its collection and its file name', async () => {
  const { card } = await viewOf('bodegas', winery);
  expect(card).toMatchObject({ id: 'la-prueba', type: 'bodega', href: '/bodegas-en-san-rafael-mendoza/la-prueba' });
});

test.each([159, 160, 161])('a description of %i characters gives search engines at most 160', async (length) => {
  const { detail } = await viewOf('bodegas', { ...winery, description: ofLength(length) });
  expect(detail.teaser).toBe(ofLength(Math.min(length, 160)));
});

test('the text for search engines does not split a character', async () => {
  const { detail } = await viewOf('bodegas', { ...winery, description: `${ofLength(159)}🍷🍷` });
  expect(detail.teaser.isWellFormed()).toBe(true);
});

test('the description keeps its line breaks and comes before the map', async () => {
  const { detail } = await viewOf('bodegas', { ...winery, description: 'Una casona.\n\nY un patio.' });
  expect(detail.sections.map(({ kind }) => kind)).toEqual(['prose', 'map']);
  expect(detail.sections[0]).toEqual({ kind: 'prose', title: 'Descripción', body: 'Una casona.\n\nY un patio.' });
});

test('the first picture uses the position in the file, and the others are centred', async () => {
  const [image] = plainListing.images;
  const images = [image, { ...image, print: 'pages/guia-cards-alojamientos' }];
  const { card, detail } = await viewOf('bodegas', { ...winery, imagePosition: 'top', images });
  expect(detail.images.map(({ position, src }) => [position, src])).toEqual([
    ['top', '/images/pages/guia-cards-bodegas'],
    ['center', '/images/pages/guia-cards-alojamientos'],
  ]);
  expect(card.image).toEqual(detail.images[0]);
});

test('the same print used twice is one picture, with its own texts in each place', async () => {
  const [image] = plainListing.images;
  const { detail } = await viewOf('bodegas', { ...winery, images: [image, { ...image, alt: 'Otra vez' }] });
  const [first, second] = detail.images;
  expect(second?.src).toBe(first?.src);
  expect(second?.alt).toBe('Otra vez');
});

test('a measured point is shown as exact, and an approximate one as approximate', async () => {
  const map = async (fields: object) => (await viewOf('bodegas', { ...winery, ...fields })).section('map')[0];
  const point = { lat: -34.6177, lng: -68.3301 };
  expect(await map({ coordinates: point })).toMatchObject({
    embed: expect.stringContaining('q=-34.6177%2C-68.3301'),
    link: expect.stringContaining('query=-34.6177%2C-68.3301'),
    note: expect.stringMatching(/^Ubicación informada/),
  });
  expect(await map({ coordinates: { ...point, approximate: true } })).toMatchObject({
    embed: expect.stringContaining('q=-34.6177%2C-68.3301'),
    link: expect.stringContaining('query=La+Prueba%2C+Calle+Falsa+123%2C+San+Rafael'),
    note: expect.stringMatching(/^Ubicación aproximada/),
  });
});

test('without a point no map is embedded, and the link searches for the name', async () => {
  const { section } = await viewOf('bodegas', winery);
  expect(section('map')[0]).toMatchObject({
    embed: null,
    place: 'Calle Falsa 123',
    link: expect.stringContaining('query=La+Prueba%2C+Calle+Falsa+123'),
    note: 'Todavía no tenemos el punto exacto en el mapa.',
  });
});

test('a map that the owner chose takes precedence', async () => {
  const googleMapsLink = 'https://www.google.com/maps/embed?pb=1';
  const { section } = await viewOf('bodegas', { ...winery, googleMapsLink, coordinates: { lat: -34.6, lng: -68.3 } });
  expect(section('map')[0]?.embed).toBe(googleMapsLink);
});

test.each(['en', 'pt'])(
  'a view in "%s" uses its translation, and keeps name, address, filters and the Spanish chat',
  async (language) => {
    const spanish = {
      ...mill,
      name: 'Aceites Ñ',
      visita_guiada: true,
      whatsapp: MOBILE,
      reconocimientos: ['Oro 2020'],
    };
    const translations = {
      [language]: { description: 'Another text.', images: [{ alt: 'Road' }], reconocimientos: ['Gold'] },
    };
    const plain = await viewOf('aceiteras', spanish);
    const { card, detail, section } = await viewOf('aceiteras', { ...spanish, translations }, language);
    expect(card.summary.short).toBe('Another text.');
    expect(detail.teaser).toBe('Another text.');
    expect(section('prose')[0]?.body).toBe('Another text.');
    expect(section('facts')[0]?.items[0]?.text).toBe('Gold');
    expect(card.image.alt).toBe('Road');
    expect(card.image.src).toBe(plain.card.image.src);
    expect(card).toMatchObject({
      id: 'la-prueba',
      title: 'Aceites Ñ',
      href: plain.card.href,
      filters: ['visita_guiada'],
    });
    // The business reads Spanish; the message in the visitor's language follows.
    expect(detail.contact.whatsapp?.startsWith(`${plain.detail.contact.whatsapp}%0A%0A`)).toBe(true);
  },
);

test('a translated name is shown on the page, while the chat still quotes the Spanish one', async () => {
  const translations = { en: { name: 'Lavender House' } };
  const { card, detail } = await viewOf(
    'alojamientos',
    { ...lodging, name: 'Casa Lavanda', whatsapp: MOBILE, translations },
    'en',
  );
  expect(card.title).toBe('Lavender House');
  expect(new URL(detail.contact.whatsapp ?? '').searchParams.get('text')).toContain('Vi Casa Lavanda en la Guía');
});

test('a translated service keeps the icon of its Spanish name', async () => {
  const translations = { en: { services: ['Pool', 'Wi-Fi'] } };
  const { section } = await viewOf('alojamientos', { ...lodging, services: ['Pileta', 'WiFi'], translations }, 'en');
  expect(section('services')[0]?.items).toEqual([
    { icon: 'pool', text: 'Pool' },
    { icon: 'wifi', text: 'Wi-Fi' },
  ]);
});

test('untranslated texts stay in Spanish', async () => {
  const { card } = await viewOf('bodegas', { ...winery, translations: { pt: {} } }, 'pt');
  expect(card).toMatchObject({ location: 'Calle Falsa 123', summary: { short: plainListing.description } });
});

test('an untranslated listing declares its texts as Spanish', async () => {
  expect((await viewOf('bodegas', winery, 'en')).card.lang).toBe('es');
  expect(
    (await viewOf('bodegas', { ...winery, translations: { en: { location: '1 Test St' } } }, 'en')).card.lang,
  ).toBeUndefined();
  expect((await viewOf('bodegas', winery)).card.lang).toBeUndefined();
});

test('a translation cannot give a listing another address', async () => {
  const translations = { en: { id: 'the-test' } };
  const [problem] = await problemsOf(() => viewOf('bodegas', { ...winery, translations }, 'en'));
  expect(problem).toContain('"id"');
});

test('a collection exposes its filters, its order and whether search engines may index it', async () => {
  const catalogue = await readRealCatalogue();
  expect(collectionNamed(catalogue, 'aceiteras')).toMatchObject({
    filters: ['visita_guiada', 'venta_publico'],
    isIndexed: false,
    order: 'listed',
    rememberAs: null,
  });
  expect(collectionNamed(catalogue, 'alojamientos')).toMatchObject({ isIndexed: true, order: 'shuffled' });
});

test('a filter by value matches one value or a list of them, and never a part of a word', () => {
  const { bar, boliche } = byValue('kind', ['bar', 'boliche']);
  expect([bar({ kind: 'bar' }), bar({ kind: ['boliche', 'bar'] })]).toEqual([true, true]);
  expect([bar({ kind: 'bar-bailable' }), bar({ kind: ['bar-bailable'] }), boliche({ kind: [] })]).toEqual([
    false,
    false,
    false,
  ]);
});

test('a schema may add fields of its own without losing the shared ones', () => {
  const collection = defineCollection({
    type: 'mirador',
    path: '/miradores',
    opening: 'pages/guia-cards-alojamientos',
    kindPicture: 'pages/guia-cards-bodegas',
    schemaType: 'LandmarksOrHistoricalBuildings',
    schema: listing.extend({ height: z.number() }),
    filters: { high: ({ height }) => height > 1000 },
  });
  expect(() => collection.parse({ ...plainListing }, 'a', 'a.json')).toThrow('"height" is missing');
  expect(collection.parse({ ...plainListing, height: 1200, position: 2 }, 'a', 'a.json')).toMatchObject({
    id: 'a',
    name: 'La Prueba',
    position: 2,
  });
});

test('a business known only by name has the drawing of what it is: a hotel no cabin, an agency no raft', async () => {
  const drawnFor = async (collection: string, fields: object) =>
    (await viewOf(collection, { ...fields, description: null, images: [] })).card.image.src;
  expect(await drawnFor('alojamientos', { ...lodging, category: 'hotel' })).not.toBe(
    await drawnFor('alojamientos', { ...lodging, category: 'cabaña' }),
  );
  expect(await drawnFor('operadores', { categories: ['emisivo'] })).not.toBe(
    await drawnFor('operadores', { categories: ['aventura'] }),
  );
});

test('a lodging known only by name shows the land around it where that is drawn, and no house that is not its own', async () => {
  const pictureIn = async (category: string) => {
    const fields = { ...lodging, category, district: 'valle-grande', description: null, images: [] };
    return (await viewOf('alojamientos', fields)).card.image;
  };
  const [hotel, cabin] = [await pictureIn('hotel'), await pictureIn('cabaña')];
  expect(hotel).toEqual(cabin);
  expect(hotel.alt).toContain('Valle Grande');
});
