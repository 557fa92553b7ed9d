/** A small guide for the tests of trips, independent of today's content. */
import fc from 'fast-check';
import type { DistrictId } from '#map/browser/districts.ts';
import { PARTS } from '#map/browser/ways.ts';
import type { LegEntry } from '#map/roads/leg-table.ts';
import type { Thing, TripData } from '#views/trip-views.ts';
import { COMPANIES, type Plan, TRAVELS, ZONE } from './plan/plan.ts';

const ids: DistrictId[] = ['ciudad', 'las-paredes', 'valle-grande', 'canon-del-atuel', 'el-nihuil', 'el-sosneado'];
const roads = ['RN144', 'RP173', 'RP180', 'RN40'];

/** The legs to each district from earlier ones: km, good and bad minutes, gravel km, unknown km, roads, canyon. */
const rows: LegEntry[][] = [
  [],
  [[7, 13, 25, 0, 2, [], 0]],
  [
    [36, 35, 50, 0, 0, [1], 0],
    [40, 40, 55, 0, 0, [1], 0],
  ],
  [
    [64, 75, 115, 15, 0, [1], 1],
    [66, 80, 120, 15, 0, [1], 1],
    [28, 40, 65, 15, 0, [1], 1],
  ],
  [
    [74, 60, 90, 0, 0, [0, 2], 0],
    [72, 60, 90, 0, 0, [0, 2], 0],
    [96, 75, 110, 0, 0, [1, 0, 2], 0],
    [21, 40, 65, 19, 0, [1, 2], 1],
  ],
  [
    [137, 95, 135, 0, 0, [0, 3], 0],
    [135, 95, 135, 0, 0, [0, 3], 0],
    [170, 130, 180, 0, 0, [1, 0, 3], 0],
    null,
    [150, 110, 160, 0, 0, [2, 3], 0],
  ],
];

const points: Record<string, [number, number]> = {
  ciudad: [-34.613, -68.3305],
  'las-paredes': [-34.588, -68.385],
  'valle-grande': [-34.8213, -68.509],
  'canon-del-atuel': [-34.9124, -68.6234],
  'el-nihuil': [-35.0299, -68.6736],
  'el-sosneado': [-35.0789, -69.5678],
};

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** Open from `from` to `to` o'clock on some days of the week, where 0 is Monday. */
const openOnDays = (days: number[], from = 10, to = 18) => ({
  week: EVERY_DAY.map((day) => (days.includes(day) ? [[from * 60, to * 60] as const] : [])),
});

export function thing(
  type: string,
  id: string,
  role: Thing['role'],
  district: DistrictId | null,
  more: Partial<Thing> = {},
): Thing {
  return { type, id, name: `${type} ${id}`, href: `/${type}/${id}`, role, district, minutes: 60, ...more };
}

const ASK = [{ name: 'Agencia', phone: '+54 260 442-1111' }];

export const things: Thing[] = [
  thing('lugar', 'valle-grande', 'see', 'valle-grande', { minutes: 150 }),
  thing('lugar', 'canon', 'see', 'canon-del-atuel', { minutes: 90 }),
  thing('lugar', 'el-nihuil', 'see', 'el-nihuil', { minutes: 120 }),
  thing('lugar', 'sosneado', 'see', 'el-sosneado', {
    months: [12, 1, 2, 3],
    beyond: { road: 'RP 220', gravelKm: 60, minutes: 180 },
  }),
  thing('lugar', 'vino', 'see', 'las-paredes', { minutes: 120 }),
  thing('lugar', 'ciudad', 'see', 'ciudad', { minutes: 120 }),
  thing('bodega', 'martes', 'taste', 'las-paredes', {
    opening: openOnDays([1, 2, 3, 4, 5]),
    phone: '+54 260 442-1076',
  }),
  thing('bodega', 'siempre', 'taste', 'las-paredes', {
    opening: openOnDays(EVERY_DAY),
    suits: { dog: false },
    phone: '+54 260 442-2222',
  }),
  thing('restaurante', 'rio', 'eat', 'valle-grande', { opening: openOnDays(EVERY_DAY, 11, 16) }),
  thing('restaurante', 'centro', 'eat', 'ciudad', { phone: '+54 260 443-0000' }),
  thing('restaurante', 'de-noche', 'eat', 'las-paredes', { meals: ['dinner'] }),
  thing('restaurante', 'helados', 'eat', 'las-paredes', { isSnack: true }),
  thing('restaurante', 'inventado', 'eat', 'el-nihuil', { isSample: true }),
  thing('aventura', 'rafting', 'do', 'valle-grande', { needsRiver: true }),
  thing('cultura', 'museo', 'see', 'ciudad', { opening: openOnDays(EVERY_DAY, 8, 19), suits: { children: true } }),
  thing('aventura', 'kayak', 'do', 'valle-grande', { isInWater: true, effort: 'low', askAt: ASK }),
  thing('aventura', 'velas', 'do', 'el-nihuil', { effort: 'high', askAt: ASK }),
  thing('aventura', 'entre-arboles', 'do', 'valle-grande', { isSeasonal: true, askAt: ASK }),
  thing('cultura', 'sin-nadie', 'see', 'las-paredes'),
  thing('cultura', 'laberinto', 'see', 'ciudad', { isInTheSun: true, opening: openOnDays(EVERY_DAY) }),
  thing('excursion', 'por-el-canon', 'tour', 'ciudad', { minutes: 300, usesCanyon: true, askAt: ASK }),
  thing('excursion', 'paseo', 'tour', 'ciudad', {
    minutes: 240,
    departures: { days: [2, 3, 4], at: [9 * 60, 15 * 60] },
  }),
  thing('excursion', 'canon', 'tour', 'ciudad', { minutes: 560 }),
  thing('alojamiento', 'cabana', 'sleep', 'valle-grande', {
    minutes: 0,
    suits: { children: true },
    checkIn: 14 * 60,
    checkOut: 10 * 60,
  }),
  thing('evento', 'feria', 'event', 'ciudad', { dates: [['2026-12-13', '2026-12-14']] }),
];

