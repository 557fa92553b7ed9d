import { expect, test } from 'vitest';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { readCsv } from './csv.ts';
import {
  applyEntries,
  columnsOf,
  decodeCsv,
  entriesOf,
  pastedEntries,
  type Sheet,
  sheetToCsv,
  shownAt,
  wrongCells,
} from './sheet.ts';

const nullable = (schema: DeskSchema): DeskSchema => ({ anyOf: [schema, { type: 'null' }], default: null });
const root: DeskSchema = {
  type: 'object',
  properties: {
    price: { ...nullable({ type: 'integer' }), title: 'Precio' },
    hours: { ...nullable({ type: 'array', items: { type: 'object' } }), title: 'Horarios', 'x-desk': 'hours' },
    visits: {
      ...nullable({ type: 'string', enum: ['abierto', 'con-reserva'] }),
      title: 'Visitas',
      'x-labels': ['Abierto', 'Con reserva'],
    },
    lastKnown: nullable({ type: 'object', properties: {} }),
  },
};
const hours = [
  { days: ['lun', 'mar', 'mie'], times: ['09:00-13:00'] },
  { days: ['dom'], times: [] },
];
const row = (name: string, value: Json) => ({ file: `content/x/${name}.json`, title: name, value, before: value });
const sheet: Sheet = {
  root,
  at: [],
  columns: columnsOf(['price', 'hours', 'visits', 'lastKnown'], root, root),
  rows: [row('a', { price: 100, hours, visits: null }), row('b', { visits: 'abierto' })],
};

test('only fields that fit on one line become columns', () => {
  expect(sheet.columns.map(({ label }) => label)).toEqual(['Precio', 'Horarios', 'Visitas']);
});

test('exporting and importing a table changes nothing', () => {
  const csv = sheetToCsv(sheet, { name: 'Ficha', address: 'Archivo' });
  const back = entriesOf(readCsv(csv), sheet, 'Archivo');
  expect(back?.unknown).toEqual([]);
  expect(applyEntries(sheet, back?.entries ?? [])).toMatchObject({ count: 0 });
});

test('pasted cells are read as people write them, and what is none stays as it is written and is told', () => {
  const entries = pastedEntries(
    [
      ['$ 180.000', 'lun-vie 9-13', 'CON RESERVA'],
      ['caro', 'siempre', 'quizás'],
    ],
    0,
    0,
  );
  const { values, count } = applyEntries(sheet, entries);
  expect(count).toBe(6);
  expect(values.get('content/x/a.json')).toEqual({
    price: 180000,
    hours: [{ days: ['lun', 'mar', 'mie', 'jue', 'vie'], times: ['09:00-13:00'] }],
    visits: 'con-reserva',
  });
  const after = { ...sheet, rows: sheet.rows.map((one) => ({ ...one, value: values.get(one.file) ?? one.value })) };
  expect(
    after.columns.map((column) => shownAt(after, { value: values.get('content/x/b.json') ?? null }, column)),
  ).toEqual(['caro', 'siempre', 'quizás']);
  expect(wrongCells(after)).toEqual([
    { row: 1, column: 0, text: 'Escribí «Precio» en números, como 4.' },
    { row: 1, column: 1, text: '«Horarios» no se entiende: escribilo como lun-vie 9-13 17-21; dom cerrado.' },
    { row: 1, column: 2, text: 'Elegí una de las opciones de «Visitas».' },
  ]);
});

