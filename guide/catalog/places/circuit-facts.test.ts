import { expect, test } from 'vitest';
import { problemsOf, readRealCatalogue } from '#catalog/content/test-content.ts';
import { parseContent } from '#reading/problems.ts';
import { circuit, viewCircuit } from './circuit-facts.ts';

const stop = (km: number, kmApproximate = false) => ({
  name: `Parada ${km}`,
  km,
  kmApproximate,
  lat: null,
  lng: null,
  approximate: true,
  sentence: 'Hay sombra.',
});

const road = {
  title: 'El circuito',
  text: 'Se baja.',
  totalKm: 50,
  direction: 'Arriba → Abajo',
  oneWayFromKm: 14.5,
  oneWayToKm: 41,
  roadChecked: '2026-09-15',
  stops: [stop(0), stop(14.5), stop(16, true), stop(41), stop(50)],
};

async function viewOf(fields: object = {}) {
  const { locales } = await readRealCatalogue();
  return viewCircuit(
    parseContent(circuit, { ...road, ...fields }, 'lugar.json'),
    locales.translator('es', 'catalog'),
    'es',
  );
}

test('every stop shows its kilometre, and whether that is approximate', async () => {
  const { stops } = await viewOf();
  expect(stops.map(({ km }) => km)).toEqual(['km 0', 'km 14,5', 'km 16 aprox.', 'km 41', 'km 50']);
  expect(stops.map(({ isApproximate }) => isApproximate)).toEqual([false, false, true, false, false]);
});

test('every stop but the last shows the distance to the next, and the direction of traffic on the way', async () => {
  const { stops } = await viewOf();
  expect(stops.map(({ next }) => next)).toEqual([
    '14,5\u00a0km hasta la próxima parada, doble mano',
    'Unos 1,5\u00a0km hasta la próxima parada, mano única de julio a octubre de 2025',
    'Unos 25\u00a0km hasta la próxima parada, mano única de julio a octubre de 2025',
    '9\u00a0km hasta la próxima parada, doble mano',
    null,
  ]);
});

test('stops are placed on the strip as they are along the road, and their numbers do not touch', async () => {
  const { stops, oneWay, ticks } = await viewOf();
  expect(stops.map(({ at }) => at)).toEqual([0, 29, 32, 82, 100]);
  expect(oneWay).toEqual({ from: 29, to: 82 });
  expect(ticks.map(({ text }) => text)).toEqual(['km 0', '10', '20', '30', '40', '50']);
  const [, second, third] = stops;
  expect((third?.numberAt ?? 0) - (second?.numberAt ?? 0)).toBeGreaterThanOrEqual(10);
});

test('the page states when somebody last asked about the road, or that nobody has', async () => {
  expect((await viewOf()).roadNote).toContain('15 de septiembre de 2026');
  expect((await viewOf({ roadChecked: null })).roadNote).toContain('Todavía no confirmamos');
});

test.each([
  ['stops out of order', { stops: [stop(0), stop(16), stop(14)] }, /"stops".*in the order/],
  ['a stop beyond the end', { stops: [stop(0), stop(60)] }, /"totalKm"/],
  ['a one-way stretch that ends before it begins', { oneWayToKm: 10 }, /"oneWayToKm"/],
  ['a day that does not exist', { roadChecked: '2026-02-30' }, /"roadChecked".*2026-09-15/],
])('%s stops the build', async (_, fields, sentence) => {
  expect((await problemsOf(() => parseContent(circuit, { ...road, ...fields }, 'lugar.json'))).join()).toMatch(
    sentence,
  );
});
