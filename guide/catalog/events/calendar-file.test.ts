import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const feast: CalendarEvent = {
  uid: 'carnaval-2027@guia.example',
  start: '2027-02-28',
  end: '2027-03-01',
  title: 'Fiesta de las Naciones, el Vino; y más',
  text: `Primera línea.\nSegunda \\ con ñandúes 🍷 ${'y una frase larga que no entra en una línea '.repeat(4)}`,
  place: 'Parque de los Jóvenes',
  url: 'https://guia.example/agenda#carnaval',
  isTentative: false,
};

const writeOn = (writtenOn: string, ...events: CalendarEvent[]) =>
  calendarFile({ name: 'Agenda, San Rafael', language: 'es', writtenOn, events });
const write = (...events: CalendarEvent[]) => writeOn('2026-11-21', ...events);

/** Reads a file as a calendar program would; the parser throws when a line is malformed. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component, { strictExceptions: true }));
  return { calendar, events };
}

test('a calendar program can read the file', () => {
  const { calendar, events } = read(write(feast));
  const [event] = events;
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Agenda, San Rafael');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(event?.summary).toBe(feast.title);
  expect(event?.description).toBe(feast.text);
  expect(event?.location).toBe(feast.place);
  expect(event?.uid).toBe(feast.uid);
  expect(event?.component.getFirstPropertyValue('url')).toBe(feast.url);
});

test('an event that moved is the same one, and the later file counts as newer', () => {
  const [before] = read(writeOn('2026-11-21', feast)).events;
  const [after] = read(writeOn('2026-11-22', { ...feast, start: '2027-02-27' })).events;
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
});

test('events last all day, and end on the day after their last', () => {
  const [event] = read(write(feast)).events;
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2027-02-28');
  expect(event?.endDate.toString()).toBe('2027-03-02');
  expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T00:00:00Z');
});

test('lines end with CRLF, none is longer than 75 bytes, and no character is split', () => {
  const text = write(feast);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
});

test('an event that is still to be announced is tentative', () => {
  const status = (event: CalendarEvent) => read(write(event)).events[0]?.component.getFirstPropertyValue('status');
  expect(status({ ...feast, isTentative: true })).toBe('TENTATIVE');
  expect(status(feast)).toBeNull();
});

test('a calendar holds all its events', () => {
  const { events } = read(write(feast, { ...feast, uid: 'otra' }));
  expect(events.map(({ uid }) => uid)).toEqual([feast.uid, 'otra']);
});
