import { expect, test } from 'vitest';
import type { BuildContext } from '#app/page/build-context.ts';
import type { Place } from '#catalog/places/read-places.ts';
import type { TripRules } from '#catalog/trip/trip-rules.ts';
import { legTo } from '#map/roads/known-legs.ts';
import { factsOf } from './facts.server.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');

function roadTo(distanceKm: number) {
  const place = { slug: 'lago', in: () => ({ distanceKm, driveTime: 'media hora', parking: null }) };
  const rules = { places: { lago: { district: 'valle-grande', minutes: 60 } }, districts: {} };
  // Only what the facts of a place need.
  return factsOf(place as unknown as Place, rules as unknown as TripRules, { language: 'es', t } as BuildContext).road;
}

test('the kilometres of a place are those of its guide, and not those to its district', () => {
  const [km = 0, low, high] = legTo('valle-grande') ?? [];
  expect(roadTo(km)).toBe(`compare.road.drive ${km} ${low} ${high}`);
  expect(roadTo(km + 9)).toBe(`place.km ${km + 9}\nmedia hora`);
});
