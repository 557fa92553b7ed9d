import { expect, test } from 'vitest';
import { departuresIn, mealsIn, minutesIn, openingIn } from './schedule.ts';

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

test('hours that name the holidays are known on them, and those of summer only in summer', () => {
  const museum = openingIn('Lunes a viernes de 9:00 a 18:00; sábado, domingo y feriados de 10:00 a 18:00');
  expect(museum).toMatchObject({ holidays: [[600, 1080]] });
  expect(museum?.week[6]).toEqual([[600, 1080]]);
  expect(openingIn('Todos los días de 8:00 a 19:00, feriados incluidos')).toMatchObject({ holidays: [[480, 1140]] });
  const park = openingIn('En verano, todos los días de 10:00 a 24:00');
  expect(park?.season).toEqual({ from: '12-21', to: '03-20' });
  expect(park?.week[0]).toEqual([[600, 1440]]);
});

test('words for a meal are hours, too', () => {
  expect(openingIn('Martes a domingo, por la noche')?.week[1]).toEqual([[1200, 1440]]);
  expect(openingIn('Martes a domingo, por la noche')?.week[0]).toEqual([]);
  expect(openingIn('Todos los días, mediodía y noche')?.week[0]).toEqual([
    [720, 900],
    [1200, 1440],
  ]);
});

test.each([
  ['Sobre todo a la hora de la cena', ['dinner']],
  ['Todos los días, mediodía y noche', null],
  ['Lunes a sábado de 12:00 a 15:00 y de 20:30 a 00:00 (cenas)', null],
])('a kitchen that says "%s" serves %s', (schedule, meals) => {
  expect(mealsIn(schedule)).toEqual(meals);
});

test.each([
  ['Miércoles a domingo, salida 9:00 y 15:00.', { days: [2, 3, 4, 5, 6], at: [540, 900] }],
  ['Martes a domingo, salida 14:30 (en verano 16:00).', { days: [1, 2, 3, 4, 5, 6], at: [870], summer: [960] }],
  [
    'Todos los días, salida 8:30 y regreso cerca de las 18. Sujeto al estado de la RP 173.',
    { days: [0, 1, 2, 3, 4, 5, 6], at: [510] },
  ],
  ['Todos los días, salida 8:00 en verano y 10:00 el resto del año.', null],
  ['Sábados y feriados de marzo a noviembre, salida 7:30.', null],
])('a tour that says "%s" leaves at %j', (schedule, departures) => {
  expect(departuresIn(schedule)).toEqual(departures);
});

test.each([
  'Todos los días; en invierno cierra los lunes',
  'Sábados (confirmá antes de ir)',
  'Con reserva',
  'Lunes a viernes; tardes con cita',
  'Todos los días; en verano de 10:00 a 24:00',
  'Martes a domingo de 9:00 a 13:00; feriados, confirmá antes',
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