test('an hour of a cell is written as a clock shows it, and two hours are told', () => {
  const own: DeskSchema = {
    type: 'object',
    properties: { checkIn: { ...nullable({ type: 'string', 'x-rule': 'clock' }), title: 'Hora de ingreso' } },
  };
  const hour: Sheet = {
    root: own,
    at: [],
    columns: columnsOf(['checkIn'], own, own),
    rows: [row('a', { checkIn: null })],
  };
  const typed = (text: string) => {
    const value = applyEntries(hour, [{ row: 0, column: 0, text }]).values.get('content/x/a.json') ?? null;
    return {
      value,
      wrong: wrongCells({ ...hour, rows: [{ ...row('a', { checkIn: null }), value }] }).map((one) => one.text),
    };
  };
  for (const text of ['11am', '11 hs', '11', 'desde las 11', '11.00'])
    expect([text, typed(text)]).toEqual([text, { value: { checkIn: '11:00' }, wrong: [] }]);
  expect(typed('9 a 13')).toEqual({
    value: { checkIn: '9 a 13' },
    wrong: ['Va una sola hora, en números: escribila como 15:00.'],
  });
});

test('a cell that must say something is told when it is emptied', () => {
  const own: DeskSchema = {
    type: 'object',
    properties: { when: { type: 'string', minLength: 1, title: 'Cuándo' } },
    required: ['when'],
  };
  const rows = [row('a', { when: 'En agosto' })];
  const dates: Sheet = { root: own, at: [], columns: columnsOf(['when'], own, own), rows };
  const value = applyEntries(dates, [{ row: 0, column: 0, text: ' ' }]).values.get('content/x/a.json') ?? null;
  expect(wrongCells({ ...dates, rows: rows.map((one) => ({ ...one, value })) })).toEqual([
    { row: 0, column: 0, text: 'Escribí «Cuándo».' },
  ]);
});

test('an emptied cell is unknown, and a field that the file never had stays absent', () => {
  const { values } = applyEntries(sheet, [
    { row: 0, column: 0, text: '' },
    { row: 1, column: 0, text: '' },
  ]);
  expect(values.get('content/x/a.json')).toMatchObject({ price: null });
  expect(values.has('content/x/b.json')).toBe(false);
});

test('a price is read with its points, is written as people write it, and goes into a spreadsheet as a number', () => {
  const properties = { ...root.properties, price: { ...root.properties?.price, 'x-desk': 'money' as const } };
  const priced = { ...root, properties };
  const columns = columnsOf(['price'], priced, priced);
  const [column] = columns;
  if (!column) throw new Error('There is no column of prices.');
  const prices: Sheet = { root: priced, at: [], columns, rows: [row('a', { price: 45000 })] };
  const written = (text: string) => applyEntries(prices, [{ row: 0, column: 0, text }]);
  expect(shownAt(prices, { value: { price: 45000 } }, column)).toBe('$ 45.000');
  for (const text of ['$ 45.000', '45000']) expect([text, written(text).count]).toEqual([text, 0]);
  for (const text of ['$ 46.000', '46.000', '46000', '46 mil']) {
    expect([text, written(text).values.get('content/x/a.json')]).toEqual([text, { price: 46000 }]);
  }
  expect(sheetToCsv(prices, { name: 'Ficha', address: 'Archivo' })).toContain(';45000');
});

test('rows in another order find their files, and unknown ones are reported', () => {
  const back = entriesOf(readCsv('Archivo;Visitas\r\nb;Con reserva\r\nzzz;Abierto\r\n'), sheet, 'Archivo');
  expect(back).toEqual({ entries: [{ row: 1, column: 2, text: 'Con reserva' }], unknown: ['zzz'] });
  expect(entriesOf(readCsv('Nombre;Precio\r\n'), sheet, 'Archivo')).toBeNull();
});

test('blank rows are passed over', () => {
  const table = [['Archivo', 'Visitas'], [], ['', ' '], ['b', 'Con reserva']];
  const entries = [{ row: 1, column: 2, text: 'Con reserva' }];
  expect(entriesOf(table, sheet, 'Archivo')).toEqual({ entries, unknown: [] });
});

test('a file that Excel saved without UTF-8 keeps its accents', () => {
  expect(decodeCsv(new Uint8Array([0xd1, 0x61]).buffer)).toBe('Ña');
  expect(decodeCsv(new TextEncoder().encode('Ña').buffer)).toBe('Ña');
});
