import { expect, test } from 'vitest';
import { planAsText } from '#app/features/trip/take-away/as-text.ts';
import { tripCalendar } from '#app/features/trip/take-away/calendar.ts';
import { tripGpx } from '#app/features/trip/take-away/gpx.ts';
import { tripContacts } from '#app/features/trip/take-away/vcards.ts';
import { tripData as testData, thing } from '#app/features/trip/test-trip.ts';
import { timedDays } from '#app/features/trip/timing/timing.ts';
import { pageContext } from '#builder/site/pages.server.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { readTripRules } from '#catalog/trip/trip-rules.ts';
import { mapLabel } from './map/map-label.ts';
import { tripData } from './trip-data.server.ts';

const root = process.cwd();
const catalogue = await readCatalogue(root);

test('everything that the days of a first plan name is in the guide, with a district to plan by', () => {
  const { dayIdeas, things } = tripData(pageContext(catalogue, 'es'));
  const written = readTripRules(root).firstPlan;
  expect(dayIdeas.map((idea) => idea.with.length)).toEqual(written.map((idea) => idea.with.length));
  for (const { place, with: others } of dayIdeas) {
    for (const ref of [{ type: 'lugar', id: place }, ...others]) {
      const thing = things.find(({ type, id }) => type === ref.type && id === ref.id);
      expect(thing?.district, ref.id).toEqual(expect.any(String));
    }
  }
});

test('an event at a place or a listing is where that is, and one in words where they say', () => {
  const thingsWith = (events: typeof catalogue.events) => tripData(pageContext({ ...catalogue, events }, 'en')).things;
  const measured = thingsWith([]).find(({ point, isSample }) => point && !isSample);
  if (!measured) throw new Error('Nobody has measured anything in the guide.');
  const said = [
    { place: 'Algún lado', page: measured.href },
    { place: 'Club de Valle Grande', page: null },
  ];
  const events = catalogue.events.slice(0, said.length).map((event, index) => ({
    ...event,
    in: (language: string) => ({ ...event.in(language), ...said[index] }),
  }));
  const found = new Map(thingsWith(events).map((one) => [`${one.type} ${one.id}`, one]));
  const [at, inWords] = events.map(({ id }) => found.get(`evento ${id}`));
  const { district, point, lane } = measured;
  expect(at).toMatchObject({ district, point, ...(lane && { lane }) });
  expect(inWords).toMatchObject({ district: 'valle-grande' });
  expect(inWords).not.toHaveProperty('point');
});

test('what is made up says so in its name, wherever the name goes, and has no phone', () => {
  for (const [language, word] of [
    ['es', '(ejemplo)'],
    ['en', '(sample)'],
    ['pt', '(exemplo)'],
  ] as const) {
    const { things } = tripData(pageContext(catalogue, language));
    const samples = things.filter(({ isSample }) => isSample);
    for (const { id, name, phone } of samples) {
      expect(name, id).toContain(word);
      expect(phone, id).toBeUndefined();
    }
  }
});

test('what leaves the guide names a made-up stop as one: text, calendar, points and paper', () => {
  const name = 'Bodega Inventada (ejemplo)';
  const things = [thing('bodega', 'inventada', 'taste', 'ciudad', { name, isSample: true, phone: '+54 260 000-0000' })];
  const data = { ...testData, things };
  const plan = { start: '2026-12-12', travel: 'car' as const, company: [], days: [{ stops: things }] };
  const days = timedDays(plan, data);
  const words = { name: 'Viaje', language: 'es', origin: '', note: '', approximate: '', districts: data.districts };
  const taken = [
    planAsText(days, 'car', (key) => key, 'es'),
    tripCalendar(days, { ...words, stamp: new Date(0) }),
    tripGpx(days, words),
    ...days.map((day) => mapLabel(day, (_key, values) => String(values?.names))),
  ];
  for (const text of taken) {
    expect(text).toContain('(ejemplo)');
    expect(text).not.toContain('000-0000');
  }
  expect(tripContacts(days, [])).toBe('');
});
