import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TripData } from '#views/trip-views.ts';
import { tripData } from '../test-trip.ts';
import { legBetween } from './legs.ts';

const PLAZA = [-34.613, -68.3305] as const;
/** About 2.2 km north. */
const NORTH = [-34.5932, -68.3305] as const;
const inTown = (point?: readonly [number, number]) => ({ district: 'ciudad' as const, point });

test('between two measured points of a district the drive is a range, estimated from the straight line', () => {
  const leg = legBetween(inTown(PLAZA), inTown(NORTH), tripData, 'car');
  expect(leg).toMatchObject({ isReckoned: true });
  expect(leg?.km).toBeGreaterThan(2.2);
  expect(leg?.low).toBeLessThan(leg?.minutes ?? 0);
});

test('where one of the two has no measured point, no distance is claimed', () => {
  expect(legBetween(inTown(PLAZA), inTown(), tripData, 'car')).toMatchObject({ km: null });
  expect(legBetween(inTown(), inTown(), tripData, 'car')?.isReckoned).toBeUndefined();
});

test('a drive names its roads in the order in which they are driven, there and back', () => {
  const legs: TripData['legs'] = {
    ids: ['ciudad', 'el-nihuil'],
    roads: ['RN144', 'RP180'],
    rows: [[], [[75, 60, 80, 0, 0, [0, 1], 0]]], // from the first district to the second
  };
  const [home, away] = [{ district: 'ciudad' as const }, { district: 'el-nihuil' as const }];
  expect(legBetween(home, away, { legs }, 'car')?.roads).toEqual(['RN144', 'RP180']);
  expect(legBetween(away, home, { legs }, 'car')?.roads).toEqual(['RP180', 'RN144']);
});

test('for any points, the cautious end is never shorter than the other, nor than the straight line', () => {
  const point = fc.tuple(
    fc.double({ min: -34.7, max: -34.5, noNaN: true }),
    fc.double({ min: -68.5, max: -68.2, noNaN: true }),
  );
  fc.assert(
    fc.property(point, point, fc.constantFrom('car' as const, 'bike' as const, 'none' as const), (a, b, travel) => {
      const leg = legBetween(inTown(a), inTown(b), tripData, travel);
      const straight = Math.hypot(a[0] - b[0], (a[1] - b[1]) * Math.cos((34.6 * Math.PI) / 180)) * 111;
      expect(leg?.km).toBeGreaterThanOrEqual(straight - 0.05); // it is rounded to tenths
      expect(leg?.low).toBeLessThanOrEqual(leg?.minutes ?? 0);
      expect(leg?.low).toBeGreaterThan(0);
    }),
  );
});
