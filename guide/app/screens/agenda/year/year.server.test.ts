import { expect, test } from 'vitest';
import { spanOf, viewYear, yearContent } from './year.server.ts';

const season = {
  id: 'rafting',
  type: 'river',
  name: 'Rafting',
  when: 'De noviembre a marzo',
  from: '11-01',
  to: '03-31',
  link: '/valle-grande',
  sources: ['content/places/valle-grande.md'],
};
const words = { title: 'El año', text: 'Mes por mes.', seasonsTitle: 'Temporadas' };
const event = (id: string, start: string, end: string, isPending = false, isConfirmed = false) => ({
  event: { id, name: id },
  times: [{ start, end, isPending, isConfirmed }],
});
const view = (events: ReturnType<typeof event>[] = []) =>
  viewYear(
    { content: yearContent.parse({ ...words, seasons: [season] }), events, today: '2026-11-21' },
    'es-AR',
    (key) => key,
  );

test('a season that passes the end of the year continues after it', () => {
  expect(spanOf('11-01', '03-31')).toEqual({ from: 0.8333, to: 1.25 });
  expect(spanOf('05-01', '08-31')).toEqual({ from: 0.3333, to: 0.6667 });
  expect(view().seasons[0]).toMatchObject({ from: 0.8333, to: 1.25, isPending: false });
});

test('events are drawn from January on, and show how certain their date is', () => {
  const { events } = view([
    event('otoño', '2027-05-05', '2027-05-05', true),
    event('carnaval', '2027-02-05', '2027-02-08'),
    event('patrono', '2027-10-24', '2027-10-24', false, true),
  ]);
  expect(events.map(({ id, month, isPending }) => [id, month, isPending])).toEqual([
    ['carnaval', 1, false],
    ['otoño', 4, true],
    ['patrono', 9, false],
  ]);
});

test('an event with no edition left is not drawn', () => {
  expect(view([event('pasado', '2026-11-01', '2026-11-20')]).events).toEqual([]);
});

test('a season without a source is refused', () => {
  expect(yearContent.safeParse({ ...words, seasons: [{ ...season, sources: [] }] }).success).toBe(false);
});
