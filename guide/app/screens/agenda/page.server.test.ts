import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { pageContext } from '#builder/site/pages.server.ts';
import { collectionNamed, copyContent, plainListing, problemsOf } from '#catalog/content/test-content.ts';
import { readEvents } from '#catalog/events/read-events.ts';
import { type Catalogue, readCatalogue } from '#catalog/listings/catalogue.ts';
import { localPath } from '#common/lib/address/local-path.ts';
import { type AgendaData, agendaPage } from './page.server.ts';

const catalogue = await readCatalogue(process.cwd());

type AgendaSetting = Pick<Catalogue, 'events' | 'collections'> & { calendar: string | null; language: string };

const feast = {
  name: 'La fiesta',
  when: 'Cuando toca',
  place: 'La plaza',
  text: 'Se baila.',
  rule: 'Como todos los años',
  sources: ['https://diario.example/fiesta'],
};

/** Makes an event with a confirmed edition, one that follows a rule, and one on an unknown day of November. */
function madeUpEvents(shared: object = feast) {
  const { root, write } = copyContent();
  const fields = {
    confirmada: {
      recurrence: { type: 'window', from: '01-20', to: '02-15' },
      lastKnown: { year: 2026, dates: '2026-01-24' },
    },
    'por-regla': { recurrence: { type: 'fixed', month: 10, day: 24 } },
    'algun-dia': { recurrence: { type: 'window', from: '11-10', to: '11-30' } },
  };
  for (const [id, own] of Object.entries(fields)) {
    write(`content/events/${id}.json`, JSON.stringify({ ...shared, name: `La ${id}`, ...own }));
  }
  return readEvents(root, catalogue.locales.languages);
}

function agendaOn(today: string, { calendar = null, language = 'es', ...content }: Partial<AgendaSetting> = {}) {
  const site = { ...catalogue.site, calendar };
  const page = agendaPage(pageContext({ ...catalogue, ...content, site }, language), today);
  const data = page.data as AgendaData; // the data of this page
  const file = (name: string) => page.files?.[localPath(language, `/agenda-de-eventos-san-rafael/${name}.ics`)] ?? '';
  const event = (id: string) => data.list.events.find((event) => event.id === id);
  return { page, data, file, event };
}

