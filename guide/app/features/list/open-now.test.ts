import { expect, test } from 'vitest';
import type { ListData, OpenNowFilter } from '#views/list-views.ts';
import { isKeptBy, OPEN_NOW } from './list-state.ts';
import { openAt, saidAt, withOpen } from './open-now.ts';

/** 2026-11-16 is a Monday, 11-23 a holiday (moved from 11-20). San Rafael is three hours behind Greenwich. */
const at = (time: string) => new Date(`${time.replace(' ', 'T')}:00-03:00`);

const mondays = (id: string, time: string, until = '2027-01-01') => ({
  id,
  rules: [{ days: ['lun' as const], times: [time], season: null }],
  until,
});
const openNow: OpenNowFilter = {
  hours: [
    mondays('mañana', '09:00-13:00'),
    mondays('tarde', '15:00-20:00'),
    mondays('viejo', '09:00-20:00', '2026-11-16'),
  ],
  words: { count: 'Abierto ahora: {open} de {total}.', unsure: 'De {unknown} no sabemos el horario de hoy.' },
};
const TOTAL = 4;

test('a listing is open by its own hours and the clock of San Rafael, and outdated hours say nothing', () => {
  expect(openAt(openNow, TOTAL, at('2026-11-16 10:00'))).toEqual({ open: ['mañana'], unknown: 2 });
  expect(openAt(openNow, TOTAL, at('2026-11-16 13:00'))).toEqual({ open: [], unknown: 2 });
  expect(openAt(openNow, TOTAL, new Date('2026-11-16T21:59:00Z'))).toEqual({ open: ['tarde'], unknown: 2 });
});

test('a day that the hours do not name, and a holiday, are unknown', () => {
  expect(openAt(openNow, TOTAL, at('2026-11-17 10:00'))).toEqual({ open: [], unknown: TOTAL });
  expect(openAt(openNow, TOTAL, at('2026-11-23 10:00'))).toEqual({ open: [], unknown: TOTAL });
});

test('the filter keeps what is open, and says how many listings have unknown hours', () => {
  const ids = ['mañana', 'tarde', 'viejo', 'sin-horario'];
  const cards = ids.map((id) => ({ id, filters: id === 'sin-horario' ? ['bar'] : ['bar', OPEN_NOW] }));
  const filters = [{ value: OPEN_NOW, label: 'Abierto ahora', count: '', until: '2027-01-01' }];
  const data = { cards, filters, openNow } as unknown as ListData; // the rest of a list plays no part
  const told = withOpen(data, { open: ['tarde'], unknown: 2 });
  expect(told.cards.filter(isKeptBy(OPEN_NOW)).map(({ id }) => id)).toEqual(['tarde']);
  expect(told.cards.filter(isKeptBy('bar'))).toHaveLength(TOTAL);
  expect(told.filters[0]?.count).toBe('Abierto ahora: 1 de 4. De 2 no sabemos el horario de hoy.');
  expect(withOpen(data, { open: [], unknown: 0 }).filters[0]?.count).toBe('Abierto ahora: 0 de 4.');
});

test('a card says until when it is open and when it opens, and nothing of a day that its hours do not name', () => {
  const words = {
    open: 'Abierto hasta {time}',
    always: 'Abierto',
    closed: 'Cerrado ahora',
    today: 'Abre hoy a {time}',
    tomorrow: 'Abre mañana a {time}',
    later: 'Abre el {day} a {time}',
    days: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    times: { '13:00': { until: 'las 13', at: 'las 13' }, '15:00': { until: 'las 15', at: 'las 15' } },
  };
  const said = (time: string) => saidAt({ of: openNow.hours, words }, at(time));
  expect(said('2026-11-16 10:00')).toEqual({ mañana: 'Abierto hasta las 13', tarde: 'Abre hoy a las 15', viejo: '' });
  expect(said('2026-11-23 10:00')).toEqual({ mañana: '', tarde: '', viejo: '' }); // a holiday
});
