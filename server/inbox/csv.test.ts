import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test.each([
  ['a plain text', 'Ana', '"Ana"'],
  ['a number', 12, '"12"'],
  ['a number below nothing', -12, '"-12"'],
  ['nothing', '', '""'],
  ['accents', 'Ñandú', '"Ñandú"'],
  ['a semicolon', 'Ana; Luis', '"Ana; Luis"'],
  ['a tab between words', 'Ana\tLuis', '"Ana\tLuis"'],
  ['letters that run backwards', 'a\u202Eb', '"a⟨U+202E⟩b"'],
  ['a comma', 'Ana, Luis', '"Ana, Luis"'],
  ['quotes', 'el "bueno"', '"el ""bueno"""'],
  ['two lines', 'una\ndos', '"una\ndos"'],
  ['a formula', '=1+1', `"'=1+1"`],
  ['a formula after a blank', ' =1+1', `"' =1+1"`],
  ['a formula after a sign that nobody sees', '\u200B=1+1', `"'⟨U+200B⟩=1+1"`],
  ['a formula with a comma', '=SUM(1,2)', `"'=SUM(1,2)"`],
  ['a plus', '+54 9 260 412-3456', `"'+54 9 260 412-3456"`],
  ['a minus', '-1', `"'-1"`],
  ['an at', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a full-width sign', '\uFF1D1+1', `"'\uFF1D1+1"`],
  ['a full-width plus after a blank', ' \uFF0B1', `"' \uFF0B1"`],
  ['a tab', '\t=1', `"'\t=1"`],
])('%s is one cell of a spreadsheet', (_, value, cell) => {
  expect(csv([[value, 'x']])).toBe(`\uFEFF${cell},"x"\r\n`);
});
