import { expect, test } from 'vitest';
import { source } from './plain-schemas.ts';
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

test.each(['https://github.com/somebody/a-list', 'https://raw.github.com/somebody/a-list/x.json'])(
  '%s, a stranger’s code, is no source',
  (address) => {
    const messages = source.safeParse(address).error?.issues.map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining('is a code repository')]);
  },
);

test.each(['https://diario.example/nota', 'publicar:12'])('%s is a source', (address) => {
  expect(source.parse(address)).toBe(address);
});
