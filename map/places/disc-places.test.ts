import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { discPlaces } from './disc-places.ts';
import { DISCS_FILE, discsText } from './known-disc-places.ts';

test('discs keep clear of the names as the sheets are lettered now; if not, run `npm run map:keep`', async () => {
  expect(readFileSync(DISCS_FILE, 'utf8')).toBe(discsText(await discPlaces()));
});
