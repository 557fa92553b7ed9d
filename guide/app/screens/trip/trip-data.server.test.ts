import { expect, test } from 'vitest';
import { pageContext } from '#builder/site/pages.server.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { readTripRules } from '#catalog/trip/trip-rules.ts';
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
