import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_STYLES_FILE, PAPER_STYLES_FILE, pageStyles, paperStyles } from './page-styles.ts';

test('the style sheets of pages have the inks of the sheets; if not, run `npm run map:keep`', () => {
  expect(readFileSync(PAGE_STYLES_FILE, 'utf8')).toBe(pageStyles());
  expect(readFileSync(PAPER_STYLES_FILE, 'utf8')).toBe(paperStyles());
});
