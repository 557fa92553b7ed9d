import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEGS_FILE, legsText, legTo } from './known-legs.ts';
import { legTable } from './leg-table.ts';

test('the committed drives match the roads; if not, run `npm run map:keep`', () => {
  expect(readFileSync(LEGS_FILE, 'utf8')).toBe(legsText(legTable()));
});

test('the plaza is as far from a district as the roads say, and nothing from itself', () => {
  expect(legTo('ciudad')).toBeNull();
  expect(legTo('valle-grande')?.[0]).toBeGreaterThan(30);
});
