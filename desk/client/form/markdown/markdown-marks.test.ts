import { expect, test } from 'vitest';
import { asBold, asHeading, asLink, asList } from './markdown-marks.ts';

test('selected words become bold, and plain again', () => {
  const bold = asBold('Un lago azul', 3, 7);
  expect(bold.text).toBe('Un **lago** azul');
  expect(asBold(bold.text, bold.from, bold.to).text).toBe('Un lago azul');
});

test('a space that was selected with the words stays outside the bold text', () => {
  expect(asBold('Un lago azul', 3, 8).text).toBe('Un **lago** azul');
});

test('a line becomes a heading, then a smaller one, then plain again', () => {
  expect(asHeading('uno\ndos', 5).text).toBe('uno\n## dos');
  expect(asHeading('uno\n## dos', 6).text).toBe('uno\n### dos');
  expect(asHeading('uno\n### dos', 6).text).toBe('uno\ndos');
});

test('selected lines become a list, and plain again', () => {
  const list = asList('uno\ndos\ntres', 0, 6);
  expect(list.text).toBe('- uno\n- dos\ntres');
  expect(asList(list.text, list.from, list.to).text).toBe('uno\ndos\ntres');
});

test('selected words become a link; without words the address is shown', () => {
  expect(asLink('Ver el lago', 7, 11, '/lago').text).toBe('Ver el [lago](/lago)');
  expect(asLink('', 0, 0, '/lago').text).toBe('[/lago](/lago)');
});
