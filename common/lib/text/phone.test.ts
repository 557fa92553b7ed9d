import { expect, test } from 'vitest';
import { chatLink, digits, telLink } from './phone.ts';

test('a chat link uses only the digits of a number', () => {
  expect(digits('+54 9 (260) 442-7448')).toBe('5492604427448');
});

test('a call link has no dashes, spaces or brackets, and keeps the plus', () => {
  expect(telLink('+54 (260) 442-7448')).toBe('tel:+542604427448');
  expect(telLink('0800 222\u00a03500')).toBe('tel:08002223500');
  expect(telLink('911')).toBe('tel:911');
});

test('a chat link carries the message exactly as it was written', () => {
  const message = '¡Hola! ¿100% & más? #1\nCon “Ñandú” 🍷';
  const link = chatLink('+54 260 442-7448', message);
  expect(link).toMatch(/^https:\/\/wa\.me\/542604427448\?text=[^\s&#?]+$/);
  expect(new URL(link).searchParams.get('text')).toBe(message);
});
