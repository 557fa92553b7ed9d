import { expect, test } from 'vitest';
import { districts, PLAZA, type Point } from '#map/browser/districts.ts';
import { roadBetween } from './road-between.ts';

const damOfValleGrande = { lat: -34.83399, lng: -68.51655 };
const pareditas = { lat: -33.9416, lng: -69.0769 };
/** Where RN 144 leaves RN 143 at the two bridges over the Diamante, and where it meets RN 40. */
const bridges = { lat: -34.6521, lng: -68.378 };
const meetsRoute40 = { lat: -35.0461, lng: -69.519 };

/**
 * Published distances in kilometres, with their source, which may measure from another point of a town.
 */
const known: [from: string, to: string, a: Point, b: Point, km: number, source: string][] = [
  ['plaza', 'Valle Grande', PLAZA, districts['valle-grande'], 37, 'content/places/valle-grande.md'],
  ['plaza', 'Valle Grande dam', PLAZA, damOfValleGrande, 40, 'content/places/canon-del-atuel.md, the way back'],
  ['plaza', 'El Nihuil', PLAZA, districts['el-nihuil'], 75, 'content/places/el-nihuil.md; 72 in billiken.lat'],
  ['plaza', 'El Sosneado', PLAZA, districts['el-sosneado'], 140, 'content/places/el-sosneado.md'],
  ['plaza', 'Malargüe', PLAZA, districts.malargue, 189, 'hitchwiki.org/es/Malargue_(Mendoza)'],
  ['plaza', 'Agua del Toro', PLAZA, districts['agua-del-toro'], 84, 'archivo.lacapital.com.ar/2002/07/28/articulo_257'],
  ['plaza', 'Cañada Seca', PLAZA, districts['canada-seca'], 15, 'elbaqueano.com.ar/sanrafael/distrito/id/2'],
  ['El Sosneado', 'Malargüe', districts['el-sosneado'], districts.malargue, 50, 'piramideinformativa.com, 14 Nov 2025'],
  ['El Nihuil', 'Malargüe', districts['el-nihuil'], districts.malargue, 160, 'billiken.lat, El Nihuil'],
  ['bridges', 'RN 40', bridges, meetsRoute40, 132, 'losandes.com.ar/cuesta-de-los-terneros: all of RN 144'],
  [
    'plaza',
    'Pareditas',
    PLAZA,
    pareditas,
    109,
    'es-academic.com/dic.nsf/eswiki/1029900: RN 143, km 778 less 665 to 673',
  ],
];

test.each(known)('%s to %s agrees with the published distance', (_from, _to, a, b, km, source) => {
  const trip = roadBetween(a, b);
  expect(Math.abs((trip?.km ?? 0) / km - 1), `${trip?.km} km, but ${km} by ${source}`).toBeLessThan(0.05);
});

test('the circuit of the canyon agrees with the 165 km of mendoza.travel', () => {
  const legs = [
    roadBetween(PLAZA, districts['el-nihuil']),
    roadBetween(districts['el-nihuil'], damOfValleGrande, { canyon: 'both', scenic: true }),
    roadBetween(damOfValleGrande, PLAZA),
  ];
  const km = legs.reduce((sum, leg) => sum + (leg?.km ?? 0), 0);
  expect(Math.abs(km / 165 - 1), `${km} km`).toBeLessThan(0.05);
});

test('a route and its return are equally long', () => {
  const there = roadBetween(PLAZA, districts.malargue);
  expect(roadBetween(districts.malargue, PLAZA)?.km).toBe(there?.km);
});

test('the route to El Nihuil is named by its roads, all paved, and takes about an hour and a quarter', () => {
  const trip = roadBetween(PLAZA, districts['el-nihuil']);
  expect(trip).toMatchObject({ roads: ['RN143', 'RN144', 'RP180'], surface: { gravel: 0 }, notes: [] });
  expect(trip?.minutes[0]).toBeLessThanOrEqual(75);
  expect(trip?.minutes[1]).toBeGreaterThanOrEqual(75);
});

test('a canyon that is open downwards is used on the way down and bypassed on the way up', () => {
  const { 'el-nihuil': top } = districts;
  const wish = { canyon: 'down', scenic: true } as const;
  const down = roadBetween(top, damOfValleGrande, wish);
  const up = roadBetween(damOfValleGrande, top, wish);
  expect(down?.notes).toContain('canyon');
  expect(down?.surface.gravel).toBeGreaterThan(0.7);
  expect(up?.notes).not.toContain('canyon');
  expect(up?.km).toBeGreaterThan(90);
});

test('a place inside a closed canyon still has its kilometres, and the answer notes that the canyon was closed', () => {
  const trip = roadBetween(PLAZA, districts['canon-del-atuel'], { canyon: 'closed' });
  expect(trip?.notes).toEqual(expect.arrayContaining(['canyon', 'canyon-closed']));
  expect(trip?.km).toBeGreaterThan(50);
});

test('most of the route to Agua del Toro is gravel', () => {
  expect(roadBetween(PLAZA, districts['agua-del-toro'])?.surface.gravel).toBeGreaterThan(0.5);
});

test('a point far from every road has no answer', () => {
  expect(roadBetween(PLAZA, { lat: -34.4, lng: -69.9 })).toBeNull();
});
