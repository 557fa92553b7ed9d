import path from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, problemsOf } from '#catalog/content/test-content.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { Pictures } from './pictures.ts';
import { SHAPES, type Shape } from './shapes.ts';

const place = { file: 'content/pages/pesca.json', field: 'pictures.hero.print' };
const content = (print: string) => ({ print, alt: 'Un lago', caption: null });

/** The pictures of a guide with these prints: name → shape. */
function picturesOf(prints: Record<string, Shape>) {
  const { root } = copyContent();
  const manifest: Manifest = Object.fromEntries(
    Object.entries(prints).map(([name, shape]) => {
      const widths = [...SHAPES[shape].widths];
      const width = Math.max(...widths);
      const [across, down] = SHAPES[shape].proportions;
      return [name, { key: name, digest: `of-${name}`, width, height: (width * down) / across, widths, color: '#fff' }];
    }),
  );
  writeManifest(path.join(root, 'content/prints'), manifest);
  return new Pictures(root);
}

test('a picture is found by the name of its print, and its address changes when its pixels do', () => {
  const pictures = picturesOf({ 'pages/lake': 'card' });
  expect(pictures.add(content('pages/lake'), 'card', place, 'top')).toEqual({
    src: '/images/pages/lake',
    version: 'of-pages/lake'.slice(0, 6),
    widths: [320, 480, 720, 1080],
    width: 1080,
    height: 810,
    alt: 'Un lago',
    caption: null,
    position: 'top',
    color: '#fff',
  });
});

test('a print that is named in two places is one picture, with the texts of each place', () => {
  const pictures = picturesOf({ 'pages/lake': 'card' });
  pictures.add(content('pages/lake'), 'card', place);
  const second = pictures.add({ ...content('pages/lake'), alt: 'A lake' }, 'card', place);
  expect(second.alt).toBe('A lake');
  expect(pictures.wanted.map(({ name, view }) => [name, view.alt])).toEqual([['pages/lake', 'Un lago']]);
});

test('an opening has an upright print for phones', () => {
  const pictures = picturesOf({ 'pages/lake': 'hero', 'pages/lake-vertical': 'poster' });
  const { src, tall } = pictures.addOpening(content('pages/lake'), place);
  expect([src, tall?.src, tall?.height]).toEqual(['/images/pages/lake', '/images/pages/lake-vertical', 1440]);
  expect(pictures.wanted.map(({ name }) => name)).toEqual(['pages/lake', 'pages/lake-vertical']);
});

test('a name without a print is reported with the file, the field and the likeliest print', async () => {
  const pictures = picturesOf({ 'pages/lake': 'card' });
  expect(await problemsOf(() => pictures.add(content('pages/lago'), 'card', place))).toEqual([
    'content/pages/pesca.json: "pictures.hero.print" is "pages/lago", which is no print of content/prints/manifest.json ' +
      '(did you mean "pages/lake"?); name another, or give it a recipe of shape "card" in illustrations/recipes and run npm run draw.',
  ]);
});

test('an opening without an upright print is reported', async () => {
  const pictures = picturesOf({ 'pages/lake': 'hero' });
  expect(await problemsOf(() => pictures.addOpening(content('pages/lake'), place))).toEqual([
    'content/pages/pesca.json: "pictures.hero.print" is "pages/lake", which fills the screen, but "pages/lake-vertical", ' +
      'its print for phones, is missing; name another, or give it a recipe of shape "opening" in illustrations/recipes and run npm run draw.',
  ]);
});

test('a print whose proportions do not fit its place is reported', async () => {
  const pictures = picturesOf({ 'pages/lake': 'card' });
  expect(await problemsOf(() => pictures.add(content('pages/lake'), 'hero', place))).toEqual([
    'content/pages/pesca.json: "pictures.hero.print" is "pages/lake", which has 1080 × 810 pixels, but the page shows it ' +
      'in proportions of 16:9; name another, or give it a recipe of shape "hero" in illustrations/recipes and run npm run draw.',
  ]);
});
