/** Twelve families, and what each of their first plans must be, whatever the guide holds today. */
import { expect, test } from 'vitest';
import { stopsOf } from '#app/features/trip/plan/edit-plan.ts';
import { refKey, ZONE } from '#app/features/trip/plan/plan.ts';
import { firstPlan, type Wishes, whyFree } from '#app/features/trip/proposal/first-plan.ts';
import { reasonsFor } from '#app/features/trip/proposal/reasons.ts';
import { fitsHours, openOn } from '#app/features/trip/timing/open-on.ts';
import { timedDays } from '#app/features/trip/timing/timing.ts';
import { warningsOf } from '#app/features/trip/warnings/warnings.ts';
import { pageContext } from '#builder/site/pages.server.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { tripData } from './trip-data.server.ts';

const zone = (id: string) => ({ type: ZONE, id });
const families: [who: string, wishes: Wishes][] = [
  ['two parents and two children, in the January holidays', on('2027-01-12', 3, 'car', ['children'])],
  ['a couple who came for the wine, in autumn', on('2027-04-10', 3, 'car')],
  ['grandparents who walk little, in spring', on('2026-10-17', 3, 'car', ['reduced'])],
  ['two friends and a dog, over Carnival', on('2027-02-06', 3, 'car', ['dog'])],
  ['a student off the bus, in summer', on('2027-01-20', 3, 'none')],
  ['a mother and two children off the bus, in the winter holidays', on('2027-07-12', 3, 'none', ['children'])],
  ['two cyclists, over a weekend', on('2026-11-07', 2, 'bike')],
  ['a couple in the cold of July', on('2027-07-10', 4, 'car')],
  [
    'children and a dog, in a cabin at Valle Grande',
    { ...on('2027-01-02', 4, 'car', ['children', 'dog']), base: zone('valle-grande') },
  ],
  ['somebody on business with one Monday free', on('2026-11-30', 1, 'car')],
  ['a group that has no date yet, for a week', on(null, 7, 'car')],
  [
    'children and a grandmother at El Nihuil, over Easter',
    { ...on('2027-03-26', 3, 'car', ['children', 'reduced']), base: zone('el-nihuil') },
  ],
];

const data = tripData(pageContext(await readCatalogue(process.cwd()), 'es'));
/** The farthest that a taxi goes from a base. */
const TAXI_KM = 12;
/** Each family again on days that are unlike its own: the cold, a holiday, Easter, and a Monday. */
const OTHER_DAYS = ['2027-07-03', '2026-12-25', '2027-03-26', '2026-11-30'];
const trips = families.flatMap(([who, wishes]): typeof families => [
  [who, wishes],
  ...OTHER_DAYS.map((start): (typeof families)[number] => [`${who}, but on ${start}`, { ...wishes, start }]),
]);

