import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#app/catalog/content/test-content.ts';
import { cutFont, FONTS, LETTERS, readFont, WEIGHTS } from './fonts.ts';

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

test('the styles ask for no weight that the faces do not have', () => {
  const styles = globSync('app/**/*.css', { cwd: projectRoot, exclude: ['app/styles/fonts.css'] }).map(read);
  const weights = styles.flatMap((css) =>
    [...css.matchAll(/\bfont(?:-weight)?: (\d{3})\b/g)].map(([, one]) => Number(one)),
  );
  expect(Math.min(...weights)).toBeGreaterThanOrEqual(WEIGHTS.min);
  expect(Math.max(...weights)).toBeLessThanOrEqual(WEIGHTS.max);
});

describe.each(FONTS)('%s, cut', async (name) => {
  const font = await readFont(name);
  const cut = await cutFont(font);
  const face = create(cut) as Font; // one face, not a collection

  test('has the letters, the weights, kerning and tabular figures', () => {
    expect([...LETTERS].filter((letter) => !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
    expect(face.variationAxes.wght).toMatchObject(WEIGHTS);
    expect(face.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
  });

  test('is at least a fifth lighter', () => {
    expect(cut.length).toBeLessThan(0.8 * font.length);
  });
});
