import { expect, test } from 'vitest';
import type { Thing } from '#views/trip-views.ts';
import type { Company, Plan } from '../plan/plan.ts';
import { things, tripData } from '../test-trip.ts';
import { timedDays } from '../timing/timing.ts';
import { asksOf } from './asks.ts';

const stop = (type: string, id: string) => ({ type, id });

function asked(days: Plan['days'], company: Company[] = []) {
  const plan: Plan = { start: '2026-12-12', travel: 'car', company, days };
  return Object.fromEntries(
    asksOf(plan, timedDays(plan, tripData)).map(({ code, things }) => [code, things.map(({ id }) => id)]),
  );
}

test('what is unknown is asked once for the trip, however many days it is on', () => {
  const day = { stops: [stop('restaurante', 'centro'), stop('aventura', 'rafting'), stop('excursion', 'canon')] };
  expect(asked([day, day])).toEqual({
    hours: ['centro'],
    departure: ['canon'],
    booking: ['rafting', 'canon'],
  });
});

test('a village is never unknown to be for children or dogs, and what is known is not asked', () => {
  const base = stop('alojamiento', 'cabana');
  const stops = [stop('lugar', 'valle-grande'), stop('evento', 'feria'), stop('bodega', 'siempre')];
  expect(asked([{ base, stops }], ['children', 'dog'])).toMatchObject({ children: ['siempre'], dog: ['cabana'] });
});

test('a lodging without hours is asked for them once, and one with hours is not', () => {
  const named = [{ base: stop('alojamiento', 'sin-horas'), stops: [] }, { stops: [] }];
  const { checkIn: _, ...cabana } = things.find(({ id }) => id === 'cabana') as Thing;
  const bed: Thing = { ...cabana, id: 'sin-horas' };
  const plan: Plan = { start: null, travel: 'car', company: [], days: named };
  const asks = asksOf(plan, timedDays(plan, { ...tripData, things: [bed] }));
  expect(asks.filter(({ code }) => code === 'checkIn').map(({ things }) => things.map(({ id }) => id))).toEqual([
    ['sin-horas'],
  ]);
  expect(asked([{ base: stop('alojamiento', 'cabana'), stops: [] }])).not.toHaveProperty('checkIn');
});
