import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writtenLine, writtenText, writtenValue } from './written.ts';

test.each([
  ['a NUL', 'a\u0000b', 'ab'],
  ['separators of other programs', 'a\u0001b\u0002c\u001Fd', 'abcd'],
  ['commands for a terminal', '\u001B[31mrojo', '[31mrojo'],
  ['turned letters', 'fac\u202Egpj.exe', 'facgpj.exe'],
  ['isolates and marks of direction', '\u2066a\u2069\u200E\u200F\u061Cb', 'ab'],
  ['signs without a width', 'a\u200Bb\u2060c\uFEFFd\u00ADe', 'abcde'],
  ['hidden letters', 'a\u{E0041}\u3164', 'a'],
  ['an accent of its own', 'e\u0301\u200D\u0301', 'é\u0301'],
  ['half a letter', 'a\uD83Db', 'ab'],
  ['lines', ' uno\r\n dos\u2028tres\u0085cuatro\u000Bcinco\tseis ', 'uno dos tres cuatro cinco seis'],
])('%s does not get into a line', (_, text, line) => {
  expect(writtenLine(text)).toBe(line);
});

test.each(['Ñandú, ¿qué?', '3\u00A0km', '👩‍🌾 ❤️ 👍🏽 1️⃣', 'עברית', 'O’Higgins 25 «bis»'])(
  '%s stays as it is',
  (text) => {
    expect(writtenLine(text)).toBe(text);
  },
);

test('the lines of a text stay, ended in one way, with their blanks and tabs', () => {
  expect(writtenText(' uno\r\ndos\rtres\u2028\tcuatro\u0000\n')).toBe(' uno\ndos\ntres\n\tcuatro\n');
});

test('no letter has more marks than a language needs: composing a heap of them would stop the server', () => {
  expect(writtenText(`a${'\u0323\u0301'.repeat(20_000)}b`)).toMatch(/^\u1EA1\p{M}{1,30}b$/u);
});

test('what is written once is written for good, in one line or several', () => {
  const signs = fc.constantFrom('\u0344'.repeat(20), ...'ae\u0301 \n\r\t\u0000\u2028\u200D\uFE0F👩🏽\u202E1\u20E3');
  fc.assert(
    fc.property(fc.string({ unit: signs }), (text) => {
      expect(writtenText(writtenText(text))).toBe(writtenText(text));
      expect(writtenLine(writtenLine(text))).toBe(writtenLine(text));
      expect(writtenLine(text)).not.toMatch(/[\p{Cc}\u2028\u202E]/u);
    }),
  );
});

test('every text inside a value is written, names of fields included, and nothing else changes', () => {
  const value = { 'na\u202Eme': ' Ana\u0000 ', list: [1, null, true, 'uno\r\ndos \n'], inner: { e: 'e\u0301' } };
  expect(writtenValue(value)).toEqual({ name: 'Ana', list: [1, null, true, 'uno\ndos \n'], inner: { e: 'é' } });
});

test('a long text takes linear time', () => {
  for (const text of [' '.repeat(200_000), '\r'.repeat(200_000), `👩${'\uFE0F'.repeat(50_000)}x`]) {
    const before = process.cpuUsage();
    writtenLine(text);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  }
});
