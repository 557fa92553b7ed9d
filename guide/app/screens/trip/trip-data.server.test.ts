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
