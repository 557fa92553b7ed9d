import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { filesOf, readManifest } from '../../guide/pictures/manifest.ts';
import { drawingsOf } from '../drawings.ts';
import { printAll, removeUnwanted, unprinted } from './press.ts';

const NAME = 'gastronomia/la-prueba-1';

/** A folder without prints, and a picture that is drawn quickly. */
function emptyFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'press-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const map = (seed: number) => drawingsOf(NAME, { shape: 'tile', kind: 'map', light: 'day', seed });
  return { folder, map };
}

test('a picture is printed once, in every width and format, and again only when its recipe changes', async () => {
  const { folder, map } = emptyFolder();
  expect(unprinted(folder, map(1))).toHaveLength(1);
  await printAll(folder, map(1));
  expect(unprinted(folder, map(1))).toEqual([]);
  const files = filesOf(NAME, readManifest(folder)[NAME]?.widths ?? []);
  expect(files).toHaveLength(7);
  for (const file of files) {
    const { width, height } = await sharp(readFileSync(path.join(folder, file))).metadata();
    expect(file).toContain(`-${width}.`);
    expect(height).toBe(width);
  }
  expect(unprinted(folder, map(2))).toHaveLength(1);
});

test('an opening is printed wide, and upright for phones', () => {
  const drawings = drawingsOf('home/portada', { shape: 'opening', kind: 'map', light: 'day', seed: 1 });
  expect(drawings.map(({ name, shape }) => [name, shape])).toEqual([
    ['home/portada', 'hero'],
    ['home/portada-vertical', 'poster'],
  ]);
});

test('a picture that looks the same when redrawn is not rewritten', async () => {
  const { folder, map } = emptyFolder();
  await printAll(folder, map(1));
  const file = path.join(folder, `${NAME}-240.avif`);
  const { mtimeMs } = statSync(file);
  const said: string[] = [];
  const renamed = map(1).map((drawing) => ({ ...drawing, key: 'another' }));
  await printAll(folder, renamed, (line) => said.push(line));
  expect(said).toEqual([`1/1 ${NAME} is as it was`]);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  expect(readManifest(folder)[NAME]?.key).toBe('another');
});

test('a print that no longer has a recipe is removed, along with its manifest entry', async () => {
  const { folder, map } = emptyFolder();
  await printAll(folder, map(1));
  expect(removeUnwanted(folder, [])).toEqual([NAME]);
  expect(existsSync(path.join(folder, `${NAME}-240.avif`))).toBe(false);
  expect(readManifest(folder)).toEqual({});
});
