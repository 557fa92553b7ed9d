import { expect, test } from 'vitest';
import { excerpts } from './excerpts.ts';

const LONG = 'Valle Grande es el tramo verde del Atuel. '.repeat(20);

test('a long text is shown from where it has changed', () => {
  const [before, after] = excerpts(`${LONG}Abre en enero.`, `${LONG}Abre en marzo.`);
  expect(before).toMatch(/^…[^…]*Abre en enero\.$/);
  expect(after).toMatch(/^…[^…]*Abre en marzo\.$/);
});

test('a short text is whole, and a long one that is new or changes at once begins at its beginning', () => {
  expect(excerpts('Hasta las 18 h', 'Hasta las 20 h')).toEqual(['Hasta las 18 h', 'Hasta las 20 h']);
  const [before, after] = excerpts(null, LONG);
  expect([before, after?.slice(0, 12), after?.at(-1)]).toEqual([null, 'Valle Grande', '…']);
  expect(excerpts(`A${LONG}`, `B${LONG}`)[1]).toMatch(/^BValle/);
});
