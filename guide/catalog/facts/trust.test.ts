import { expect, test } from 'vitest';
import { collectionNamed, plainListing, problemsOf, readRealCatalogue, viewOf } from '#catalog/content/test-content.ts';
import { isWithin } from '#common/lib/day-span.ts';
import { addDays } from '#common/lib/days.ts';
import type { Trust } from '#views/trust-views.ts';
import { FRESH_DAYS } from './freshness.ts';

const PHONE = '+54 260 442-7448';
const DAY = '2026-03-10';
const bar = { categories: ['bar'], phone: PHONE, schedule: 'De 20:00 a 2:00', location: 'Calle Falsa 123' };
const call = { on: DAY, by: 'Marta', how: 'llamada', facts: ['phone', 'schedule'] };

async function trustOf(fields: object, language = 'es'): Promise<Trust> {
  const { detail } = await viewOf('vida-nocturna', { ...bar, ...fields }, language);
  if (!detail.trust) throw new Error('The listing rests on nothing.');
  return detail.trust;
}

/** The sentences shown on that day. */
const readOn = ({ lines }: Trust, day: string) => lines.filter((line) => isWithin(line, day)).map(({ text }) => text);

test('a checked fact is confirmed, then old, and hours are hidden at twice that age', async () => {
  const trust = await trustOf({ checks: [{ ...call, facts: ['schedule'] }] });
  const confirmed = ['Confirmado por teléfono en marzo de 2026: horarios.'];
  const old = ['Dato de marzo de 2026, confirmalo antes de ir: horarios.'];
  const gone = ['Lo último que supimos es de marzo de 2026 y ya no lo mostramos: horarios. Preguntá antes de ir.'];
  const { hours } = FRESH_DAYS;
  expect(readOn(trust, DAY)).toEqual(confirmed);
  expect(readOn(trust, addDays(DAY, hours - 1))).toEqual(confirmed);
  expect(readOn(trust, addDays(DAY, hours))).toEqual(old);
  expect(readOn(trust, addDays(DAY, 2 * hours - 1))).toEqual(old);
  expect(readOn(trust, addDays(DAY, 2 * hours))).toEqual(gone);
  expect(readOn(trust, addDays(DAY, 20 * hours))).toEqual(gone);
});

test('the facts confirmed by one call share a sentence until some of them grow old', async () => {
  const trust = await trustOf({ checks: [{ ...call, facts: ['phone', 'location'] }] });
  const fresh = 'Confirmado por teléfono en marzo de 2026: teléfono y ubicación.';
  expect(readOn(trust, DAY)).toEqual([fresh]);
  expect(readOn(trust, addDays(DAY, FRESH_DAYS.contact - 1))).toEqual([fresh]);
  expect(readOn(trust, addDays(DAY, FRESH_DAYS.contact))).toEqual([
    'Confirmado por teléfono en marzo de 2026: ubicación.',
    'Dato de marzo de 2026, confirmalo antes de ir: teléfono.',
  ]);
  expect(readOn(trust, addDays(DAY, FRESH_DAYS.point))).toEqual([
    'Dato de marzo de 2026, confirmalo antes de ir: teléfono y ubicación.',
  ]);
});

test('what nobody has confirmed is one sentence, however old the facts in it are', async () => {
  const read = { on: DAY, how: 'registro', url: 'https://example.org/2026/03/10/bar/', facts: ['phone', 'location'] };
  const trust = await trustOf({ checks: [read] });
  const said = ['Según la página municipal de turismo, marzo de 2026, sin confirmar: teléfono y ubicación.'];
  for (const days of [0, FRESH_DAYS.contact, FRESH_DAYS.point]) {
    expect(readOn(trust, addDays(DAY, days))).toEqual(said);
  }
});

test('facts of which the page would say the same share a sentence, whatever pages and days they were read on', async () => {
  const read = { how: 'registro', url: 'https://example.org/2026/03/10/bar/' };
  const trust = await trustOf({
    checks: [
      { ...read, on: '2026-03-10', facts: ['location'] },
      { ...read, on: '2026-03-12', url: 'https://example.org/2026/03/12/otra/', facts: ['phone'] },
    ],
  });
  const words = 'Según la página municipal de turismo, marzo de 2026, sin confirmar: teléfono y ubicación.';
  expect(trust.lines).toEqual([{ tone: 'old', text: words }]);
});

