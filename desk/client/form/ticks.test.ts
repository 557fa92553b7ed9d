import { expect, test } from 'vitest';
import { withoutTicks } from './ticks.ts';

const before = {
  phone: '+54 260 000-0000',
  privacy: { responsible: 'Guía', address: null },
  placeholders: ['phone', 'privacy.responsible'],
};

test('writing a value takes its tick away, also of a field inside a group', () => {
  const phone = withoutTicks(before, { ...before, phone: '+54 260 442-7448' });
  expect(phone).toMatchObject({ placeholders: ['privacy.responsible'] });
  const named = withoutTicks(before, { ...before, privacy: { responsible: 'Marta Pérez', address: null } });
  expect(named).toMatchObject({ placeholders: ['phone'] });
});

test('ticks of untouched fields stay, and a file without ticks is left alone', () => {
  expect(withoutTicks(before, { ...before, privacy: { responsible: 'Guía', address: 'Calle 1' } })).toMatchObject({
    placeholders: ['phone', 'privacy.responsible'],
  });
  const other = { name: 'Bodega' };
  expect(withoutTicks({ name: '' }, other)).toBe(other);
});
