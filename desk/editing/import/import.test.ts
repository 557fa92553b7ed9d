import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { normalName } from './normal-name.ts';
import { planImport } from './plan-import.ts';
import { RegisterError, readRegister } from './read-register.ts';
import { writeImport } from './write-import.ts';

const INN = 'content/collections/alojamientos/listings/posada-del-rio.json';
const PAGE = 'https://turismo.example/2025/08/24/posada-del-rio/';

/** A guide with one lodging; `inn` is added to its fields. */
function guideWith(inn: object = {}) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'import-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, value: unknown) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify(value, null, 2));
  };
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>;
  write(INN, { name: 'Posada del Río', description: 'Una posada.', location: 'Calle 1', phone: null, ...inn });
  const bring = (text: string, isJson = false) => {
    const plan = planImport(root, readRegister(text, isJson));
    writeImport(root, plan);
    return plan;
  };
  return { write, read, bring };
}

const csv = (...rows: string[]) => ['nombre,tipo,telefono,pagina,fecha', ...rows].join('\n');

test('a business that the guide lacks becomes a listing, and the same register changes nothing the second time', () => {
  const { bring, read } = guideWith();
  const register = csv('CABAÑAS LOS NIRES – Rama Caída,cabaña,0260 442-7448,https://t.example/1,2025-08-24');
  const [added] = bring(register).added;
  expect(added?.file).toBe('content/collections/alojamientos/listings/cabanas-los-nires.json');
  expect(read(added?.file ?? '')).toMatchObject({
    name: 'Cabañas los Nires',
    category: 'cabaña',
    phone: '+54 260 442-7448',
    checks: [{ on: '2025-08-24', how: 'registro', url: 'https://t.example/1', facts: ['phone'] }],
  });
  const again = bring(register);
  expect([again.added, again.updated, again.gone]).toEqual([[], [], []]);
});

test('an agency sells what stands beside its name, and its licence is read there', () => {
  const { bring, read } = guideWith();
  const { added } = bring(
    csv('SOL Y RÍO E.V.T. – Excursiones Locales,agencia,,,', 'RISCO evt Legajo 19108,agencia,,,'),
  );
  expect(added.map(({ file }) => read(file))).toMatchObject([
    { name: 'Sol y Río', categories: ['excursiones'] },
    { name: 'Risco', categories: [], legajo: 19108 },
  ]);
});

test('a listing is recognised by its name, and gets the contact that it lacks', () => {
  const { bring, read } = guideWith();
  expect(bring(csv(`Posada Del Río,posada,2604427448,${PAGE},2025-08-24`)).added).toEqual([]);
  expect(read(INN)).toMatchObject({ description: 'Una posada.', phone: '+54 260 442-7448' });
});

test('a listing that takes a fact from another business’s page stays apart from it', () => {
  const fields = {
    sources: ['https://padron.example/resto/'],
    checks: [{ on: '2025', how: 'registro', url: 'https://padron.example/hotel/', facts: ['phone'] }],
  };
  const { bring, read } = guideWith({ phone: '+54 260 442-1111', ...fields });
  bring(csv('Hotel Otro,hotel,2604427448,https://padron.example/hotel/,2026-08-24'));
  expect(read(INN)).toMatchObject({ phone: '+54 260 442-1111' });
  bring(csv('Resto Otro,gastronomía,2604427448,https://padron.example/resto/,2026-08-24'));
  expect(read(INN)).toMatchObject({ phone: '+54 260 442-7448' });
});

test('what somebody confirmed stays; what the register says instead is to be asked', () => {
  const checks = [{ on: '2024-01-02', how: 'llamada', facts: ['phone'] }];
  const { bring, read } = guideWith({ phone: '+54 260 442-1111', checks });
  bring(csv(`Posada del Río,posada,2604427448,${PAGE},2025-08-24`));
  expect(read(INN)).toMatchObject({ phone: '+54 260 442-1111', checks });
  expect(String(read(INN).todo)).toContain('+54 260 442-7448');
});