test('a phone number grows old but stays: an old number is better than none', async () => {
  const trust = await trustOf({ checks: [{ ...call, facts: ['phone'] }] });
  const old = ['Dato de marzo de 2026, confirmalo antes de ir: teléfono.'];
  expect(readOn(trust, addDays(DAY, FRESH_DAYS.contact))).toEqual(old);
  expect(readOn(trust, addDays(DAY, 9 * FRESH_DAYS.contact))).toEqual(old);
});

test('every value is either named by a check or listed in one sentence as unconfirmed', async () => {
  const none = await trustOf({});
  expect(none.lines).toEqual([]);
  expect(none.unconfirmed).toBe('Sin confirmar: teléfono, ubicación y horarios.');
  const some = await trustOf({ checks: [{ ...call, facts: ['phone', 'location'] }] });
  expect(some.unconfirmed).toBe('Sin confirmar: horarios.');
});

test('the newest check counts, and a check dated by month alone counts from its first day', async () => {
  const press = { on: '2026-04', how: 'prensa', facts: ['phone'] };
  const trust = await trustOf({ checks: [press, { ...call, facts: ['phone'] }] });
  expect(readOn(trust, '2026-05-01')).toEqual(['Publicado en la prensa en abril de 2026: teléfono.']);
  const other = await trustOf({
    checks: [
      { ...press, on: '2026-03' },
      { ...call, facts: ['phone'] },
    ],
  });
  expect(readOn(other, '2026-05-01')).toEqual(['Confirmado por teléfono en marzo de 2026: teléfono.']);
});

test('a fact that holds until a given day has expired the day after', async () => {
  const trust = await trustOf({ checks: [{ ...call, facts: ['schedule'], until: '2026-03-20' }] });
  expect(readOn(trust, '2026-03-20')).toEqual(['Confirmado por teléfono en marzo de 2026: horarios.']);
  expect(readOn(trust, '2026-03-21')).toEqual(['Valía hasta una fecha que ya pasó: horarios. Preguntá antes de ir.']);
});

test('unknown facts become one question at the end, behind a line that counts them', async () => {
  const { unknown } = await trustOf({ schedule: null, phone: null });
  const named = unknown?.text.replace(/^[^:]*: |\.$/g, '').split(/, | y /) ?? [];
  expect(unknown?.title).toBe(`Faltan ${named.length} datos\u00a0· ¿los sabés?`);
  expect(unknown?.text).toMatch(/^Todavía no sabemos: .*teléfono/);
  expect(unknown?.ask).toBe('¿Lo sabés?');
});

test('sources are listed with their dates, in the language of the page', async () => {
  const sources = ['https://www.diario.example/2018/12/10/nota', 'https://otro.example/nota'];
  const { how } = await trustOf({ sources, checks: [{ ...call, url: 'https://bar.example/hoy' }] }, 'en');
  expect(how.origins).toEqual([
    {
      date: '10 March 2026',
      text: 'By phone, Marta: phone and opening hours.',
      href: 'https://bar.example/hoy',
      label: 'bar.example',
    },
    { date: '10 December 2018', text: '', href: sources[0], label: 'diario.example' },
    { date: 'No date', text: '', href: sources[1], label: 'otro.example' },
  ]);
});

test('a made-up listing has no sources, and a sample field does not count as a fact', async () => {
  expect((await viewOf('vida-nocturna', { ...bar, sample: true })).detail.trust).toBeNull();
  const { unconfirmed } = await trustOf({ sampleFields: ['schedule', 'location'] });
  expect(unconfirmed).toBe('Sin confirmar: teléfono.');
});

test.each([
  [{ ...call, on: '2999-01-01' }, '"checks.0.on" is "2999-01-01", which is in the future'],
  [{ ...call, facts: ['telefono'] }, '"checks.0.facts" names "telefono"'],
  [{ ...call, facts: ['fone'] }, 'did you mean "phone"?'],
  [{ ...call, on: '2026-02-30' }, 'must be a day such as 2026-11-20'],
  [{ ...call, how: 'telepatía' }, 'must be one of: llamada, whatsapp'],
  [{ ...call, url: 'bar.example' }, 'must be a web address that begins with https://'],
  [{ ...call, facts: [] }, 'must name at least one field'],
])('an invalid line of the log stops the build: %j', async (line, sentence) => {
  const collection = collectionNamed(await readRealCatalogue(), 'vida-nocturna');
  const problems = await problemsOf(() =>
    collection.parse({ ...plainListing, ...bar, checks: [line] }, 'la-prueba', 'la-prueba.json'),
  );
  expect(problems).toEqual([expect.stringContaining(sentence)]);
  expect(problems[0]).toMatch(/^la-prueba\.json/);
});
