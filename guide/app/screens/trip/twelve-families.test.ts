/** Twelve families, and what each of their first plans must be, whatever the guide holds today. */
import { expect, test } from 'vitest';
import { stopsOf } from '#app/features/trip/plan/edit-plan.ts';
import { refKey, ZONE } from '#app/features/trip/plan/plan.ts';
import { firstPlan, type Wishes } from '#app/features/trip/proposal/first-plan.ts';
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
  ['two friends and a dog, over Carnival', on('2027-02-13', 3, 'car', ['dog'])],
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

test.each(families)('%s', (_who, wishes) => {
  const { plan, reasons } = firstPlan(wishes, data);
  expect(firstPlan(structuredClone(wishes), data).plan).toEqual(plan);
  expect(stopsOf(plan).length).toBeGreaterThan(0);
  for (const stop of stopsOf(plan)) expect(reasons.get(refKey(stop)) ?? [], refKey(stop)).not.toEqual([]);

  for (const day of timedDays(plan, data)) {
    const stops = day.parts.flatMap((part) =>
      part.kind === 'stop' && part.thing ? [{ ...part, thing: part.thing }] : [],
    );
    const drives = day.parts.flatMap((part) => (part.kind === 'drive' && part.leg ? [part] : []));
    for (const { thing, at, minutes } of stops) {
      expect(openOn(thing, day.date), thing.id).not.toBe('closed');
      if (day.date) expect(fitsHours(thing, day.date, at, minutes), thing.id).not.toBe(false);
      // Who pours wine or oil at an unknown hour does so in the morning.
      if (thing.role === 'taste' && fitsHours(thing, day.date, at, minutes) === null) {
        expect(at + minutes, thing.id).toBeLessThanOrEqual(13 * 60 + 30);
      }
      for (const one of wishes.company) expect(thing.suits?.[one], thing.id).not.toBe(false);
    }
    // The plan is longer than its warnings; setting out and arriving are two of its lines.
    const lines = new Set(warningsOf(plan, day, data).map(({ code, values }) => code + JSON.stringify(values)));
    expect(lines.size, `day ${day.number + 1}`).toBeLessThan(day.parts.length + 2);
    for (const { code, values } of warningsOf(plan, day, data)) {
      if (code !== 'fuel') continue;
      const pumps = Object.values(data.districts).filter(({ fuel }) => fuel);
      expect(pumps.map(({ name }) => name)).toContain(values.place);
    }
    // A place beside another is a day of its own, unless the owner's list puts both on one.
    expect(stops.filter(({ thing }) => thing.type === 'lugar').length).toBeLessThanOrEqual(2);
    if (wishes.company.includes('children')) {
      expect(stops.length).toBeLessThanOrEqual(5);
      for (const { minutes } of drives) expect(minutes).toBeLessThanOrEqual(75);
      for (const { thing } of stops) expect(['taste', 'night']).not.toContain(thing.role);
    }
    if (wishes.company.includes('reduced')) expect(stops.length).toBeLessThanOrEqual(3);
    if (wishes.travel === 'none') {
      // Somebody can be called who fetches them.
      for (const { thing } of stops)
        if (thing.role === 'tour') expect(thing.phone ?? thing.askAt?.[0]?.phone).toBeDefined();
      for (const { leg } of drives) expect(leg?.km ?? 0).toBeLessThanOrEqual(TAXI_KM);
    }
    if (drives.length > 0) expect([drives[0]?.leg?.from, drives.at(-1)?.leg?.to]).toEqual([day.from, day.to]);
  }
});

test('whoever stays in the city for up to three days, by car or by bus, has no empty day', () => {
  for (const [who, wishes] of families) {
    if (wishes.travel === 'bike' || wishes.days > 3 || wishes.base) continue;
    const empty = firstPlan(wishes, data).plan.days.filter(({ stops }) => stops.length === 0);
    expect(empty, who).toEqual([]);
  }
});

test('no two of the families with three days get the same trip', () => {
  const trips = families
    .filter(([, { days }]) => days === 3)
    .map(([, wishes]) => JSON.stringify(firstPlan(wishes, data).plan.days));
  expect(new Set(trips).size).toBe(trips.length);
});

function on(start: string | null, days: number, travel: Wishes['travel'], company: Wishes['company'] = []): Wishes {
  return { start, days, travel, company };
}
