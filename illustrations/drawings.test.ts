import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readDrawings } from './drawings.ts';

/** The error message for a file `bodegas.json` with this recipe; empty if there is none. */
function mistakeIn(recipe: object, name = 'bodegas/la-prueba-1'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'bodegas.json'), JSON.stringify({ [name]: recipe }));
  try {
    readDrawings(folder);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('a mistake in a recipe is reported with the file, the print, the field and its allowed values', () => {
  const canyon = { shape: 'card', kind: 'canyon', light: 'day', seed: 1 };
  expect(mistakeIn({ ...canyon, actor: 'kayak' })).toBe('');
  const at = 'recipes/bodegas.json: "bodegas/la-prueba-1": ';
  expect(mistakeIn({ ...canyon, light: 'noon' })).toBe(
    `${at}"light": Invalid option: expected one of "dawn"|"day"|"golden"|"dusk"|"night".`,
  );
  expect(mistakeIn({ ...canyon, boat: 'raft' })).toBe(`${at}"recipe": Unrecognized key: "boat".`);
  expect(mistakeIn({ ...canyon, kind: 'cañón' })).toMatch(`${at}"kind" is "cañón", but must be one of: valle-grande,`);
  expect(mistakeIn({ ...canyon, shape: 'square' })).toMatch(`${at}"shape": Invalid option: expected one of "card"|`);
});

test('a recipe must be in the file named after its group', () => {
  expect(mistakeIn({ shape: 'card', kind: 'canyon', light: 'day', seed: 1 }, 'places/canyon-1')).toBe(
    'recipes/bodegas.json: "places/canyon-1": the names in this file begin with "bodegas/".',
  );
});
