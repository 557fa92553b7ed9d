import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, problemsOf } from '#catalog/content/test-content.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { contact, openInbox, request } from '#server/testing/test-inbox.ts';
import { contentCommands } from './content-commands.ts';

const listings = (category: string) => `content/collections/${category}/listings`;

/** An inbox with a copy of the content; `read` returns the fields of a draft. */
function deskWith(...collections: string[]) {
  const content = copyContent(...collections);
  const inbox = openInbox({ root: content.root, contentCommands });
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(inbox.root, file), 'utf8')) as Record<string, unknown>;
  return { ...content, ...inbox, read };
}

const asking = (establishmentName: string, message = '', more: Record<string, string> = {}) => ({
  ...request,
  answers: { ...request.answers, establishmentName, message, ...more },
});

test('a request becomes a draft next to the other listings, with what is known and what is missing', async () => {
  const { run, receive, read } = deskWith('alojamientos', 'bodegas');
  await receive(request);
  const { code, text } = await run('draft', '1');
  expect(code).toBe(0);
  expect(text).toContain('Parece del rubro alojamientos, por: cabañas');
  expect(text).toContain('npm run inbox -- draft 1 bodegas');
  expect(text).toContain('Completá lo que dice FALTA: category, type.');
  expect(read(`${listings('alojamientos')}/cabanas-los-nires.draft.json`)).toEqual({
    name: 'Cabañas Los Ñires',
    description: 'Tres cabañas con pileta y parrilla.',
    location: 'San Rafael',
    coordinates: null,
    sources: ['publicar:1'],
    district: null,
    distanceKm: null,
    payment: null,
    languages: null,
    stars: null,
    stepFree: null,
    pets: null,
    children: null,
    signal: null,
    phone: null,
    whatsapp: '+54 9 260 412-3456',
    website: null,
    instagram: null,
    category:
      'FALTA: la categoría; una de: welcome, casa, privada, hotel, cabaña, hostel, posada, departamento; o varias, en una lista entre [ ]',
    type: 'FALTA: cómo se llama a sí mismo, por ejemplo Cabañas u Hotel',
    rating: null,
    price: null,
    distance: null,
    facebook: null,
    guests: null,
    rooms: null,
    beds: null,
    baths: null,
    checkIn: null,
    checkOut: null,
    services: [],
    roomTypes: [],
  });
});

/** For each category, the values that the owner fills in for missing ones. */
const answers: [category: string, filled: Record<string, unknown>][] = [
  ['aceiteras', { visita_guiada: true, venta_al_publico: false }],
  ['alojamientos', { category: 'cabaña', type: 'Cabañas' }],
  ['bodegas', { category: 'boutique', clubWelcome: false }],
  ['cultura', { category: 'museo' }],
  ['emprendimientos', { category: 'belleza' }],
  ['excursiones', { fullDescription: 'Larga.', category: 'lagos', difficulty: 'Bajo', duration: '3 horas' }],
  ['gastronomia', { category: 'parrilla', clubBeneficio: true }],
  ['turismo-aventura', { category: 'agua', difficulty: 'Alto', duration: '2 horas' }],
  ['vida-nocturna', { categories: ['bar'] }],
];

