import { expect, test } from 'vitest';
import { pictureBetween } from './text-columns.server.ts';

const part = (lines: number) => ({ title: 'Parte', html: `<p>${'palabra '.repeat(lines * 9)}</p>` });

test('a picture fills the column that would end earlier', () => {
  expect(pictureBetween([part(5), part(5), part(25)])).toEqual({ after: 2, isLeft: true });
  expect(pictureBetween([part(25), part(5), part(5)])).toEqual({ after: 1, isLeft: false });
});

test('a text of one part, or of none, is not divided', () => {
  expect(pictureBetween([part(5)])).toBeNull();
  expect(pictureBetween([])).toBeNull();
});
