import { expect, test } from 'vitest';
import { readPasted } from './read-table.ts';
import { begun, missingIn, parseRegister, rowsOf, textsOf, withColumn } from './register.ts';

const TABLE = [
  ['Padrón 2026'],
  [],
  ['Denominación', 'Rubro', 'Tel. fijo', 'Cel / WhatsApp', 'Observaciones'],
  ['Posada del Río', 'Hosterías', '260 442-7448', '260 15 412-3456', 'con pileta'],
  ['', '', '', '', ''],
  ['Los Nires', 'Cabañas', '', '', ''],
  ['Kiosco', 'Kiosco', '', '', ''],
];

test('the heading is found below a title, and columns and kinds are guessed by what people write', () => {
  const register = begun('padron.xlsx', TABLE);
  expect(register.columns).toEqual(['name', 'kind', 'phone', 'whatsapp', null]);
  expect(register.kinds).toEqual({ Hosterías: 'posada', Cabañas: 'cabaña', Kiosco: null });
  expect(missingIn(register)).toBe('kinds');
});

test('rows keep the number that they have in the spreadsheet, and empty ones and empty cells are left out', () => {
  const register = begun('padron.xlsx', TABLE);
  expect(rowsOf({ ...register, left: [7] })).toEqual([
    {
      row: 4,
      cells: { name: 'Posada del Río', kind: 'posada', phone: '260 442-7448', whatsapp: '260 15 412-3456' },
    },
    { row: 6, cells: { name: 'Los Nires', kind: 'cabaña' } },
  ]);
});

test('no two columns hold the same, and one answer says what all rows are if no column does', () => {
  const register = begun('padron.xlsx', TABLE);
  const moved = withColumn(register, 4, 'phone');
  expect(moved.columns).toEqual(['name', 'kind', null, 'whatsapp', 'phone']);
  const without = withColumn(register, 1, null);
  expect(missingIn(without)).toBe('kind');
  expect(textsOf(without, 'kind')).toEqual([]);
  const hotels = { ...without, everyKind: 'hotel' as const };
  expect(missingIn(hotels)).toBeNull();
  expect(rowsOf(hotels).map(({ cells }) => cells.kind)).toEqual(['hotel', 'hotel', 'hotel']);
});

test('cells are pasted with tabs or with semicolons, and a single line is no table', () => {
  expect(readPasted('Nombre\tTipo\nUno\thotel\n')).toEqual([
    ['Nombre', 'Tipo'],
    ['Uno', 'hotel'],
  ]);
  expect(readPasted('Nombre;Tipo\r\nUno;hotel\r\n')).toHaveLength(2);
  expect(() => readPasted('hola')).toThrow();
});

test('what this browser kept comes back whole, and anything else is refused', () => {
  const register = begun('padron.xlsx', TABLE);
  expect(parseRegister(JSON.stringify(register))).toEqual(register);
  expect(() => parseRegister('{"table":[],"columns":["color"],"left":[]}')).toThrow();
});

test('a register that an earlier release looked at without its source is asked for it', () => {
  const { source: _unasked, ...earlier } = { ...begun('padron.xlsx', TABLE), order: '20261122T130501Z-0000abcd' };
  expect(parseRegister(JSON.stringify(earlier))).toMatchObject({ source: null, order: null });
  const asked = { ...earlier, source: 'padron' as const };
  expect(parseRegister(JSON.stringify(asked))).toEqual(asked);
});

test('only a list that calls itself the register is taken for it, and a web page is a business’s own', () => {
  expect(begun('padron.xlsx', TABLE).source).toBe('padron');
  const members = begun('socios.csv', [
    ['Nombre', 'Tipo', 'Página web'],
    ['Uno', 'hotel', 'uno.com.ar'],
  ]);
  expect(members.source).toBeNull();
  expect(missingIn(members)).toBe('source');
  expect(members.columns).toEqual(['name', 'kind', 'website']);
});
