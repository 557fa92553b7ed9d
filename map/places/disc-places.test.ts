import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { discPlaces } from './disc-places.ts';
import { DISCS_FILE, discsText } from './known-disc-places.ts';
import { NAMES_FILE, namesText } from './known-name-boxes.ts';
import { nameBoxes } from './name-boxes.ts';

test('marks keep clear of the names as the sheets are lettered now; if not, run `npm run map:keep`', async () => {
  const boxes = await nameBoxes();
  expect(readFileSync(NAMES_FILE, 'utf8')).toBe(namesText(boxes));
  expect(readFileSync(DISCS_FILE, 'utf8')).toBe(discsText(discPlaces(boxes)));
});
