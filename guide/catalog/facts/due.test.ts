import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, readRealCatalogue } from '#catalog/content/test-content.ts';
import { countTable, dueLines, dueThisMonth } from './due.ts';
import { BY_HARM, FRESH_DAYS } from './freshness.ts';
import { type InventoryFact, inventoryOf } from './inventory.ts';

const TODAY = '2026-11-22';
const fact = (of: Partial<InventoryFact>): InventoryFact => ({
  group: 'bodegas',
  file: `${of.name ?? 'a'}.json`,
  name: 'a',
  field: 'phone',
  label: 'teléfono',
  kind: 'contact',
  state: 'fresh',
  on: '2026-10-01',
  oldOn: '2027-10-01',
  ...of,
});

test('facts that are unconfirmed, old or about to grow old this month are due, sorted by harm and then by age', () => {
  const due = dueThisMonth(
    [
      fact({ name: 'fresh' }),
      fact({ name: 'point', kind: 'point', on: '2020-01-01', oldOn: '2023-01-01', state: 'old' }),
      fact({ name: 'phone-old', on: '2025-01', oldOn: '2026-01-01', state: 'old' }),
      fact({ name: 'phone-soon', on: '2025-11-25', oldOn: '2026-11-25' }),
      fact({ name: 'phone-never', on: null, oldOn: null, state: 'unconfirmed' }),
      fact({ name: 'road', kind: 'road', on: '2026-11-20', oldOn: '2026-11-21', state: 'old' }),
      fact({ name: 'unknown', kind: null, on: null, oldOn: null, state: 'unknown' }),
    ],
    TODAY,
  );
  expect(due.map(({ name }) => name)).toEqual(['road', 'phone-never', 'phone-old', 'phone-soon', 'point']);
});

test('one call covers everything that is due for one place', () => {
  const due = dueThisMonth(
    [
      fact({ label: 'punto', kind: 'point', on: null, oldOn: null, state: 'unconfirmed' }),
      fact({ on: '2020', oldOn: '2021-01-01', state: 'old' }),
    ],
    TODAY,
  );
  expect(dueLines(due)).toEqual(['  a: teléfono (2020), punto (sin confirmar). a.json']);
});

test('every fact of the guide is in exactly one state, and the table counts all of them', async () => {
  const facts = inventoryOf(await readRealCatalogue(), TODAY);
  const total = countTable(facts).at(-1)?.match(/\d+/g)?.map(Number) ?? [];
  expect(total.reduce((sum, count) => sum + count, 0)).toBe(facts.length);
  expect(facts.filter(({ state, on }) => (on === null) !== (state === 'unconfirmed' || state === 'unknown'))).toEqual(
    [],
  );
});

test('the table in the docs matches the code, and every kind has a rank in the order of calls', () => {
  const page = readFileSync(path.join(projectRoot, 'docs/facts.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)`\s+\| (\d+|its `until`)\s+\|/gm)].map(([, kind, days]) => [
    kind,
    Number(days) || null,
  ]);
  expect(Object.fromEntries(rows)).toEqual(FRESH_DAYS);
  expect([...BY_HARM].sort()).toEqual(Object.keys(FRESH_DAYS).sort());
});
