import { expect, test } from 'vitest';
import { emailAddress, sendableEmail } from './email.ts';

test.each([
  ['info@bodegaviñas.com.ar', 'info@xn--bodegavias-09a.com.ar'],
  ['ana@example.com', 'ana@example.com'],
  ['ana@localhost', 'ana@localhost'],
])('mail for %s is sent to %s', (typed, sendable) => expect(sendableEmail(typed)).toBe(sendable));

test.each([
  '',
  'ana',
  '@bodegaviñas.com.ar',
  'ana@',
  'ana@bodega viñas.com.ar',
  'ana@viñas.com/x',
  'ana@viñas@b.com',
  'ana@viñas.com\nBcc: eva@example.com',
])('%j is no e-mail address', (typed) => expect(sendableEmail(typed)).toBeNull());

test('a setting may hold such an address, as it was written, but not half of one', () => {
  expect(emailAddress.parse('hola@viñas.ar')).toBe('hola@viñas.ar');
  expect(emailAddress.safeParse('hola@viñas').success).toBe(false);
});
