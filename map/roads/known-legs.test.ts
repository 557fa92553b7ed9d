import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEGS_FILE, legsText } from './known-legs.ts';
import { legTable } from './leg-table.ts';

test('the committed drives match the roads; if not, run `npm run map:keep`', () => {
  expect(readFileSync(LEGS_FILE, 'utf8')).toBe(legsText(legTable()));
});
