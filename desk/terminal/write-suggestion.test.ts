import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '#catalog/content/test-content.ts';
import { openInbox } from '#server/testing/test-inbox.ts';
import { contentCommands } from './content-commands.ts';

const FILE = 'content/collections/alojamientos/listings/la-prueba.json';
const PAGE = '/alojamientos-y-cabanas-en-san-rafael/la-prueba';

/** A listing with its own order and spacing, which must be preserved. */
const WRITTEN = `{
  "type": "Casa",
  "category": "casa",
  "name": "La Prueba",
  "images": [{ "print": "pages/guia-cards-bodegas", "alt": "Camino entre álamos" }],
  "price": 150000,
  "phone": null,
  "description": "Un lugar inventado para las pruebas.",
  "location": "Calle Falsa 123",
  "sampleFields": ["price"]
}
`;

function deskWithInn() {
  const { root, write } = copyContent('alojamientos');
  write(FILE, WRITTEN);
  const inbox = openInbox({ root, contentCommands });
  const tell = (field: string, value: string, page = PAGE) =>
    inbox.receive({ form: 'sabes', answers: { page, field, value, how: 'Soy la dueña' } });
  return { ...inbox, tell, text: () => readFileSync(path.join(root, FILE), 'utf8') };
}

test('a phone number from a visitor is written into its field, with its source, and nothing else changes', async () => {
  const { run, tell, text, store } = deskWithInn();
  await tell('El teléfono', '+54 260 442-7448');
  const { code, text: said } = await run('accept', '1');
  expect(said).toContain(`${FILE}: "phone" decía null y dice "+54 260 442-7448".`);
  expect(code).toBe(0);
  expect(text()).toContain('"phone": "+54 260 442-7448"');
  const lines = (file: string) => file.split('\n').slice(0, 6);
  expect(lines(text())).toEqual(lines(WRITTEN));
  expect(text()).toMatch(/"facts": \[\s*"phone"|"sabes:1"/);
  expect((await store.get(1))?.state).toBe('done');
});

test.each([
  ['WhatsApp', '0260 15-4123456', '"whatsapp": "+54 9 260 412-3456"'],
  ['Instagram', '@la.prueba', '"instagram": "https://www.instagram.com/la.prueba/"'],
])('%s is written the way the guide writes it', async (field, told, written) => {
  const { run, tell, text } = deskWithInn();
  await tell(field, told);
  expect((await run('accept', '1')).code).toBe(0);
  expect(text()).toContain(written);
});

test('a price as people write it becomes a number, and no longer counts as invented', async () => {
  const { run, tell, text } = deskWithInn();
  await tell('Price', '$180.000');
  expect((await run('accept', '1')).code).toBe(0);
  expect(JSON.parse(text())).toMatchObject({ price: 180000, sampleFields: [] });
});

test('an hour as people say it becomes one in figures', async () => {
  const { run, tell, text } = deskWithInn();
  await tell('Check-in', '4 pm');
  expect((await run('accept', '1')).code).toBe(0);
  expect(JSON.parse(text())).toMatchObject({ checkIn: '16:00' });
});

test('words that match no field are refused with a list of the fields, and accepted with one of them', async () => {
  const { run, tell, text } = deskWithInn();
  await tell('A qué hora se entra', '16:00');
  const refused = await run('accept', '1');
  expect(refused.code).toBe(1);
  expect(refused.text).toMatch(/"A qué hora se entra" no es ningún campo.*Hay: .*checkIn/s);
  expect(text()).toBe(WRITTEN);
  expect((await run('accept', '1', 'checkIn')).code).toBe(0);
  expect(JSON.parse(text())).toMatchObject({ checkIn: '16:00' });
});

test.each([
  ['a value that does not fit', 'teléfono', 'el de siempre', PAGE, 'tiene que ser un teléfono'],
  [
    'a page that is no listing',
    'teléfono',
    '+54 260 442-7448',
    '/telefonos-utiles-san-rafael',
    'no es la página de una ficha',
  ],
  ['a listing that is not there', 'teléfono', '+54 260 442-7448', `${PAGE}-2`, 'falta este archivo'],
  [
    'a path that leads elsewhere',
    'teléfono',
    '+54 260 442-7448',
    `${PAGE}/../../../../site`,
    'no es la página de una ficha',
  ],
])('%s changes nothing, and says why', async (_, field, value, page, why) => {
  const { run, tell, text, store } = deskWithInn();
  await tell(field, value, page);
  const { code, text: said } = await run('accept', '1');
  expect(said).toContain(why);
  expect(code).toBe(1);
  expect(text()).toBe(WRITTEN);
  expect((await store.get(1))?.state).toBe('new');
});
