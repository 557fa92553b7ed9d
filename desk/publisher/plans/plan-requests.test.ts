import { expect, test } from 'vitest';
import { copySmallContent, problemsOf } from '#catalog/content/test-content.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import type { Json } from '#common/contracts/desk/content.ts';
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import { writeJson } from '../../editing/write-json.ts';
import { readSnapshot } from '../snapshot/snapshot.ts';
import type { PlanContext } from './plan.ts';
import { planAccept } from './plan-accept.ts';
import { planChanges } from './plan-changes.ts';
import { planDraft } from './plan-draft.ts';

const common = { id: '20261122T130501Z-00000001', at: '', by: { name: 'Marta', email: 'm@guia.example' } };
const INN = 'content/collections/alojamientos/listings/la-prueba.json';
const PAGE = '/alojamientos-y-cabanas-en-san-rafael/la-prueba';

async function guide() {
  const content = copySmallContent();
  const { root, write } = content;
  const inn = {
    name: 'La Prueba',
    category: 'hotel',
    type: 'Hotel',
    location: 'Calle Falsa 123',
    description: 'Inventada para las pruebas.',
    phone: null,
    price: 90000,
    images: [{ print: 'pages/guia-cards-bodegas', alt: 'Camino' }],
    sampleFields: ['price'],
  };
  write(INN, `${JSON.stringify(inn, null, 2)}\n`);
  const snapshot: Snapshot = { ...(await readSnapshot(root)), version: '', versions: [] };
  const languages = snapshot.languages.map(({ code }) => code);
  const context: PlanContext = { root, folder: '', sites: '', languages, snapshot, today: '2026-11-22' };
  const draft = (answers: Record<string, string>, photos: string[] = []) =>
    planDraft(context, { ...common, type: 'draft', answers, reference: 'K7Q2', photos });
  const accept = (field: string, value: string, page = PAGE) =>
    planAccept(context, {
      ...common,
      type: 'accept',
      answers: { page, field, value },
      receivedAt: '2026-11-21T01:00:00Z',
      reference: 'S3XB',
    });
  return { ...content, context, draft, accept };
}

test('a request becomes a listing to edit: known fields are filled in, and the rest is empty', async () => {
  const { root, draft, write } = await guide();
  const plan = await draft(
    {
      establishmentName: 'Bodega La Nueva',
      message: 'Vinos de altura.',
      city: 'Cuadro Benegas',
      district: 'cuadro-benegas',
      whatsapp: '0260 15-4123456',
      hours: 'De martes a domingo',
    },
    ['20261122T130501Z-0a1b2c3d'],
  );
  expect(plan.type === 'nothing' && plan.warnings).toEqual([
    expect.stringContaining('«Bodegas» se adivinó por: bodega'),
    'De su horario escribieron: De martes a domingo',
  ]);
  const change = plan.type === 'nothing' ? plan.change : null;
  expect(change).toMatchObject({
    photos: [{ upload: '20261122T130501Z-0a1b2c3d', crop: null }],
    file: 'content/collections/bodegas/listings/bodega-la-nueva.json',
    base: null,
    before: null,
    value: {
      name: 'Bodega La Nueva',
      description: 'Vinos de altura.',
      location: 'Cuadro Benegas',
      district: 'cuadro-benegas',
      whatsapp: '+54 9 260 412-3456',
      category: null,
      sources: ['publicar:K7Q2'],
      images: [{ print: 'pages/guia-cards-bodegas' }],
    },
  });
  const value = { ...(change?.value as Record<string, Json>), category: 'boutique', clubWelcome: false };
  write(change?.file ?? '', writeJson(null, value));
  expect(await problemsOf(() => readCatalogue(root))).toEqual([]);
});

test('the category in the form goes before a guess, and a possible duplicate in the guide is named', async () => {
  const { draft } = await guide();
  const plan = await draft({ establishmentName: 'La Prueba', message: 'vinos', category: 'gastronomia' });
  expect(plan).toMatchObject({ change: { file: 'content/collections/gastronomia/listings/la-prueba.json' } });
  expect(plan.type === 'nothing' && plan.warnings).toContainEqual(
    expect.stringContaining('«La Prueba» ya está en la guía con el mismo nombre'),
  );
});

