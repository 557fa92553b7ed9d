import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ceilingOf } from '../guide/pictures/encode.ts';
import { digestOf, filesOf, readManifest, uprightOf } from '../guide/pictures/manifest.ts';
import { widthsOf } from '../guide/pictures/shapes.ts';
import { readContentPictures } from './content-pictures.ts';
import { print } from './core/render.ts';
import { type Drawing, readDrawings } from './drawings.ts';
import { kinds } from './kinds.ts';
import { motifs } from './motifs.ts';
import { PRINTS } from './project.ts';
import { drawRecipe } from './recipe.ts';

const MOST_MEGABYTES = 60;

const drawings = readDrawings();
const manifest = readManifest(PRINTS);

/** The names of the upright prints of openings, which repeat the motif of the wide ones. */
const upright = new Set(drawings.map(({ name }) => uprightOf(name)));
const once = drawings.filter(({ name }) => !upright.has(name));

test('every recipe is printed in its current form, at all widths in both formats', () => {
  expect(drawings.length).toBeGreaterThan(330);
  expect(drawings.filter(({ name, key }) => manifest[name]?.key !== key).map(({ name }) => name)).toEqual([]);
  const files = drawings.flatMap(({ name, shape }) => filesOf(name, widthsOf(shape)));
  expect(files.filter((file) => !existsSync(path.join(PRINTS, file)))).toEqual([]);
});

test('no print exists without a recipe', () => {
  const wanted = new Set(drawings.map(({ name }) => name));
  expect(Object.keys(manifest).filter((name) => !wanted.has(name))).toEqual([]);
});

test('no two prints have the same recipe, and no two recipes give the same picture', () => {
  expect(doubles(once, ({ recipe }) => JSON.stringify(Object.entries(recipe).sort()))).toEqual([]);
  expect(doubles(drawings, ({ name }) => manifest[name]?.digest ?? name)).toEqual([]);
});

/** Groups the names of members for which `by` returns the same value; leaves out groups of one. */
function doubles(members: Drawing[], by: (one: Drawing) => string): string[][] {
  return [...Map.groupBy(members, by).values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.map(({ name }) => name));
}

test('the pictures of one gallery show different motifs', () => {
  const galleries = Map.groupBy(
    drawings.filter(({ name }) => /-\d+$/.test(name)),
    ({ name }) => name.replace(/-\d+$/, ''),
  );
  const motif = ({ recipe }: Drawing) => {
    const { light: _light, season: _season, seed: _seed, ...rest } = recipe;
    const { focal: _focal, horizon: _horizon, ...told } = rest as Record<string, unknown>;
    return JSON.stringify(Object.entries(told).sort());
  };
  expect([...galleries.values()].flatMap((gallery) => doubles(gallery, motif))).toEqual([]);
});

test('the description of a picture matches what its recipe draws', () => {
  const recipes = new Map(drawings.map(({ name, recipe }) => [name, recipe]));
  const said = readContentPictures();
  expect(once.filter(({ name }) => !said.some(({ print }) => print === name)).map(({ name }) => name)).toEqual([]);
  const wrong = said.flatMap(({ file, print, alt }) => {
    const kind = recipes.get(print)?.kind ?? 'no such print';
    return motifs[kind]?.test(alt) ? [] : [`${file}: ${print} (${kind}): ${alt}`];
  });
  expect(wrong).toEqual([]);
});

test('every file stays below the limit for its width, and the series below the limit for the repository', () => {
  const files = drawings.flatMap(({ name, shape }) => filesOf(name, widthsOf(shape)));
  const sizes = files.map((file) => ({ file, size: statSync(path.join(PRINTS, file)).size }));
  const heavy = sizes.filter(({ file, size }) => {
    const [, width, format] = /-(\d+)\.(avif|webp)$/.exec(file) ?? [];
    return size > ceilingOf(format as 'avif' | 'webp', Number(width));
  });
  expect(heavy.map(({ file, size }) => `${file}: ${Math.round(size / 1024)} kB`)).toEqual([]);
  expect(sizes.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024).toBeLessThan(MOST_MEGABYTES);
});

test('files have the widths that pages promise', async () => {
  for (const { name, shape } of [...drawings.slice(0, 1), ...drawings.slice(-1)]) {
    const promised = manifest[name];
    for (const file of filesOf(name, widthsOf(shape))) {
      const { width, height } = await sharp(readFileSync(path.join(PRINTS, file))).metadata();
      expect(file).toContain(`-${width}.`);
      expect(height / width).toBeCloseTo((promised?.height ?? 0) / (promised?.width ?? 1), 2);
    }
  }
});

test.each(['museum', 'dish', 'wine', 'open-road'])(
  'drawing a recipe of kind "%s" again gives the same bytes, and they are those of the print',
  async (kind) => {
    const one = drawings.find(({ recipe }) => recipe.kind === kind) as Drawing; // each of these is in use
    const width = Math.max(...widthsOf(one.shape));
    const digest = async () => digestOf(await print(drawRecipe(one.recipe, one.shape), width).raw().toBuffer());
    const printed = manifest[one.name]?.digest;
    expect([await digest(), await digest()]).toEqual([printed, printed]);
  },
);

test('the series has enough motifs for places to look distinct', () => {
  const used = new Set(drawings.map(({ recipe }) => recipe.kind));
  expect(used.size).toBeGreaterThanOrEqual(50);
  expect(Object.keys(kinds).filter((kind) => !motifs[kind])).toEqual([]);
});
