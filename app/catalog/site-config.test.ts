import { expect, test } from 'vitest';
import { placeholderWarning, readSiteConfig } from './site-config.ts';
import { copyContent } from './test-content.ts';

test('the owner is told which contacts of the guide are still invented', () => {
  const { root, set } = copyContent();
  set('content/site.json', { placeholders: ['phone', 'email'] });
  expect(placeholderWarning(readSiteConfig(root))).toContain('content/site.json: phone, email still hold placeholder');
});

test('the owner is told nothing once every contact is real', () => {
  const { root, set } = copyContent();
  set('content/site.json', { placeholders: [] });
  expect(placeholderWarning(readSiteConfig(root))).toBeNull();
});
