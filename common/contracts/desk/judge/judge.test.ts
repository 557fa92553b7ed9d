import { expect, test } from 'vitest';
import type { DeskSchema } from '../content.ts';
import { judge } from './judge.ts';
import './with-phones.ts';

const phone: DeskSchema = {
  title: 'Teléfono',
  anyOf: [{ type: 'string', pattern: '^\\+?\\d[\\d\\s()-]{4,}$', 'x-rule': 'phone' }, { type: 'null' }],
};

test('a value that may be absent is still judged where there is one', () => {
  const found = (value: string | number | null) =>
    judge(phone, value).map(({ path, isMissing }) => ({ path, isMissing }));
  expect(found(null)).toEqual([]);
  expect(found('+54 260 442-4217')).toEqual([]);
  expect(found('12')).toEqual([{ path: [], isMissing: false }]);
  expect(judge(phone, '12')[0]?.text).toContain('teléfono');
});

test('a text where a number belongs is refused, so that the number before it is not published', () => {
  const price: DeskSchema = {
    title: 'Precio',
    'x-desk': 'money',
    anyOf: [{ type: 'integer', minimum: 1000 }, { type: 'null' }],
  };
  expect(judge(price, 'a convenir')).toEqual([
    { path: [], isMissing: false, text: 'Escribí «Precio» en números, como 45.000.' },
  ]);
  expect(judge(price, 45_000)).toEqual([]);
});

test('what is wrong between two fields is told at one of them, by their labels', () => {
  const day: DeskSchema = { type: 'string', 'x-rule': 'day' };
  const span: DeskSchema = {
    type: 'object',
    properties: { from: { ...day, title: 'Desde' }, to: { ...day, title: 'Hasta' } },
    'x-group': 'span',
  };
  expect(judge(span, { from: '2026-12-12', to: '2026-12-12' })).toEqual([]);
  expect(judge(span, { from: '2026-12-12', to: '2026-12-10' })).toEqual([
    { path: ['to'], isMissing: false, text: '«Hasta» no puede ser antes de «Desde».' },
  ]);
});

test.each([
  ['hola@guia.com.ar', true],
  ['hola@viñas.com.ar', true],
  ['ñandú@guia.com.ar', false],
  ['hola guia@guia.com.ar', false],
  ['hola@', false],
])('the mail address %s is right: %s', (text, isRight) =>
  expect(judge({ type: 'string', title: 'Correo', format: 'email' }, text).length === 0).toBe(isRight),
);
