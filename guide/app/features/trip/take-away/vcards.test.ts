import { expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { thing, tripData } from '../test-trip.ts';
import { timedDays } from '../timing/timing.ts';
import { tripContacts } from './vcards.ts';

test('an invented number is not a contact, and two stops that share a number are both included', () => {
  const phone = '+54 260 442-0000';
  const things = [
    thing('bodega', 'una', 'taste', 'ciudad', { phone }),
    thing('restaurante', 'otra', 'eat', 'ciudad', { phone }),
    thing('excursion', 'inventada', 'tour', 'ciudad', { phone: '+54 260 000-0000', isSample: true }),
  ];
  const stops = things.map(({ type, id }) => ({ type, id }));
  const plan: Plan = { start: null, travel: 'car', company: [], days: [{ stops }] };
  const cards = tripContacts(timedDays(plan, { ...tripData, things }), []);
  expect(cards.match(/^FN:.*$/gm)?.map((line) => line.trim())).toEqual(['FN:bodega una', 'FN:restaurante otra']);
});

test('the same contacts in two files are the same, so that a second import doubles none', () => {
  const emergency = [
    { number: '911', name: 'Emergencias' },
    { number: '100', name: 'Bomberos' },
  ];
  const uids = (list: typeof emergency) => tripContacts([], list).match(/^UID:.+$/gm);
  expect(new Set(uids(emergency)).size).toBe(2);
  expect(uids(emergency.toReversed())).toEqual(uids(emergency)?.toReversed());
});

test('a tour without a phone brings those who can be asked about it, each once', () => {
  const askAt = [{ name: 'Agencia Uno', phone: '+54 260 442-1111' }];
  const things = ['a', 'b'].map((id) => thing('excursion', id, 'tour', 'ciudad', { askAt }));
  const plan: Plan = { start: null, travel: 'none', company: [], days: [{ stops: things }] };
  const cards = tripContacts(timedDays(plan, { ...tripData, things }), []);
  expect(cards.match(/^FN:.*$/gm)?.map((line) => line.trim())).toEqual(['FN:Agencia Uno']);
});