test.each(trips)('%s', (_who, wishes) => {
  const plan = firstPlan(wishes, data);
  expect(firstPlan(structuredClone(wishes), data)).toEqual(plan);
  expect(stopsOf(plan).length).toBeGreaterThan(0);
  expect(new Set(stopsOf(plan).map(refKey)).size).toBe(stopsOf(plan).length);

  for (const day of timedDays(plan, data)) {
    const stops = day.parts.flatMap((part) =>
      part.kind === 'stop' && part.thing ? [{ ...part, thing: part.thing }] : [],
    );
    const drives = day.parts.flatMap((part) => (part.kind === 'drive' && part.leg ? [part] : []));
    const warnings = warningsOf(plan, day, data);
    const isWarm = day.date === null || ['12', '01', '02', '03'].includes(day.date.slice(5, 7));
    if (stops.length === 0) expect(whyFree(plan, day.number, data), `day ${day.number + 1}`).not.toBeNull();
    for (const part of stops) {
      const { thing, at, minutes } = part;
      expect(openOn(thing, day.date), thing.id).not.toBe('closed');
      if (day.date) expect(fitsHours(thing, day.date, at, minutes), thing.id).not.toBe(false);
      // Who pours wine or oil at an unknown hour does so in the morning.
      if (thing.role === 'taste' && fitsHours(thing, day.date, at, minutes) === null) {
        expect(at + minutes, thing.id).toBeLessThanOrEqual(13 * 60 + 30);
      }
      // A kitchen or a cellar that may be closed can be called.
      if (['eat', 'taste', 'do', 'tour'].includes(thing.role) && openOn(thing, day.date) !== 'open') {
        expect(thing.phone ?? thing.askAt?.[0]?.phone ?? thing.opening, thing.id).toBeDefined();
      }
      if (thing.role === 'eat') expect(at, thing.id).toBeLessThanOrEqual(14 * 60 + 30);
      if (!isWarm || day.date === null) expect(thing.isInWater, thing.id).toBeUndefined();
      expect([thing.effort, thing.isSeasonal], thing.id).not.toEqual(expect.arrayContaining(['high', true]));
      for (const one of wishes.company) expect(thing.suits?.[one], thing.id).not.toBe(false);
      const reasons = reasonsFor(part, day, plan, data);
      expect([1, 2], thing.id).toContain(reasons.length);
    }
    expect(warnings.some(({ code }) => code.startsWith('bathing') && !isWarm)).toBe(false);
    // No kind of stop fills a day: two tastings, one meal, one activity.
    const most = { taste: 2, eat: 1, do: 1, tour: 1 };
    for (const [role, count] of Object.entries(most))
      expect(stops.filter(({ thing }) => thing.role === role).length, role).toBeLessThanOrEqual(count);
    // Nobody comes back to a village that they have left that day, except to where they sleep.
    const visited = stops
      .map(({ thing }) => thing.district)
      .filter((one, index, all) => one !== all[index - 1] && one !== (wishes.base?.id ?? 'ciudad'));
    expect(new Set(visited).size, visited.join()).toBe(visited.length);
    // The plan is longer than its warnings; setting out and arriving are two of its lines.
    const lines = warnings.map(({ code, values }) => code + JSON.stringify(values));
    expect(lines.length, `day ${day.number + 1}`).toBeLessThan(day.parts.length + 2);
    expect(new Set(lines).size, `day ${day.number + 1}`).toBe(lines.length);
    const tones = warnings.map(({ tone }) => ['danger', 'doubt', 'fits'].indexOf(tone));
    expect(tones, `day ${day.number + 1}`).toEqual(tones.toSorted());
    for (const { code, values } of warnings) {
      if (code !== 'fuel') continue;
      const pumps = Object.values(data.districts).filter(({ fuel }) => fuel);
      expect(pumps.map(({ name }) => name)).toContain(values.place);
    }
    // A place beside another is a day of its own, unless the owner's list puts both on one.
    expect(stops.filter(({ thing }) => thing.type === 'lugar').length).toBeLessThanOrEqual(2);
    expect(day.driveMinutes).toBeLessThanOrEqual(4.5 * 60);
    if (wishes.company.includes('children')) {
      expect(stops.length).toBeLessThanOrEqual(5);
      for (const { minutes } of drives) expect(minutes).toBeLessThanOrEqual(75);
      for (const { thing } of stops) {
        expect(['taste', 'night']).not.toContain(thing.role);
        expect([undefined, 'low'], thing.id).toContain(thing.effort);
      }
    }
    if (wishes.company.includes('reduced')) expect(stops.length).toBeLessThanOrEqual(3);
    if (wishes.travel === 'none') for (const { leg } of drives) expect(leg?.km ?? 0).toBeLessThanOrEqual(TAXI_KM);
    if (drives.length > 0) expect([drives[0]?.leg?.from, drives.at(-1)?.leg?.to]).toEqual([day.from, day.to]);
  }
});

test('whoever stays in the city for up to three days, by car or by bus, has no empty day', () => {
  for (const [who, wishes] of families) {
    if (wishes.travel === 'bike' || wishes.days > 3 || wishes.base) continue;
    const empty = firstPlan(wishes, data).days.filter(({ stops }) => stops.length === 0);
    expect(empty, who).toEqual([]);
  }
});

test('whoever sleeps outside the city begins in that zone, and each day over noon says where lunch is', () => {
  for (const [who, wishes] of trips) {
    const plan = firstPlan(wishes, data);
    for (const day of timedDays(plan, data)) {
      const stops = day.parts.flatMap((part) => (part.kind === 'stop' ? [part] : []));
      if (wishes.base && day.number === 0) expect(stops.at(0)?.thing?.district, who).toBe(wishes.base.id);
      const isFed = stops.some(({ thing }) => thing?.role === 'eat' || thing?.role === 'tour');
      if (stops.length === 0 || isFed || day.endAt <= 14 * 60) continue;
      expect(
        warningsOf(plan, day, data).some(({ code }) => code.startsWith('lunch')),
        who,
      ).toBe(true);
    }
  }
});

test('no two of the families with three days get the same trip', () => {
  const trips = families
    .filter(([, { days }]) => days === 3)
    .map(([, wishes]) => JSON.stringify(firstPlan(wishes, data).days));
  expect(new Set(trips).size).toBe(trips.length);
});

function on(start: string | null, days: number, travel: Wishes['travel'], company: Wishes['company'] = []): Wishes {
  return { start, days, travel, company };
}
