import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#app/catalog/content/test-content.ts';
import { cutFont, FONTS, LETTERS, readFont } from './fonts.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/**
 * Pictographs and arrows come from the visitor's own fonts; letters, digits, punctuation and currency signs must not.
 */
const WRITTEN = /[\p{L}\p{N}\p{P}\p{Sc}]/gu;

test('the faces hold every letter of the interface and of the content', () => {
  const missing = globSync('{content,locales}/**/*.json', { cwd: projectRoot }).flatMap((file) =>
    [...new Set(read(file).match(WRITTEN))]
      .filter((letter) => !LETTERS.includes(letter))
      .map((one) => `${file}: ${one}`),
  );
  expect(missing).toEqual([]);
});

/** Family → the weights that its face says to have. */
const offered = new Map(
  [...read('app/styles/fonts.css').matchAll(/font-family: '(\w+)';[^}]*font-weight: (\d+) (\d+);/g)].map(
    ([, family = '', min, max]) => [family, { min: Number(min), max: Number(max) }],
  ),
);

test('the styles ask for no weight that the faces do not have', () => {
  expect([...offered.keys()]).toEqual(['Piazzolla', 'Archivo']);
  const { min: boldest } = offered.get('Piazzolla') ?? { min: 0 };
  const { min, max } = offered.get('Archivo') ?? { min: 0, max: 0 };
  const styles = globSync('app/**/*.css', { cwd: projectRoot, exclude: ['app/styles/fonts.css'] })
    .map(read)
    .join('');
  const titles = [...styles.matchAll(/\bfont: (?:italic )?(\d{3}) [^;]*var\(--font-title\)/g)];
  expect(titles.filter(([, weight]) => Number(weight) < boldest).map(([rule]) => rule)).toEqual([]);
  const texts = [...styles.matchAll(/\bfont: (?:italic )?(\d{3}) [^;]*var\(--font-text\)/g)];
  expect(texts.filter(([, weight]) => Number(weight) < min || Number(weight) > max).map(([rule]) => rule)).toEqual([]);
});

describe.each(FONTS)('%s, cut', async (name) => {
  const font = await readFont(name);
  const cut = await cutFont(font, name);
  const face = create(cut) as Font; // one face, not a collection

  test('has the letters, kerning and tabular figures', () => {
    expect([...LETTERS].filter((letter) => !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
    expect(face.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
  });

  test('is a third lighter at least', () => {
    expect(cut.length).toBeLessThan(0.67 * font.length);
  });
});