test('a newer register updates its own earlier word, and an older one does not', () => {
  const { bring, read } = guideWith();
  bring(csv(`Posada del Río,posada,2604427448,${PAGE},2025-08-24`));
  bring(csv(`Posada del Río,posada,2604427449,${PAGE},2024-08-24`));
  expect(read(INN).phone).toBe('+54 260 442-7448');
  bring(csv(`Posada del Río,posada,2604427450,${PAGE},2026-04-05`));
  expect(read(INN).phone).toBe('+54 260 442-7450');
});

test('who asked to be taken away does not come back, even at a new address', () => {
  const { bring, write } = guideWith();
  write('content/removed.json', ['+54 260 442-7448']);
  const { added, left } = bring(csv('Hotel Quieto,hotel,2604427448,https://t.example/new,2026'));
  expect(added).toEqual([]);
  expect(left[0]?.why).toContain('quitemos');
});

test('a listing that the register names without its page is not gone', () => {
  const { bring } = guideWith();
  bring(csv('Hotel Breve,hotel,2604427448,https://t.example/h,2025'));
  expect(bring('nombre,tipo\nHOTEL BREVE,hotel').gone).toEqual([]);
});

test('a listing that the register no longer names is reported, and stays', () => {
  const { bring, read } = guideWith();
  const { file = '' } = bring(csv('Hotel Breve,hotel,2604427448,https://t.example/h,2025')).added[0] ?? {};
  expect(bring(csv('Hotel Nuevo,hotel,2604427449,https://t.example/n,2026')).gone).toEqual([
    'alojamientos/hotel-breve',
  ]);
  expect(read(file).name).toBe('Hotel Breve');
});

/** A register that says where each business is. */
const placed = (...rows: string[]) => ['nombre,tipo,distrito,telefono,pagina', ...rows].join('\n');
const NAMESAKES = placed(
  'Cabañas del Sol,cabaña,Valle Grande,2604427448,https://t.example/1',
  'Cabañas del Sol,cabaña,Las Paredes,2604421111,https://t.example/2',
);

test('namesakes in two districts are two businesses, each with its own number', () => {
  const { bring, read } = guideWith();
  const { added, left } = bring(NAMESAKES);
  expect(left).toEqual([]);
  expect(added.map(({ file }) => read(file))).toMatchObject([
    { district: 'valle-grande', phone: '+54 260 442-7448' },
    { district: 'las-paredes', phone: '+54 260 442-1111' },
  ]);
  const again = bring(NAMESAKES);
  expect([again.added, again.updated, again.left, again.gone]).toEqual([[], [], [], []]);
});

test('a namesake from another district neither changes a listing nor keeps it from being gone', () => {
  const { bring, read } = guideWith();
  const [first, second] = bring(NAMESAKES).added;
  // The pages have moved, so that only names and districts tell them apart.
  const { updated, gone } = bring(placed('Cabañas del Sol,cabaña,Las Paredes,2604421111,https://t.example/9'));
  expect(updated).toEqual([]);
  expect(gone.map((ref) => first?.file.includes(ref.split('/')[1] ?? ''))).toEqual([true]);
  expect(read(second?.file ?? '')).toMatchObject({ phone: '+54 260 442-1111' });
});

test('a business that moved to another district is still itself if it kept its number', () => {
  const { bring } = guideWith({ district: 'rama-caida', phone: '+54 260 442-7448' });
  expect(bring(placed('Posada del Río,posada,Las Paredes,2604427448,')).added).toEqual([]);
});

