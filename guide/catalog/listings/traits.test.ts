import { expect, test } from 'vitest';
import { traitsOf } from './traits.ts';

test('a conditional yes counts as yes, and an unknown answer is neither yes nor no', () => {
  expect(traitsOf({ children: 'desde-cierta-edad', pets: 'no', stepFree: null }, [])).toEqual({
    children: 'yes',
    pets: 'no',
    stepFree: null,
    visits: null,
  });
});

test('a made-up answer counts as unknown', () => {
  expect(traitsOf({ pets: 'si' }, ['pets']).pets).toBeNull();
});
