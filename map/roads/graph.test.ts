import { expect, test } from 'vitest';
import { DISTRICT_IDS } from '#map/browser/districts.ts';
import { canyonStates } from './conditions.ts';
import { roadGraph } from './graph.ts';
import { legTable } from './leg-table.ts';

test('all roads are connected', () => {
  const { nodes, edges, at } = roadGraph();
  const seen = new Set([0]);
  const open = [0];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const number of at[node] ?? []) {
      const edge = edges[number];
      for (const next of edge ? [edge.from, edge.to] : []) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
  }
  expect(seen.size / nodes.length).toBeGreaterThan(0.995);
});

test('every edge has a length, of at most 80 km', () => {
  expect(roadGraph().edges.filter(({ km }) => !(km > 0) || km > 80)).toEqual([]);
});

test('every district can be reached from every other', () => {
  const table = legTable();
  expect(table.ids).toEqual(DISTRICT_IDS);
  expect(table.rows.flat()).toHaveLength((DISTRICT_IDS.length * (DISTRICT_IDS.length - 1)) / 2);
  expect(table.rows.flat()).not.toContain(null);
  for (const entry of table.rows.flat()) expect(entry?.[1]).toBeLessThanOrEqual(entry?.[2] ?? 0);
});

test('the states of the canyon are sorted by date', () => {
  const dates = canyonStates.map(({ since }) => since);
  expect(dates).toEqual([...dates].sort());
});
