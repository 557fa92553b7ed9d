import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { themedOpening } from '#catalog/content/schema.ts';
import { PRINTS_FOLDER } from '#pictures/manifest.ts';
import { BESIDE_TITLE, Pictures } from '#pictures/pictures.ts';
import { widthsOf } from '#pictures/shapes.ts';
import { linesOf } from '#reading/lines.ts';
import { withPictures } from './page-pictures.ts';

const schema = z.strictObject({ hero: themedOpening });
const night = { print: 'pages/lake-night', alt: 'A lake under the moon' };
const content = { hero: { print: 'pages/lake', alt: 'A lake', caption: null, night: { ...night, caption: null } } };

const resolved = (...prints: string[]) => resolvedFrom(content, ...prints);

/** Resolves a content for a page below a solid header, where these wide prints exist. */
function resolvedFrom(content: z.output<typeof schema>, ...prints: string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'prints-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, PRINTS_FOLDER), { recursive: true });
  const print = { key: 'k', width: 1600, height: 900, widths: widthsOf('hero'), color: '#000000', digest: 'd' };
  const manifest = Object.fromEntries(prints.map((name) => [name, print]));
  writeFileSync(path.join(root, PRINTS_FOLDER, 'manifest.json'), JSON.stringify(manifest));
  const pictures = new Pictures(root);
  const { hero } = withPictures(schema, content, 'content/pages/pesca.json', {
    pictures,
    header: 'solid',
    lineOf: linesOf(content),
  });
  return { hero, wanted: pictures.wanted.map(({ name }) => name) };
}

test('an opening brings its print for the dark theme, and both are made', () => {
  const { hero, wanted } = resolved('pages/lake', 'pages/lake-night');
  expect([hero.src, hero.night?.src, hero.night?.alt]).toEqual([
    '/images/pages/lake',
    '/images/pages/lake-night',
    'A lake under the moon',
  ]);
  expect(wanted).toEqual(['pages/lake', 'pages/lake-night']);
});

test('a picture beside a title shows its ground unless it names another part, which is that of the night too', () => {
  const positions = (focus?: string) => {
    const { hero } = resolvedFrom({ hero: { ...content.hero, focus } }, 'pages/lake', 'pages/lake-night');
    return [hero.position, hero.night?.position];
  };
  expect(positions()).toEqual([BESIDE_TITLE, BESIDE_TITLE]);
  expect(positions('85% 50%')).toEqual(['85% 50%', '85% 50%']);
});

test('a missing print for the dark theme is reported with its own field', () => {
  expect(() => resolved('pages/lake')).toThrow('"hero.night.print" is "pages/lake-night", which is no print');
});
