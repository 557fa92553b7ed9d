import { expect, test } from 'vitest';
import { minutesIn, openingIn } from './schedule.ts';

/** The open days, Monday 0. */
const days = (schedule: string) => openingIn(schedule)?.week.flatMap((spans, day) => (spans.length > 0 ? [day] : []));

test.each([
  ['Martes a domingo de 12:00 a 14:30 y de 20:00 a 00:30', [1, 2, 3, 4, 5, 6]],
  ['Lunes, miércoles y viernes de 10:00 a 18:00', [0, 2, 4]],
  ['Viernes a lunes de 10 a 13', [0, 4, 5, 6]],
  ['Todos los días de 8:00 a 19:00', [0, 1, 2, 3, 4, 5, 6]],
  ['Martes a sábado de 9:00 a 13:00; domingo de 9:00 a 13:00', [1, 2, 3, 4, 5, 6]],
])('%s', (schedule, open) => {
  expect(days(schedule)).toEqual(open);
});

test('times are minutes of the day, and can run past midnight', () => {
  expect(openingIn('Martes a domingo de 12:00 a 14:30 y de 20:00 a 00:30')?.week[1]).toEqual([
    [720, 870],
    [1200, 1470],
  ]);
});

test.each([
  'Todos los días; en invierno cierra los lunes',
  'Sábados (confirmá antes de ir)',
  'Con reserva',
  'Lunes a viernes; tardes con cita',
])('an ambiguous text is unknown: %s', (schedule) => {
  expect(openingIn(schedule)).toBeNull();
});

test.each([
  ['De 40 minutos a 2 horas, según el tramo', 120],
  ['Día completo (9 a 10 horas)', 600],
  ['De 15 a 45 minutos', 45],
  ['Según el grupo', null],
])('"%s" takes %s minutes', (duration, minutes) => {
  expect(minutesIn(duration)).toBe(minutes);
});
