import { expect, test } from 'vitest';
import { datedHours } from './dated-hours.ts';

const museum = { checks: [], sampleFields: [], sample: false };

test('hours in words are read as hours of weekdays, and say nothing of holidays', () => {
  expect(
    datedHours({ ...museum, schedule: 'Martes a sábado de 9:00 a 13:00 y de 15:00 a 19:00; domingo de 9:00 a 13:00' }),
  ).toEqual({
    rules: [
      { days: ['lun'], times: [], season: null },
      { days: ['mar', 'mie', 'jue', 'vie', 'sab'], times: ['09:00-13:00', '15:00-19:00'], season: null },
      { days: ['dom'], times: ['09:00-13:00'], season: null },
    ],
    isExact: true,
    until: undefined,
  });
});

test('words that count the holidays in tell their hours, too', () => {
  expect(
    datedHours({ ...museum, schedule: 'Lunes a viernes de 9:00 a 13:00; domingo y feriados de 10:00 a 12:00' })?.rules,
  ).toContainEqual({
    days: ['dom', 'feriados'],
    times: ['10:00-12:00'],
    season: null,
  });
});

test('hours in fields come before words, and last as long as their check', () => {
  const hours = [{ days: ['lun' as const], times: ['10:00-12:00'], season: null }];
  const checks = [{ on: '2026-11-01', how: 'prensa', until: null, facts: ['hours'] }];
  const dated = datedHours({ ...museum, schedule: 'Todos los días de 9:00 a 13:00', hours, checks });
  expect(dated?.rules).toEqual(hours);
  expect(dated?.until).toMatch(/^20\d\d-/);
});

test('words that only name meals have no times of their own', () => {
  expect(datedHours({ ...museum, schedule: 'Todos los días, mediodía y noche' })?.isExact).toBe(false);
});

test.each([
  ['a made-up listing', { sample: true, schedule: 'Todos los días de 9:00 a 13:00' }],
  ['made-up hours', { sampleFields: ['schedule'], schedule: 'Todos los días de 9:00 a 13:00' }],
  ['words to be confirmed', { schedule: 'Todos los días de 9:00 a 13:00 (confirmá antes de ir)' }],
  ['words of a season', { schedule: 'En verano, todos los días de 10:00 a 24:00' }],
  ['words without times', { schedule: 'Sábados' }],
  ['no words', {}],
])('%s tells no hours', (_what, fields) => {
  expect(datedHours({ ...museum, ...fields })).toBeNull();
});