test('each event has a calendar file of its future dates, and one file holds them all', () => {
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

test('a confirmed edition takes precedence over the rule, but only in its own year', () => {
  const { event } = agendaOn('2026-01-05', { events: madeUpEvents() });
  const [first, second] = event('confirmada')?.times ?? [];
  expect(first).toMatchObject({ start: '2026-01-24', isPending: false, label: 'sábado, 24 de enero de 2026' });
  expect(second).toMatchObject({ start: '2027-01-20', end: '2027-02-15', isPending: true, label: 'Fecha a confirmar' });
});

test('an event that may happen any day now becomes a reminder for today', () => {
  const { file } = agendaOn('2026-11-21', { events: madeUpEvents() });
  expect(file('algun-dia')).toContain('DTSTART;VALUE=DATE:20261121');
  expect(file('algun-dia')).toContain('STATUS:TENTATIVE');
});

test('the calendar covers three years, and the strips have eight and seven pictures', () => {
  const { data } = agendaOn('2026-11-21');
  expect(data.calendar.months).toHaveLength(36);
  expect(data.calendar.months[10]).toEqual({ key: '2026-11', label: 'noviembre de 2026' });
  expect(data.strips.halves.map(({ pictures }) => pictures.length)).toEqual([8, 7]);
});

test('a calendar kept elsewhere has a section only if the guide is configured with one', () => {
  expect(agendaOn('2026-11-21').data.outside).toBeNull();
  const embed = 'https://calendar.example/embed?src=sanrafael';
  expect(agendaOn('2026-11-21', { calendar: embed }).data.outside).toMatchObject({
    title: 'Otro calendario de San Rafael',
    embed,
    show: 'Mostrar el calendario',
  });
});

test('an event whose likely date is past is not the next one, although its day was never announced', () => {
  const { event } = agendaOn('2026-02-10', { events: madeUpEvents() });
  const [, second] = event('confirmada')?.times ?? [];
  expect(second).toMatchObject({ isPending: true, end: '2027-02-15', likelyEnd: '2027-01-23' });
});

test('search engines get confirmed editions only, and no date computed by rule', () => {
  const madeUp = agendaOn('2026-01-05', { events: madeUpEvents() }).page.structuredData ?? [];
  expect(madeUp).toEqual([expect.objectContaining({ '@type': 'Event', startDate: '2026-01-24' })]);
  const { structuredData = [] } = agendaOn('2026-01-05').page;
  const told = structuredData as { name: string; startDate: string }[];
  const { data } = agendaOn('2026-01-05');
  for (const { name, startDate } of told) {
    const times = data.list.events.find((event) => event.name === name)?.times ?? [];
    expect(times.find(({ start }) => start === startDate)?.isConfirmed, name).toBe(true);
  }
});

test('search engines get the picture of an event that has one', () => {
  const [picture] = plainListing.images;
  const told = (shared: object) =>
    agendaOn('2026-01-05', { events: madeUpEvents(shared) }).page.structuredData?.map((one) => Object.entries(one));
  const image = ['image', expect.stringMatching(/^https?:\/\/.+\/images\/.+\.\w+/)];
  expect(told({ ...feast, picture })?.[0]).toContainEqual(image);
  expect(told(feast)?.[0]).not.toContainEqual(image);
});

test("the guide's own search shows the picture of an event that has one", () => {
  const [picture] = plainListing.images;
  const found = (shared: object) => agendaOn('2026-01-05', { events: madeUpEvents(shared) }).page.search?.parts?.[0];
  expect(found({ ...feast, picture })?.picture?.src).toBeTruthy();
  expect(found(feast)?.picture).toBeNull();
});

test('a date computed by rule is marked as the usual one, on the page and in the calendar file', () => {
  const { event, file } = agendaOn('2026-11-21', { events: madeUpEvents() });
  const [, next] = event('por-regla')?.times ?? [];
  expect(next).toMatchObject({ isConfirmed: false, isPending: false });
  expect(next?.label).toBe('domingo, 24 de octubre de 2027 (fecha habitual)');
  expect(file('por-regla')).toContain('(fecha habitual)');
  expect(file('por-regla')).toContain('STATUS:TENTATIVE');
});

test('an unconfirmed edition has a note for when it has passed, and a confirmed one has none', () => {
  const { event } = agendaOn('2026-01-05', { events: madeUpEvents() });
  const [confirmed, byRule] = event('confirmada')?.times ?? [];
  expect(confirmed?.silence).toBeNull();
  expect(byRule?.silence).toBe('La edición de 2027 pasó sin que pudiéramos confirmarla.');
});

test('the static page is good until the month or an event ends', () => {
  expect(agendaOn('2026-01-21', { events: madeUpEvents() }).data.calendar.goodUntil).toBe('2026-01-24');
  const { data } = agendaOn('2026-11-24');
  expect(data.calendar.goodUntil <= '2026-11-30').toBe(true);
  expect(data.calendar.goodUntil >= '2026-11-24').toBe(true);
});

test('dates that span two months are written in good Spanish', () => {
  const { data } = agendaOn('2026-11-21');
  const labels = data.list.events.flatMap(({ times }) => times.flatMap(({ label, leaf }) => [label, leaf.month]));
  expect(labels.filter((label) => /\ba el\b|\bde el\b/.test(label))).toEqual([]);
});

/** Makes a concert on one day and a fair whose announced days nobody has confirmed. */
function singleEvents() {
  const { root, write } = copyContent();
  const { when: _when, rule: _rule, sources: _sources, ...concert } = feast;
  const about = { hour: '21 h', price: 'Gratis', link: 'https://entradas.example/coros' };
  const once = (from: string, own: object) => ({ ...concert, recurrence: { type: 'once', from, ...own } });
  write('content/events/concierto.json', JSON.stringify({ ...once('2026-12-12', {}), ...about }));
  write('content/events/muestra.json', JSON.stringify(once('2026-12-01', { to: '2026-12-20', confirmed: false })));
  return readEvents(root, catalogue.locales.languages);
}

test('an event on one date says its day, hour and price, is in the calendar, and leaves once it is over', () => {
  const events = singleEvents();
  const { data, event, file } = agendaOn('2026-12-12', { events });
  expect(event('concierto')).toMatchObject({
    when: 'sábado, 12 de diciembre de 2026, 21 h',
    rule: null,
    price: 'Gratis',
    link: { href: 'https://entradas.example/coros' },
    times: [{ start: '2026-12-12', isConfirmed: true, silence: null }],
  });
  expect(file('concierto')).toContain('DTSTART;VALUE=DATE:20261212');
  expect(file('concierto')).not.toContain('STATUS:TENTATIVE');
  expect(file('concierto')).toContain('21 h');
  expect(data.list.events).toHaveLength(2);
  const later = agendaOn('2026-12-13', { events });
  expect(later.event('concierto')).toBeUndefined();
  expect(later.file('todos-los-eventos')).not.toContain('concierto-2026');
});

test('announced days that nobody has confirmed are to be announced, also in the calendar', () => {
  const { event, file } = agendaOn('2026-11-26', { events: singleEvents() });
  expect(event('muestra')?.times).toMatchObject([{ isPending: true, isConfirmed: false, label: 'Fecha a confirmar' }]);
  expect(file('muestra')).toContain('STATUS:TENTATIVE');
});

/** A collection with a hall that somebody measured, and with one that was made up. */
function halls() {
  const collection = collectionNamed(catalogue, 'cultura');
  const { path, parse } = collection;
  const hall = {
    ...plainListing,
    name: 'Sala de la Prueba',
    category: 'teatro',
    coordinates: { lat: -34.61, lng: -68.33 },
    translations: { en: { name: 'Trial Hall' } },
  };
  const listings = [parse(hall, 'sala', 'sala.json'), parse({ ...hall, sample: true }, 'ejemplo', 'ejemplo.json')];
  return { collections: [{ ...collection, listings }], hall: `${path}/sala`, sample: `${path}/ejemplo` };
}

const spoken = { en: { name: 'The feast', when: 'When it comes', text: 'There is dancing.', rule: 'As every year' } };

test('an event at a listing leads to it by its name in each language, and tells its address and point', () => {
  const { collections, hall } = halls();
  const events = madeUpEvents({ ...feast, place: 'Sala de la prueba', page: hall, translations: spoken });
  for (const [language, name] of [
    ['es', 'Sala de la Prueba'],
    ['en', 'Trial Hall'],
  ] as const) {
    const { page, event, file } = agendaOn('2026-01-05', { events, collections, language });
    expect(event('confirmada')).toMatchObject({ place: name, page: hall });
    const [entry] = new ICAL.Component(ICAL.parse(file('confirmada'))).getAllSubcomponents('vevent');
    expect(entry?.getFirstPropertyValue('location')).toBe(`${name}\nCalle Falsa 123, San Rafael, Mendoza`);
    expect(entry?.getFirstPropertyValue('geo')).toEqual([-34.61, -68.33]);
    expect(page.structuredData).toMatchObject([
      {
        location: {
          '@type': 'Place',
          name,
          address: { streetAddress: 'Calle Falsa 123' },
          geo: { latitude: -34.61, longitude: -68.33 },
          url: catalogue.site.url + localPath(language, hall),
        },
      },
    ]);
  }
});

test('the words for where an event is at a place stay as they are written', () => {
  const [place] = catalogue.places;
  const events = madeUpEvents({ ...feast, place: 'La plaza de arriba', page: place?.path });
  expect(agendaOn('2026-01-05', { events }).event('confirmada')).toMatchObject({
    place: 'La plaza de arriba',
    page: place?.path,
  });
  expect(agendaOn('2026-01-05', { events: madeUpEvents() }).event('confirmada')).not.toHaveProperty('page');
});

test('an event at no page of the guide, at one that is no place, or at a sample listing is refused', async () => {
  const { collections, sample } = halls();
  const at = (page: string) =>
    problemsOf(() => agendaOn('2026-01-05', { collections, events: madeUpEvents({ ...feast, page }) }));
  for (const page of [`${sample}-otro`, '/club']) {
    expect((await at(page))[0]).toBe(
      `content/events/algun-dia.json: "page" is "${page}", but an event is at a place or at a listing of the guide; choose one, or write null.`,
    );
  }
  expect((await at(sample))[0]).toContain('which is a sample listing; an event is only at what exists.');
});
