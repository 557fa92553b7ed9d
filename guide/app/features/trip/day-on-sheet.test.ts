import fc from 'fast-check';
import { expect, test } from 'vitest';
import { districts } from '#map/browser/districts.ts';
import { projectAnywhere, sheets } from '#map/browser/sheets.ts';
import { pointsOf } from '#map/browser/ways.ts';
import { dayMap, MARK_HEIGHT, markWidth } from './day-on-sheet.ts';
import { dayWays } from './day-ways.ts';
import { plans, thing, tripData } from './test-trip.ts';
import { timedDays } from './timing/timing.ts';

const PAPER = { width: 686, height: 280 };
const data = { ...tripData, districts: { ...tripData.districts, ...districts } };

const mapOf = (stops: [string, string][], of = data) => {
  const days = [{ stops: stops.map(([type, id]) => ({ type, id })) }];
  const [day] = timedDays({ start: null, travel: 'car', company: [], days }, of);
  return day ? dayMap(day, of, PAPER) : null;
};

test('a day in town is shown on the city sheet, one in the mountains on the department sheet', () => {
  expect(mapOf([['lugar', 'ciudad']])?.sheet).toBe('city');
  expect(mapOf([['lugar', 'sosneado']])?.sheet).toBe('department');
});

test('stops without a measured point share one approximate mark at their district', () => {
  const map = mapOf([
    ['lugar', 'valle-grande'],
    ['restaurante', 'rio'],
    ['lugar', 'el-nihuil'],
  ]);
  expect(map?.marks).toMatchObject([
    { numbers: [1, 2], isApproximate: true, isBase: false },
    { numbers: [3], isApproximate: true, isBase: false },
    { numbers: [], isBase: true },
  ]);
});

test('a stop with a measured point is marked exactly there', () => {
  const point = [-34.6, -68.34] as const;
  const of = { ...data, things: [thing('restaurante', 'medido', 'eat', 'ciudad', { point })] };
  expect(mapOf([['restaurante', 'medido']], of)?.marks).toMatchObject([
    { numbers: [1], isApproximate: false, isBase: false },
    { numbers: [], isBase: true },
  ]);
});

test('a day is drawn along the roads that it drives, all of them within the map, each once', () => {
  const days = [{ stops: [{ type: 'lugar', id: 'valle-grande' }] }];
  const [day] = timedDays({ start: null, travel: 'car', company: [], days }, data);
  if (!day) throw new Error('The plan has a day.');
  // There and back by the same road.
  expect(dayWays(day, data)).toEqual([pointsOf(data.ways.stretches[data.ways.rows[2]?.[0]?.[0] ?? -1] ?? [])]);
  const map = dayMap(day, data, PAPER);
  const drawn = [...(map?.roads.matchAll(/([\d.]+) ([\d.]+)/g) ?? [])].map(([, x, y]) => [Number(x), Number(y)]);
  expect(drawn.length).toBeGreaterThan(2);
  const { x = 0, y = 0, width = 0, height = 0 } = map?.box ?? {};
  for (const [right = 0, down = 0] of drawn) {
    expect(right).toBeGreaterThan(x);
    expect(right).toBeLessThan(x + width);
    expect(down).toBeGreaterThan(y);
    expect(down).toBeLessThan(y + height);
  }
  const plaza = map && projectAnywhere(sheets[map.sheet], districts.ciudad);
  expect(map?.marks.find(({ isBase }) => isBase)).toMatchObject(plaza ?? {});
});

test('two bases of one day are both marked, and one among the stops shares their mark', () => {
  const base = { type: 'zona', id: 'valle-grande' };
  const days = [{ stops: [] }, { base, stops: [{ type: 'lugar', id: 'valle-grande' }] }];
  const [, day] = timedDays({ start: null, travel: 'car', company: [], days }, data);
  const marks = day && dayMap(day, data, PAPER)?.marks;
  expect(marks?.filter(({ isBase }) => isBase).map(({ numbers }) => numbers)).toEqual([[1], []]);
});

test('a day without a known place has no map', () => {
  const of = { ...data, things: [thing('bodega', 'perdida', 'taste', null)] };
  expect(mapOf([['bodega', 'perdida']], of)).toBeNull();
});

test('on any day, each stop with a place has its number on the map once, and no mark hides another', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      for (const day of timedDays(plan, data)) {
        const map = dayMap(day, data, PAPER);
        const placed = day.parts.filter((part) => part.kind === 'stop' && part.thing?.district);
        expect(map?.marks.flatMap(({ numbers }) => numbers).length ?? 0).toBe(placed.length);
        if (!map) continue;
        const { x, y, width, height } = map.box;
        const [left, top, right, bottom] = sheets[map.sheet].frame;
        expect(x).toBeGreaterThanOrEqual(left);
        expect(y).toBeGreaterThanOrEqual(top);
        expect(x + width).toBeLessThanOrEqual(right + 0.01);
        expect(y + height).toBeLessThanOrEqual(bottom + 0.01);
        const unit = width / PAPER.width;
        for (const [index, a] of map.marks.entries()) {
          expect(a.x).toBeGreaterThan(x);
          expect(a.x).toBeLessThan(x + width);
          for (const b of map.marks.slice(index + 1)) {
            const wide = ((markWidth(a) + markWidth(b)) / 2) * unit;
            expect(Math.abs(a.x - b.x) >= wide || Math.abs(a.y - b.y) >= MARK_HEIGHT * unit).toBe(true);
          }
        }
      }
    }),
  );
});

test('the names on a day map are set inside it, and on none of its marks', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      for (const day of timedDays(plan, data)) {
        const map = dayMap(day, data, PAPER);
        if (!map || map.sheet === 'city') continue;
        const unit = map.box.width / PAPER.width;
        for (const { x, y } of map.names) {
          expect(x).toBeGreaterThanOrEqual(map.box.x);
          expect(x).toBeLessThanOrEqual(map.box.x + map.box.width);
          expect(y).toBeGreaterThanOrEqual(map.box.y);
          expect(y).toBeLessThanOrEqual(map.box.y + map.box.height);
          for (const mark of map.marks) {
            const isOver =
              Math.abs(x - mark.x) < (markWidth(mark) / 2) * unit && Math.abs(y - mark.y) < (MARK_HEIGHT / 2) * unit;
            expect(isOver).toBe(false);
          }
        }
      }
    }),
  );
});

test('a base that shares its mark with a stop at the edge of the map still has its name', () => {
  const paper = { width: 340, height: 260 };
  const days = [
    {
      stops: [
        { type: 'lugar', id: 'ciudad' },
        { type: 'lugar', id: 'valle-grande' },
      ],
    },
  ];
  const [day] = timedDays({ start: null, travel: 'car', company: [], days }, data);
  const map = day && dayMap(day, data, paper);
  expect(map?.marks.find(({ isBase }) => isBase)?.numbers).toEqual([1]);
  expect(map?.names.map(({ name }) => name)).toContain(districts.ciudad.name);
});
