import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { projectRoot } from '#app/catalog/test-content.ts';
import { readSite } from '../scripts/site.ts';
import { print } from './core/render.ts';
import { ceilingOf } from './encode.ts';
import { kinds } from './kinds.ts';
import { motifs } from './motifs.ts';
import type { Wanted } from './pictures.ts';
import { DRAWN, digestOf, filesOf, readManifest } from './prints.ts';
import { drawRecipe } from './recipe.ts';

const MOST_MEGABYTES = 60;

type Drawn = Extract<Wanted, { recipe: unknown }>;

let all: Promise<Drawn[]> | undefined;

/** Every drawn picture of the guide. */
function drawnPictures(): Promise<Drawn[]> {
  all ??= readSite(projectRoot).then(({ pictures }) => pictures.filter((one): one is Drawn => 'recipe' in one));
  return all;
}

const fileOf = (file: string) => path.join(projectRoot, DRAWN, file);

test('every picture that the content names is printed, as it is asked for now, at all widths in both formats', async () => {
  const manifest = readManifest(projectRoot, DRAWN);
  const pictures = await drawnPictures();
  expect(pictures.length).toBeGreaterThan(330);
  expect(pictures.filter(({ name, key }) => manifest[name]?.key !== key).map(({ name }) => name)).toEqual([]);
  const files = pictures.flatMap(({ name, view }) => filesOf(name, view.widths));
  expect(files.filter((file) => !existsSync(fileOf(file)))).toEqual([]);
});

test('no picture lies there that nobody asks for', async () => {
  const wanted = new Set((await drawnPictures()).map(({ name }) => name));
  expect(Object.keys(readManifest(projectRoot, DRAWN)).filter((name) => !wanted.has(name))).toEqual([]);
});

test('no two pictures have the same recipe, and no two recipes give the same picture', async () => {
  const pictures = await drawnPictures();
  const manifest = readManifest(projectRoot, DRAWN);
  const motif = ({ recipe }: Drawn) => JSON.stringify(Object.entries(recipe).sort());
  // The upright print of an opening is the same motif, composed again.
  const once = pictures.filter(({ name }) => !name.endsWith('-vertical'));
  expect(doubles(once, motif)).toEqual([]);
  expect(doubles(pictures, ({ name }) => manifest[name]?.digest ?? name)).toEqual([]);
});

/** Names of members that share what `by` gives, in groups. */
function doubles(pictures: Drawn[], by: (one: Drawn) => string): string[][] {
  return [...Map.groupBy(pictures, by).values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.map(({ name }) => name));
}

test('the pictures of one gallery show different motifs', async () => {
  const galleries = Map.groupBy(
    (await drawnPictures()).filter(({ name }) => /-\d+$/.test(name)),
    ({ name }) => name.replace(/-\d+$/, ''),
  );
  const motif = ({
    recipe: { kind, light: _light, season: _season, seed: _seed, focal: _focal, horizon: _horizon, ...rest },
  }: Drawn & { recipe: Record<string, unknown> }) => JSON.stringify([kind, Object.entries(rest).sort()]);
  const same = [...galleries.values()].flatMap((gallery) => doubles(gallery, motif));
  expect(same).toEqual([]);
});

test('what a picture is said to show is what its recipe draws', async () => {
  const wrong = (await drawnPictures()).filter(({ recipe, view }) => !motifs[recipe.kind]?.test(view.alt));
  expect(wrong.map(({ name, recipe, view }) => `${name} (${recipe.kind}): ${view.alt}`)).toEqual([]);
});

test('every description of a picture is short, and of its own within a page', async () => {
  const pictures = await drawnPictures();
  expect(
    pictures
      .filter(({ view }) => view.alt.length < 12 || view.alt.length > 140)
      .map(({ name, view }) => `${name}: ${view.alt}`),
  ).toEqual([]);
  const galleries = Map.groupBy(pictures, ({ name }) => name.replace(/-[^-]+$/, ''));
  const same = [...galleries.values()].flatMap((gallery) =>
    doubles(
      gallery.filter(({ name }) => !name.endsWith('-vertical')),
      ({ view }) => view.alt,
    ),
  );
  expect(same).toEqual([]);
});

test('every file keeps within the bytes that its width allows, and the series within what a repository can carry', async () => {
  let total = 0;
  const heavy: string[] = [];
  for (const { name, view } of await drawnPictures()) {
    for (const file of filesOf(name, view.widths)) {
      const { size } = statSync(fileOf(file));
      const [, width, format] = /-(\d+)\.(avif|webp)$/.exec(file) ?? [];
      if (size > ceilingOf(format as 'avif' | 'webp', Number(width)))
        heavy.push(`${file}: ${Math.round(size / 1024)} kB`);
      total += size;
    }
  }
  expect(heavy).toEqual([]);
  expect(total / 1024 / 1024).toBeLessThan(MOST_MEGABYTES);
});

test('files have the widths that pages promise', async () => {
  const pictures = await drawnPictures();
  for (const { name, view } of [pictures.at(0)!, pictures.at(-1)!]) {
    for (const file of filesOf(name, view.widths)) {
      const { width, height } = await sharp(readFileSync(fileOf(file))).metadata();
      expect(file).toContain(`-${width}.`);
      expect(height / width).toBeCloseTo(view.height / view.width, 2);
    }
  }
});

test('the same recipe draws the same picture, to the byte, and it is the one that was printed', async () => {
  const manifest = readManifest(projectRoot, DRAWN);
  const pictures = await drawnPictures();
  for (const kind of ['museo', 'pizza', 'vino', 'ruta']) {
    const one = pictures.find(({ recipe }) => recipe.kind === kind);
    if (!one) continue;
    const digest = async () =>
      digestOf(await print(drawRecipe(one.recipe, one.shape), one.view.width).raw().toBuffer());
    expect([await digest(), await digest()]).toEqual([manifest[one.name]?.digest, manifest[one.name]?.digest]);
  }
}, 60_000);

test('the series has enough motifs that places look like themselves', async () => {
  const used = new Set((await drawnPictures()).map(({ recipe }) => recipe.kind));
  expect(used.size).toBeGreaterThanOrEqual(50);
  expect(Object.keys(kinds).filter((kind) => !motifs[kind])).toEqual([]);
});
