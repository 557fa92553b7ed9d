import { expect, test } from 'vitest';
import { drawingsOf } from './icon-drawings.server.ts';

test('a page carries the drawings of the icons that it shows, each once', () => {
  const icons = drawingsOf(['wine', 'fish', 'wine']);
  expect(Object.keys(icons)).toEqual(['fish', 'wine']);
  expect(icons.wine).toMatch(/^<path d="[^"]+"><\/path>/);
  expect(icons.wine).not.toContain('svg');
});
