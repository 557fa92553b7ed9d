import { expect, test } from 'vitest';
import type { Company, Plan } from '../plan/plan.ts';
import { tripData } from '../test-trip.ts';
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