test.each(answers)(
  'a draft for %s waits; once the missing values are filled in and it is renamed, it is published',
  async (category, filled) => {
    const { root, run, receive, read, set } = deskWith(category);
    await receive(asking('La Nueva'));
    expect(await run('draft', '1', category)).toMatchObject({ code: 0 });
    const file = `${listings(category)}/la-nueva.json`;
    const draft = file.replace('.json', '.draft.json');
    const { collections, drafts } = await readCatalogue(root);
    expect(collections[0]?.listings.map(({ id }) => id)).not.toContain('la-nueva');
    expect(drafts).toContain(`${draft}: a draft; fill in what says FALTA and rename it to la-nueva.json`);

    const missing = Object.entries(read(draft)).filter(([, value]) => String(value).startsWith('FALTA: '));
    expect(missing.map(([name]) => name).sort()).toEqual(['description', ...Object.keys(filled)].sort());
    renameSync(path.join(root, draft), path.join(root, file));
    const problems = await problemsOf(() => readCatalogue(root));
    expect(problems).toHaveLength(missing.length);
    for (const [name] of missing) expect(problems.join('\n')).toContain(`"${name}" still says "FALTA: `);

    set(file, { description: 'Un lugar nuevo.', ...filled });
    const { collections: after, drafts: waiting } = await readCatalogue(root);
    expect(after[0]?.listings.map(({ id }) => id)).toContain('la-nueva');
    expect(waiting.join('\n')).not.toContain('la-nueva');
  },
);

test('photographs may wait next to a draft', async () => {
  const { root, run, receive, write } = deskWith('bodegas');
  await receive(asking('La Nueva'));
  expect((await run('draft', '1', 'bodegas')).text).toContain(`Poné las fotos en ${listings('bodegas')}/la-nueva/`);
  write(`${listings('bodegas')}/la-nueva/photo-1.jpg`, 'not yet');
  expect(await problemsOf(() => readCatalogue(root))).toEqual([]);
});

test('the answers of the form are used: the category, the district, and the hours in free words', async () => {
  const { run, receive, read } = deskWith('bodegas', 'alojamientos');
  const said = { category: 'alojamientos', district: 'villa-atuel', hours: 'De martes a domingo' };
  await receive(asking('Bodega La Posada', '', said));
  const { text } = await run('draft', '1');
  expect(text).toContain('De su horario escribieron: De martes a domingo');
  expect(text).not.toContain('Parece del rubro');
  expect(read(`${listings('alojamientos')}/bodega-la-posada.draft.json`).district).toBe('villa-atuel');
});

test('the photographs of a request are written next to its draft', async () => {
  const { root, run, receive } = deskWith('bodegas');
  const photos = ['jpeg', 'webp'].map((format) => ({ format, bytes: Buffer.from(format) }));
  await receive({ ...asking('La Nueva'), photos });
  const folder = `${listings('bodegas')}/la-nueva`;
  expect((await run('draft', '1', 'bodegas')).text).toContain(`Las fotos que mandaron quedaron en ${folder}/: 2`);
  for (const [name, text] of [
    ['photo-1.jpg', 'jpeg'],
    ['photo-2.webp', 'webp'],
  ] as const) {
    expect(readFileSync(path.join(root, folder, name), 'utf8')).toBe(text);
  }
});

test('an invalid phone number stays as it was written and is marked', async () => {
  const { run, receive, read } = deskWith('bodegas');
  await receive(asking('La Nueva', '', { whatsapp: '412 3456 o 412 3457' }));
  await run('draft', '1', 'bodegas');
  expect(read(`${listings('bodegas')}/la-nueva.draft.json`).whatsapp).toBe(
    'FALTA: un número de WhatsApp; así lo escribieron: 412 3456 o 412 3457',
  );
});

test('a listing that the guide answers for gets no phone, and the owner is told', async () => {
  const { run, receive, read } = deskWith('excursiones');
  await receive(asking('La Nueva'));
  const { text } = await run('draft', '1', 'excursiones');
  expect(text).toContain('Una ficha de excursiones no lleva teléfono');
  expect(read(`${listings('excursiones')}/la-nueva.draft.json`)).not.toHaveProperty('whatsapp');
});

