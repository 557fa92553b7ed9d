import { expect, test } from 'vitest';
import { readCatalogue } from '#app/catalog/catalogue.ts';
import { pageContext } from '#app/pages.server.ts';
import { type AgendaData, agendaPage } from './agenda.server.ts';

const catalogue = await readCatalogue(process.cwd());

function agendaOn(today: string, calendar: string | null = null) {
  const page = agendaPage(pageContext({ ...catalogue, site: { ...catalogue.site, calendar } }, 'es'), today);
  const data = page.data as AgendaData; // that page's
  const file = (name: string) => page.files?.[`/agenda-de-eventos-san-rafael/${name}.ics`] ?? '';
  const event = (id: string) => data.list.events.find((event) => event.id === id);
  return { page, data, file, event };
}

test('each event has a calendar file of what is still to come, and one file has them all', () => {
  const { data, file } = agendaOn('2026-11-21');
  const uids = data.list.events.flatMap(({ id }) => {
    const found = [...file(id).matchAll(/^UID:(\S+)/gm)].map(([, uid]) => uid);
    expect(found.length, id).toBeGreaterThan(0);
    for (const [, end = ''] of file(id).matchAll(/^DTEND;VALUE=DATE:(\d{8})/gm))
      expect(Number(end)).toBeGreaterThan(20261121);
    return found;
  });
  expect(new Set(uids).size).toBe(uids.length);
  expect([...file('todos-los-eventos').matchAll(/^UID:(\S+)/gm)].map(([, uid]) => uid)).toEqual(uids);
});

test('a confirmed edition counts for more than the rule, in its year alone', () => {
  const { event } = agendaOn('2026-01-05');
  const [first, second] = event('vendimia-departamental')?.times ?? [];
  expect(first).toMatchObject({ start: '2026-01-24', isPending: false, label: 'sábado, 24 de enero de 2026' });
  expect(second).toMatchObject({ start: '2027-01-20', end: '2027-02-15', isPending: true, label: 'Fecha a confirmar' });
});

test('what may be on any day now is a reminder for today', () => {
  const { file } = agendaOn('2026-11-21');
  expect(file('fiesta-turismo-y-vino')).toContain('DTSTART;VALUE=DATE:20261121');
  expect(file('fiesta-turismo-y-vino')).toContain('STATUS:TENTATIVE');
});

test('the calendar has three years, and the strips have eight and seven pictures', () => {
  const { data } = agendaOn('2026-11-21');
  expect(data.calendar.months).toHaveLength(36);
  expect(data.calendar.months[10]).toEqual({ key: '2026-11', label: 'noviembre de 2026' });
  expect(data.strips.halves.map(({ pictures }) => pictures.length)).toEqual([8, 7]);
});

test("somebody else's calendar has its section when the guide's configuration names one", () => {
  expect(agendaOn('2026-11-21').data.outside).toBeNull();
  const embed = 'https://calendar.example/embed?src=sanrafael';
  expect(agendaOn('2026-11-21', embed).data.outside).toMatchObject({
    title: 'Otro calendario de San Rafael',
    embed,
    show: 'Mostrar el calendario',
  });
});

test('search engines are told of dates, and of nothing that is to be announced', () => {
  const { structuredData = [] } = agendaOn('2026-11-21').page;
  expect(structuredData).toContainEqual(expect.objectContaining({ '@type': 'Event', startDate: '2027-01-01' }));
  expect(JSON.stringify(structuredData)).not.toContain('Feria del Libro');
});
