/** Five trips as people make them: from hearts to the road, to paper, and to another browser by the link alone. */
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { translator } from '#app/i18n/translator.ts';
import { stopsOf } from '../plan/edit-plan.ts';
import type { Company, Travel } from '../plan/plan.ts';
import { decodePlan, encodePlan } from '../plan/plan-link.ts';
import { planAsText } from '../take-away/as-text.ts';
import { tripCalendar } from '../take-away/calendar.ts';
import { tripGpx } from '../take-away/gpx.ts';
import { tripContacts } from '../take-away/vcards.ts';
import { things, tripData } from '../test-trip.ts';
import { timedDays } from '../timing/timing.ts';
import { warningsOf } from '../warnings/warnings.ts';
import { warningText } from '../write.ts';
import { arrange } from './arrange.ts';

type Case = {
  name: string;
  start: string;
  days: number;
  travel: Travel;
  company?: Company[];
  hearts: string[];
  /** The warnings that it must give. */
  says: string[];
};

const cases: Case[] = [
  {
    name: 'three days with a car',
    start: '2026-12-12',
    days: 3,
    travel: 'car',
    hearts: [
      'lugar:valle-grande',
      'restaurante:rio',
      'lugar:el-nihuil',
      'bodega:martes',
      'lugar:ciudad',
      'alojamiento:cabana',
    ],
    says: ['bathingForbidden', 'fuelBefore'],
  },
  {
    name: 'a family without a car',
    start: '2027-01-04',
    days: 2,
    travel: 'none',
    company: ['children'],
    hearts: ['excursion:canon', 'lugar:ciudad', 'restaurante:centro', 'lugar:valle-grande'],
    says: ['withoutCar'],
  },
  {
    name: 'a cyclist in a group',
    start: '2026-10-10',
    days: 2,
    travel: 'bike',
    hearts: ['bodega:siempre', 'lugar:vino', 'lugar:el-nihuil'],
    says: ['farByBike'],
  },
  {
    name: 'the dry and cold of July',
    start: '2027-07-10',
    days: 2,
    travel: 'car',
    hearts: ['aventura:rafting', 'lugar:canon', 'restaurante:rio'],
    says: ['riverDry', 'canyon.closed', 'gravel'],
  },
  {
    name: 'one day from a bus',
    start: '2026-12-14',
    days: 1,
    travel: 'none',
    hearts: ['evento:feria', 'restaurante:centro', 'bodega:siempre'],
    says: [],
  },
];

const data = {
  ...tripData,
  districts: {
    ...tripData.districts,
    'el-nihuil': { ...tripData.districts['el-nihuil'], bathing: 'forbidden' as const },
  },
};
const languages = ['es', 'en', 'pt'];
const words = (language: string) =>
  translator(language, JSON.parse(readFileSync(`content/locales/${language}/trip.json`, 'utf8')));

test.each(cases)(
  '$name: from hearts to paper, and to another browser by the link alone',
  async ({ start, days, travel, company = [], hearts, says }) => {
    const empty = { start, travel, company, days: Array.from({ length: days }, () => ({ stops: [] })) };
    const refs = hearts.map((key) => things.find(({ type, id }) => key === `${type}:${id}`) ?? { type: 'no', id: key });
    const { plan, unplaced } = arrange(
      empty,
      refs.map(({ type, id }) => ({ type, id })),
      data,
    );
    expect(unplaced).toEqual([]);
    const beds = plan.days.flatMap(({ base }) => base ?? []);
    expect(stopsOf(plan).length + beds.length).toBe(hearts.length);

    const timed = timedDays(plan, data);
    const warnings = timed.flatMap((day) => warningsOf(plan, day, data));
    expect(warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(says));
    const visited = refs.filter(({ type }) => type !== 'alojamiento');
    const names = visited.map((ref) => ('name' in ref ? ref.name : ''));
    for (const language of languages) {
      const t = words(language);
      for (const warning of warnings) {
        // A missing text shows its key, and a missing value leaves its braces.
        expect(warningText(warning, t, language)).not.toMatch(/^trip\.|{{/);
      }
      const text = planAsText(timed, travel, t, language);
      for (const name of names) expect(text).toContain(name);
      expect(text).not.toMatch(/trip\.|{{|undefined/);
    }

    const found = await decodePlan(await encodePlan(plan));
    expect(found).toEqual({ state: 'plan', plan, dropped: 0 });

    const file = tripCalendar(timed, {
      name: 'Mi viaje',
      stamp: new Date(0),
      language: 'es',
      origin: 'https://example.com',
      districts: data.districts,
      note: '',
    });
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('summary')).sort()).toEqual(names.toSorted());
    const gpx = tripGpx(timed, { name: 'A & <b>', approximate: '"~"', districts: data.districts });
    expect([...gpx.matchAll(/<wpt lat="-3\d\.\d+" lon="-6\d\.\d+">/g)]).toHaveLength(hearts.length);
    expect(gpx).toContain('A &amp; &lt;b>');
    const cards = tripContacts(timed, data.emergency);
    expect(cards.match(/BEGIN:VCARD/g)?.length).toBe(1 + visited.filter((ref) => 'phone' in ref).length);
  },
);

test('the calendar has each stop at its time in Mendoza, in any time zone of the phone', () => {
  const plan = {
    start: '2026-12-12',
    travel: 'car' as const,
    company: [],
    days: [{ startAt: 600, stops: [{ type: 'lugar', id: 'valle-grande' }] }],
  };
  const file = tripCalendar(timedDays(plan, data), {
    name: 'x',
    stamp: new Date(0),
    language: 'es',
    origin: '',
    districts: data.districts,
    note: '',
  });
  // 10:00, and 50 minutes of driving on a bad day.
  expect(file).toContain('DTSTART:20261212T135000Z');
  expect(file).toContain('DTEND:20261212T162000Z');
});
