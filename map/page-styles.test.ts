import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_STYLES_FILE, pageStyles } from './page-styles.ts';

test('the style sheet of pages has the inks of the sheets; if not, run `npm run map:keep`', () => {
  expect(readFileSync(PAGE_STYLES_FILE, 'utf8')).toBe(pageStyles());
});