test.each([
  ['Cabañas Los Sauces', 'Con parrilla, cerca de bodegas', 'alojamientos'],
  ['HOSTERIA El Nihuil', '', 'alojamientos'],
  ['Bodega La Abeja', 'Vinos y comida', 'bodegas'],
  ['Lo de Pepe', 'Asado y empanadas', 'gastronomia'],
  ['Pizzería Roma', '', 'gastronomia'],
  ['Olivares del Sur', '', 'aceiteras'],
  ['Irish Pub', 'Cerveza tirada', 'vida-nocturna'],
  ['Museo de Cera', '', 'cultura'],
])('"%s" (%s) is guessed to belong to %s', async (name, message, category) => {
  const { run, receive } = deskWith(...answers.map(([name]) => name));
  await receive(asking(name, message));
  expect((await run('draft', '1')).text).toContain(`Parece del rubro ${category}, por: `);
});

test('a request that fits no category gets a list of them, and nothing is written', async () => {
  const { root, run, receive } = deskWith('bodegas', 'alojamientos');
  await receive(asking('La Ñata', 'Abrimos de lunes a viernes.'));
  expect(await run('draft', '1')).toEqual({
    code: 1,
    text: [
      'Nada dice de qué rubro es. Elegí uno de estos:',
      '  alojamientos (Alojamientos y Cabañas)',
      '  bodegas (Bodegas)',
      'Por ejemplo: npm run inbox -- draft 1 alojamientos',
    ].join('\n'),
  });
  expect((await readCatalogue(root)).drafts).toEqual([]);
  const { code, text } = await run('draft', '1', 'hoteles');
  expect(code).toBe(1);
  expect(text).toContain('No hay un rubro "hoteles". Elegí uno de estos:');
});

test('a listing with the same name or phone in any category is reported, and the draft is still written', async () => {
  const { root, run, receive, set } = deskWith('bodegas', 'gastronomia');
  const twin = `${listings('gastronomia')}/al-antojo-del-cocinero.json`;
  set(twin, { phone: '0260-4123456' });
  await receive(asking('BODEGA SUTER'));
  const { code, text } = await run('draft', '1', 'bodegas');
  expect(code).toBe(0);
  expect(text).toContain(
    `${listings('bodegas')}/bodega-suter.json tiene el mismo nombre: ¿ese negocio ya está en la guía?`,
  );
  expect(text).toContain(`${twin} tiene el mismo teléfono: ¿`);
  expect(text).toContain(`Se escribió ${listings('bodegas')}/bodega-suter-2.draft.json`); // bodega-suter.json is taken
  expect(existsSync(path.join(root, listings('bodegas'), 'bodega-suter-2.draft.json'))).toBe(true);
});

test('an existing draft stays as it is', async () => {
  const { root, run, receive } = deskWith('bodegas');
  const file = `${listings('bodegas')}/la-nueva.draft.json`;
  writeFileSync(path.join(root, file), '{ "name": "half written" }');
  await receive(asking('La Nueva'));
  const { code, text } = await run('draft', '1', 'bodegas');
  expect(code).toBe(1);
  expect(text).toBe(`${file} ya existe; terminalo o borralo primero.`);
  expect(readFileSync(path.join(root, file), 'utf8')).toContain('half written');
});

test('a draft for a name without Latin letters is named after its request', async () => {
  const { run, receive } = deskWith('bodegas');
  await receive(asking('酒庄 / ../..'));
  expect((await run('draft', '1', 'bodegas')).text).toContain(
    `Se escribió ${listings('bodegas')}/publicar-1.draft.json`,
  );
});

test('a broken file of another listing does not prevent a draft', async () => {
  const { root, run, receive, write } = deskWith('bodegas');
  write(`${listings('bodegas')}/rota.json`, '{');
  mkdirSync(path.join(root, listings('bodegas'), 'carpeta'));
  await receive(asking('La Nueva'));
  expect((await run('draft', '1', 'bodegas')).code).toBe(0);
});

test('only a request from a business becomes a listing', async () => {
  const { run, receive } = deskWith('bodegas');
  await receive(contact);
  expect(await run('draft', '1', 'bodegas')).toEqual({
    code: 1,
    text: 'El mensaje 1 no es el pedido de un negocio (es: Mensaje); solo de esos se hace una ficha.',
  });
});
