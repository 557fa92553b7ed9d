import { expect, test } from 'vitest';
import { iconsIn } from './icon-drawings.server.ts';

test('a page carries the drawings of its own icons, each once, and no others', () => {
  const cards = [{ facts: [{ icon: 'wine', text: 'Malbec' }] }, { facts: [{ icon: 'wine', text: 'Bonarda' }] }];
  const icons = iconsIn({ cards, species: { icon: 'fish' }, title: 'car', icon: null });
  expect(Object.keys(icons)).toEqual(['fish', 'wine']);
  expect(icons.wine).toMatch(/^<path d="[^"]+"><\/path>/);
  expect(icons.wine).not.toContain('svg');
});