test('the city that the form sends by itself is nobody’s word: it stands in for the place, and is no fact that was told', async () => {
  const { draft, context } = await guide();
  const answers = { establishmentName: 'Bodega La Nueva', city: 'San Rafael', whatsapp: '0260 15-4123456' };
  const named = await draft({ ...answers, district: 'cuadro-benegas' });
  expect(named).toMatchObject({ change: { value: { location: 'Cuadro Benegas' } } });
  const plan = await draft(answers);
  expect(plan.type === 'nothing' && plan.warnings).toContainEqual(expect.stringContaining('quedó «San Rafael»'));
  const change = plan.type === 'nothing' ? plan.change : null;
  const more = { category: 'boutique', clubWelcome: false, description: 'Vinos.' };
  const value = { ...(change?.value as Record<string, Json>), ...more };
  const file = change?.file ?? '';
  const told = await planChanges(
    context,
    [{ ...{ file, base: null, before: null, photos: null }, value }],
    '',
    'Marta',
  );
  const written = JSON.parse(told.type === 'write' ? String(told.writes.get(file)) : 'null');
  expect(written).toMatchObject({ location: 'San Rafael', checks: [{ how: 'aviso', facts: ['whatsapp'] }] });
});

test('what a business sends from its own page completes its listing, and what the guide says stays', async () => {
  const { root, draft, write } = await guide();
  const plan = await draft(
    {
      establishmentName: 'Hotel La Prueba',
      message: `/en${PAGE}\nFrente al río.`,
      whatsapp: '0260 15-4123456',
      city: 'San Rafael',
      district: 'ciudad',
      hours: 'Todo el año',
    },
    ['20261122T130501Z-0a1b2c3d'],
  );
  expect(plan.type === 'nothing' && plan.warnings).toEqual([
    'En «Descripción» escribieron otra cosa: Frente al río.',
    'De su horario escribieron: Todo el año',
  ]);
  const change = plan.type === 'nothing' ? plan.change : null;
  expect(change).toMatchObject({
    file: INN,
    base: expect.any(String),
    before: { name: 'La Prueba' },
    value: {
      name: 'La Prueba',
      location: 'Calle Falsa 123',
      description: 'Inventada para las pruebas.',
      whatsapp: '+54 9 260 412-3456',
      district: 'ciudad',
      price: 90000,
      sources: ['publicar:K7Q2'],
    },
    photos: [{ upload: '20261122T130501Z-0a1b2c3d', crop: null }],
  });
  write(INN, writeJson(null, change?.value ?? null));
  expect(await problemsOf(() => readCatalogue(root))).toEqual([]);
});

test('a request without any hint of a category gets one, and the owner is told', async () => {
  const { draft } = await guide();
  const plan = await draft({ establishmentName: '酒庄', whatsapp: '412 o 413' });
  expect(plan).toMatchObject({ change: { value: { name: '酒庄' } } });
  expect(plan.type === 'nothing' && plan.warnings[0]).toContain('Nada dice qué clase de negocio es');
});

test('a visitor’s fact is in the listing with its source, and is no longer sample data', async () => {
  const { accept } = await guide();
  const phone = await accept('El teléfono', '+54 260 442-7448');
  const text = phone.type === 'write' ? String(phone.writes.get(INN)) : '';
  expect(JSON.parse(text)).toMatchObject({
    phone: '+54 260 442-7448',
    checks: [{ on: '2026-11-20', how: 'aviso', facts: ['phone'] }],
  });
  const price = await accept('Precio', '$180.000');
  expect(JSON.parse(price.type === 'write' ? String(price.writes.get(INN)) : '')).toMatchObject({
    price: 180000,
    sampleFields: [],
  });
  const chat = await accept('WhatsApp', '0260 15-4123456');
  expect(JSON.parse(chat.type === 'write' ? String(chat.writes.get(INN)) : '')).toMatchObject({
    whatsapp: '+54 9 260 412-3456',
  });
});

test.each([
  ['a value that does not fit', 'teléfono', 'el de siempre', PAGE, 'teléfono'],
  ['words that name no field', 'no sé', 'algo', PAGE, '«no sé» no dice qué dato'],
  ['a page that is no listing', 'teléfono', '+54 260 442-7448', '/telefonos-utiles-san-rafael', 'No es de una ficha'],
  ['a path that leads elsewhere', 'teléfono', '+54 260 442-7448', `${PAGE}/../../../../site`, 'No es de una ficha'],
  ['a removed listing', 'teléfono', '+54 260 442-7448', `${PAGE}-2`, 'ya no está'],
])('%s is refused with a sentence', async (_, field, value, page, why) => {
  const { accept } = await guide();
  const plan = await accept(field, value, page);
  expect(plan.type === 'refused' && plan.mistakes[0]?.text).toContain(why);
});
