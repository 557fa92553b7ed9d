import { expect, test } from 'vitest';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { withOwnCheck } from './own-check.ts';

const FACTS = ['phone', 'whatsapp', 'website'];
const schema: DeskSchema = {
  properties: { checks: { items: { properties: { facts: { items: { enum: FACTS } } } } } },
};
const by = { day: '2026-11-26', by: 'Marta' };
const live = { name: 'La Prueba', phone: '1', whatsapp: null, website: null, checks: [] };
const changed = (value: Json, from: Json = live) => withOwnCheck(from, value, schema, by) as { [key: string]: Json };

test('what she changes counts as confirmed by her today', () => {
  expect(changed({ ...live, phone: '2', name: 'Otra' }).checks).toEqual([
    { on: '2026-11-26', by: 'Marta', how: 'guia', facts: ['phone'] },
  ]);
});

test('nothing is confirmed that she left alone, emptied, or noted herself', () => {
  const line = { on: '2026-11-26', by: 'Marta', how: 'llamada', facts: ['phone'] };
  expect(changed({ ...live, name: 'Otra' }).checks).toEqual([]);
  expect(changed({ ...live, phone: null }).checks).toEqual([]);
  expect(changed({ ...live, phone: '2', checks: [line] }).checks).toEqual([line]);
  expect(changed({ ...live, phone: '2', sample: true }).checks).toEqual([]);
});

test('a second change on one day joins the first, and a fact is an example no longer', () => {
  const first = changed({ ...live, phone: '2', sampleFields: ['phone', 'website'] });
  expect(first.sampleFields).toEqual(['website']);
  expect(changed({ ...first, website: 'https://x.example' }, first).checks).toEqual([
    { on: '2026-11-26', by: 'Marta', how: 'guia', facts: ['phone', 'website'] },
  ]);
});

test('of a business that asked to be in the guide, the facts are its own word', () => {
  expect(changed({ ...live, sources: ['publicar:SR-1'] }, null).checks).toEqual([
    { on: '2026-11-26', by: 'Marta', how: 'aviso', facts: ['phone'] },
  ]);
  const completed = { ...live, whatsapp: '2', sources: ['https://padron.example', 'publicar:SR-1'] };
  expect(changed(completed, { ...live, sources: ['https://padron.example'] }).checks).toMatchObject([{ how: 'aviso' }]);
  expect(changed({ ...completed, phone: '3' }, completed).checks).toMatchObject([{ how: 'guia' }]);
});

test('of a page in Markdown, the log is among its facts', () => {
  const place = { facts: { phone: '2', checks: [] }, body: 'x' };
  const result = withOwnCheck({ facts: { phone: '1' }, body: 'x' }, place, { properties: { facts: schema } }, by);
  expect(result).toMatchObject({ facts: { checks: [{ facts: ['phone'] }] } });
});

test('a place’s point counts as confirmed when she has put it there', () => {
  const points: DeskSchema = {
    properties: { checks: { items: { properties: { facts: { items: { enum: ['road', 'coordinates'] } } } } } },
  };
  const put = (lat: number, before: Json) =>
    withOwnCheck(before, { title: 'El Salto', lat, lng: -68.4, checks: [] }, points, by);
  expect(put(-34.7, null)).toMatchObject({ checks: [{ by: 'Marta', facts: ['coordinates'] }] });
  expect(put(-34.7, { title: 'Salto', lat: -34.7, lng: -68.4 })).toMatchObject({ checks: [] });
});
