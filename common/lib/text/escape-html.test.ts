import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('no text can open an element, end an attribute or become an entity', () => {
  expect(escapeHtml('<b title="Vino & pan">&lt;')).toBe('&lt;b title=&quot;Vino &amp; pan&quot;>&amp;lt;');
});

test('all other characters stay as they are', () => {
  expect(escapeHtml('¿Cuánto cuesta? $1.000 > $999')).toBe('¿Cuánto cuesta? $1.000 > $999');
});
