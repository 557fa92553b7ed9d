import { expect, test } from 'vitest';
import { traitsOf } from './traits.ts';

test('a condition is a yes, and what nobody told is neither yes nor no', () => {
  expect(traitsOf({ children: 'desde-cierta-edad', pets: 'no', stepFree: null }, [])).toEqual({
    children: 'yes',
    pets: 'no',
    stepFree: null,
    visits: null,
  });
});

test('a made-up answer is none', () => {
  expect(traitsOf({ pets: 'si' }, ['pets']).pets).toBeNull();
});
