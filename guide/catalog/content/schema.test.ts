import { expect, test } from 'vitest';
import { phoneNumber } from './schema.ts';

test.each([
  '+54 260 442-7448',
  '+54 (260) 442-7448',
  '0260-4027174',
  '0260 15-4123456',
  '0800 222 3500',
  '+55 11 91234-5678',
])('"%s" is a phone number', (text) => {
  expect(phoneNumber.parse(text)).toBe(text);
});

test.each([
  ['+54 260 442-744', 'with its area code'],
  ['+54 260 442-74488', 'with its area code'],
  ['442-7448', 'with its area code'],
  ['+54 260 442-7448 int. 2', 'digits, spaces, dashes'],
  ['260.442.7448', 'digits, spaces, dashes'],
  ['a confirmar', 'digits, spaces, dashes'],
])('"%s" stops the build with one sentence', (text, remedy) => {
  const messages = phoneNumber.safeParse(text).error?.issues.map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining(remedy)]);
});
