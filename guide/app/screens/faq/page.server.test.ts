import { expect, test } from 'vitest';
import { initialsOf } from './page.server.ts';

test.each([
  ['Lucía Ferreyra', 'LF'],
  ['Martín y Paula', 'MP'],
  ['Ana María de la Cruz', 'AC'],
  ['Óscar', 'Ó'],
])('the medallion of %s reads %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
