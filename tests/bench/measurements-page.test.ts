import { expect, test } from 'vitest';
import { withSection } from './measurements-page.ts';

const page = '# Title\n\n<!-- one -->\n\nold\n\n<!-- /one -->\n\nKept.\n\n<!-- two -->\n<!-- /two -->\n';

test('a bench replaces its own section and leaves the rest of the page', () => {
  expect(withSection(page, 'one', 'new')).toBe(page.replace('old', 'new'));
  expect(withSection(page, 'two', 'new')).toContain(
    'old\n\n<!-- /one -->\n\nKept.\n\n<!-- two -->\n\nnew\n\n<!-- /two -->',
  );
});

test('measuring twice leaves one measurement', () => {
  expect(withSection(withSection(page, 'one', 'new'), 'one', 'newer')).toBe(page.replace('old', 'newer'));
});

test('the error names a missing section', () => {
  expect(() => withSection(page, 'three', 'new')).toThrow('"<!-- three -->" and "<!-- /three -->"');
});
