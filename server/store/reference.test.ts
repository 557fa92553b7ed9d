import { expect, test } from 'vitest';
import { idOfReference, isReference, referenceOf } from './reference.ts';

test('each submission has its own reference, which leads back to it', () => {
  const ids = [...Array.from({ length: 5000 }, (_, index) => index + 1), 1_000_000, 96_000_000];
  const references = ids.map(referenceOf);
  expect(new Set(references).size).toBe(ids.length);
  expect(references.map(idOfReference)).toEqual(ids);
  expect(references.every(isReference)).toBe(true);
});

test('a reference has six characters that are not easily confused, and never looks like a number', () => {
  for (const id of [1, 2, 3, 100]) expect(referenceOf(id)).toMatch(/^[A-Z][2-9A-Z]{5}$/);
  expect(Array.from({ length: 5000 }, (_, id) => referenceOf(id)).join('')).not.toMatch(/[01OILSBZGQUAE]/);
});

test('references of neighbouring numbers look nothing alike', () => {
  const [one = '', other = ''] = [referenceOf(1), referenceOf(2)];
  expect([...one].filter((sign, index) => sign === other[index]).length).toBeLessThan(3);
});

test('a reference is recognised however it is typed, and anything else is not', () => {
  const [a, b] = [referenceOf(12).slice(0, 3), referenceOf(12).slice(3)];
  for (const typed of [`${a}${b}`, `${a} ${b}`.toLowerCase(), ` ${a}-${b} `]) expect(idOfReference(typed)).toBe(12);
  for (const typed of ['', '12', 'hello', 'AAAAAA', `${a}${b}2`, '<b>']) expect(idOfReference(typed)).toBeNull();
});
