import { expect, test } from 'vitest';
import { readCsv, readPaste, writeCsv } from './csv.ts';
import { readNumber, readNumberIn } from './number.ts';

test('a file for Excel in Argentina has a byte order mark, semicolons and Windows line ends', () => {
  expect(
    writeCsv([
      ['Ficha', 'Precio'],
      ['Ñandú', '1250,5'],
    ]),
  ).toBe('\uFEFFFicha;Precio\r\nÑandú;"1250,5"\r\n');
});

test.each([
  ['a formula', '=1+1'],
  ['a phone number', '+54 260 442-7448'],
  ['a number with zeros before it', '0800 222 3500'],
  ['a command', '@SUM(A1)'],
  ['lines, quotes and semicolons', 'uno; "dos"\ntres'],
  ['an apostrophe at the start', "'tis"],
  ['nothing', ''],
  ['spaces around', ' a '],
])('%s comes back as it was', (_, text) => {
  expect(
    readCsv(
      writeCsv([
        ['x', text],
        ['y', 'z'],
      ]),
    )[0],
  ).toEqual(['x', text]);
});

test('no cell begins with something that a spreadsheet would compute', () => {
  const cells = writeCsv([['=cmd()', '+54', '-1', '@x', '\t=1', '0800', '\uFF1D1']])
    .slice(1)
    .trim()
    .split(';');
  for (const cell of cells) expect(cell.replace(/^"/, '')).toMatch(/^'/);
});

test('files of other spreadsheets are read, with commas, tabs or a line that names the separator', () => {
  expect(readCsv('a,b\n1,"2,5"\n')).toEqual([
    ['a', 'b'],
    ['1', '2,5'],
  ]);
  expect(readCsv('a\tb\r\n1\t2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(readCsv('sep=;\r\na;b,c\r\n')).toEqual([['a', 'b,c']]);
});

test('a table copied from a spreadsheet has rows and columns, and quoted lines in cells', () => {
  expect(readPaste('180000\tcon-reserva\n190000\t"dos\nlíneas"\n')).toEqual([
    ['180000', 'con-reserva'],
    ['190000', 'dos\nlíneas'],
  ]);
});

test.each([
  ['180000', 180000],
  ['$ 180.000', 180000],
  ['1.250.000,50', 1250000.5],
  ['4,5', 4.5],
  ['4.5', 4.5],
  ['-34,82', -34.82],
  ['−34,82', -34.82],
  ['18.00.0', null],
  ['1,2,3', null],
  ['mil', null],
  ['', null],
])('the number %s is %s', (text, number) => expect(readNumber(text)).toBe(number));

test.each([
  ['45.000 por noche', 45000],
  ['desde $ 45.000', 45000],
  ['45000 pesos.-', 45000],
  ['45 mil', 45000],
  ['1,5 millones', 1500000],
  ['4 personas', 4],
  ['180.000', 180000],
  ['10-12', null],
  ['4 y media', null],
  ['a convenir', null],
])('what people write around a number, as in %s, is no part of it', (text, number) =>
  expect(readNumberIn(text)).toBe(number),
);