/** The road of each leg: a bend, and not a straight line. */
const stretches = rows.flatMap((row, to) => row.flatMap((leg, from) => (leg ? [bend(from, to)] : [])));

function bend(from: number, to: number): number[] {
  const [[lat = 0, lng = 0] = [], [north = 0, east = 0] = []] = [from, to].map((id) => points[ids[id] ?? '']);
  const units = [lng, lat, east - lng, 0, 0, north - lat];
  return units.map((degrees) => Math.round(degrees * PARTS));
}

let count = 0;
const ways = { stretches, rows: rows.map((row) => row.map((leg) => (leg ? [count++] : []))) };

export const tripData: TripData = {
  isDemo: true,
  things,
  routes: [],
  moved: {},
  legs: { ids, roads, rows },
  ways,
  districts: Object.fromEntries(
    ids.map((id) => [
      id,
      { name: id, lat: points[id]?.[0], lng: points[id]?.[1], fuel: id === 'ciudad', food: id !== 'canon-del-atuel' },
    ]),
  ) as TripData['districts'], // only those in the table
  river: { dryFrom: '05-01', dryTo: '08-31' },
  bathing: { from: '12-01', to: '03-31' },
  canyon: {
    district: 'canon-del-atuel',
    top: 'el-nihuil',
    bottom: 'valle-grande',
    latestEntry: { winter: 17 * 60, summer: 19 * 60 },
    last: { since: '2026-01-08', state: 'closed' },
  },
  dayIdeas: [
    { place: 'valle-grande', with: [], visits: [], travel: ['car'], first: ['dog'] },
    {
      place: 'vino',
      with: [{ type: 'lugar', id: 'ciudad' }],
      visits: ['bodega'],
      travel: ['car', 'none', 'bike'],
      first: ['reduced'],
    },
    { place: 'el-nihuil', with: [], visits: [], travel: ['car'] },
    { place: 'canon', with: [], visits: [], travel: ['car'] },
    { place: 'sosneado', with: [], visits: [], travel: ['car'], never: ['children', 'reduced'] },
    {
      place: 'ciudad',
      with: [{ type: 'cultura', id: 'museo' }],
      visits: [],
      travel: ['car'],
      first: ['children'],
      never: ['reduced', 'dog'],
    },
  ],
  emergency: [{ number: '911', name: 'Emergencias' }],
  inks: '/map/inks.css',
  sheets: { department: '/map/department.svg', atuel: '/map/atuel.svg', city: '/map/city.svg' },
};

const dates = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 11, 31) })
  .map((time) => new Date(time).toISOString().slice(0, 10));

/** Any stop, whether or not the small guide has it. */
const stops = fc.record(
  {
    type: fc.constantFrom('bodega', 'lugar', 'restaurante', 'evento', 'otra-cosa'),
    id: fc.oneof(fc.constantFrom(...things.map(({ id }) => id)), fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,40}$/)),
    minutes: fc.integer({ min: 0, max: 720 }),
  },
  { requiredKeys: ['type', 'id'] },
);

const bases = fc.constantFrom(
  { type: 'alojamiento', id: 'cabana' },
  { type: 'alojamiento', id: 'ya-no-esta' },
  { type: ZONE, id: 'el-nihuil' },
  { type: ZONE, id: 'otra-zona' },
);

/** Any plan that the page can hold, without names, which links leave out. */
export const plans: fc.Arbitrary<Plan> = fc.record({
  start: fc.option(dates),
  travel: fc.constantFrom(...TRAVELS),
  company: fc.subarray([...COMPANIES]),
  days: fc.array(
    fc.record(
      { startAt: fc.integer({ min: 0, max: 1439 }), base: bases, stops: fc.array(stops, { maxLength: 12 }) },
      { requiredKeys: ['stops'] },
    ),
    { maxLength: 10 },
  ),
});
