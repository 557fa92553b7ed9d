import { expect, test } from 'vitest';
import type { PageNumbers } from '#common/contracts/desk/numbers.ts';
import { numbersMessage } from './numbers-message.ts';

const MONTHS: [string, string] = ['2026-12', '2026-11'];

const page = (...counts: PageNumbers['counts']): PageNumbers => ({
  href: '/bodegas/suter',
  title: 'Bodega Suter',
  file: null,
  whatsapp: '5492604000000',
  counts,
});

test('a business is told the numbers of the last whole month, the messages first', () => {
  const text = numbersMessage(page({ whatsapp: 5 }, { visita: 310, whatsapp: 34, llamada: 1 }), MONTHS);
  expect(text).toContain(
    'En noviembre, Bodega Suter en la guía: 34 veces abrieron tu WhatsApp, 1 vez tocaron tu teléfono y 310 veces abrieron tu página.',
  );
});

test('while the last month has none, this one is told, and said to be unfinished', () => {
  expect(numbersMessage(page({ whatsapp: 5 }, {}), MONTHS)).toContain('En lo que va de diciembre, Bodega Suter');
});

test('where nothing was counted there is nothing to say', () => {
  expect(numbersMessage(page({}, {}), MONTHS)).toBeNull();
});
