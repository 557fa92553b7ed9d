import { expect, test } from 'vitest';
import { chosenIn } from './chosen.ts';

const IDS = ['el-nihuil', 'valle-grande', 'los-reyunos', 'ciudad'];
const chosen = (address: string) => chosenIn(new URLSearchParams(address), IDS);

test('an address names the places to compare, in its order', () => {
  expect(chosen('lugares=valle-grande,el-nihuil')).toEqual(['valle-grande', 'el-nihuil']);
  expect(chosen('lugares=valle-grande&lugares=el-nihuil')).toEqual(['valle-grande', 'el-nihuil']);
  expect(chosen('')).toEqual([]);
});

test('unknown places, repetitions and a fourth place are left out', () => {
  expect(chosen('lugares=atlantida,ciudad,ciudad')).toEqual(['ciudad']);
  expect(chosen(`lugares=${IDS.join(',')}`)).toEqual(['el-nihuil', 'valle-grande', 'los-reyunos']);
});

test('a link survives the full stop of the sentence around it', () => {
  expect(chosen('lugares=valle-grande,ciudad.')).toEqual(['valle-grande', 'ciudad']);
  expect(chosen('lugares=valle-grande%2Cciudad)')).toEqual(['valle-grande', 'ciudad']);
});