test('an entry that may be either of two namesakes is left to a person, and neither is gone', () => {
  const { bring, read } = guideWith();
  const [first] = bring(NAMESAKES).added;
  const { left, updated, gone } = bring('nombre,tipo,instagram\nCabañas del Sol,cabaña,instagram.com/delsol');
  expect(left[0]?.why).toMatch(/^puede ser alojamientos\/cabanas-del-sol.* o alojamientos\/cabanas-del-sol/);
  expect([updated, gone]).toEqual([[], []]);
  expect(read(first?.file ?? '').instagram).toBeUndefined();
});

test('where a business is, is said by its district or behind its name, and not by its name', () => {
  const { bring, read } = guideWith();
  const { added } = bring(placed('Posada del Nihuil,posada,Rama Caída,,', 'HOTEL LUNA – Las Paredes,hotel,,,'));
  expect(added.map(({ file }) => read(file).district)).toEqual(['rama-caida', 'las-paredes']);
});

test('the owner is not asked again for a number that the listing shows', () => {
  const { bring } = guideWith({ phone: '+54 9 260 480-8681' });
  const register = { entries: [{ name: 'Posada del Río', kind: 'posada', phoneDoubt: '154808681' }] };
  expect(bring(JSON.stringify(register), true).updated).toEqual([]);
});

test.each([
  [csv('Hotel X,castillo,,,'), /^fila 2, columna "tipo": tiene que ser uno de estos: cabaña/],
  [csv('Hotel X,hotel,,,ayer'), /^fila 2, columna "fecha": tiene que ser un día/],
  ['nombre,tipo,color\nX,hotel,rojo', /^fila 1: no conozco la columna "color"/],
  ['nombre\nX', /^fila 1: falta la columna "tipo"/],
  ['nombre,tipo\n', /no tiene ninguna fila/],
  ['nombre,tipo,estrellas\nX,hotel,9 estrellas', /^fila 2, columna "estrellas": tiene que ser un número del 1 al 5/],
  ['nombre,tipo,estrellas\nX,hotel,muchas', /^fila 2, columna "estrellas": tiene que ser un número del 1 al 5/],
  ['nombre,tipo\n,hotel', /^fila 2, columna "nombre": falta el nombre/],
  ['nombre,tipo\n"X,hotel', /no se puede leer como planilla/],
  [csv('Hotel X,castillo,,,', 'Hotel Y,hotel,,,', 'Hotel Z,hotel,,,ayer'), /^fila 2, .*\nfila 4, /],
])('a mistake is told with its place, and nothing is written: %j', (text, sentence) => {
  const { bring } = guideWith();
  expect(() => bring(text)).toThrow(RegisterError);
  expect(() => bring(text)).toThrow(sentence);
});

test.each([
  ['{', /^El archivo no es JSON/],
  ['{"hoteles": []}', /^El archivo tiene que ser una lista/],
  ['[{"name": "X", "kind": "hotel"}, {"kind": "hotel"}]', /^entrada 2, campo "name": falta el nombre/],
  [
    '[{"name": "X", "kind": "hotel", "pageDate": "2931-01-01"}]',
    /^entrada 1, campo "pageDate": es un día que todavía no llegó/,
  ],
])('a mistake in JSON is told with its entry: %s', (text, sentence) => {
  expect(() => guideWith().bring(text, true)).toThrow(sentence);
});

test.each([
  ['Venami (Café)', 'Venami', 'Café'],
  ['Portal del Atuel (Restó) – Valle Grande – (1)', 'Portal del Atuel', 'Restó'],
  ['LA JARILLA HOSTEL', 'La Jarilla Hostel', ''],
  ['Mi Bar – Cito ( Sandwichería- Bar)', 'Mi Bar-Cito', 'Sandwichería- Bar Cito'],
  ['Hogareño’s 🏡-Restaurante', 'Hogareño’s', 'Restaurante'],
  ['Hotel Tower Inn & Suites – 4 Estrellas', 'Hotel Tower Inn & Suites', ''],
])('%s is called %s', (printed, name, says) => {
  expect(normalName({ name: printed, asPrinted: printed })).toMatchObject({ name, says });
});
