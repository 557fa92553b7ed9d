import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#catalog/content/test-content.ts';
import { FONTS, LETTERS, RARE_LETTERS, readFont, subsetFace } from './fonts.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/**
 * Pictographs and arrows come from the visitor's own fonts; letters, digits, punctuation and currency signs must not.
 */
const WRITTEN = /[\p{L}\p{N}\p{P}\p{Sc}]/gu;

test('the typefaces contain every letter of the interface and of the content', () => {
  const missing = globSync('{content,locales}/**/*.json', { cwd: projectRoot }).flatMap((file) =>
    [...new Set(read(file).match(WRITTEN))]
      .filter((letter) => !(LETTERS + RARE_LETTERS).includes(letter))
      .map((one) => `${file}: ${one}`),
  );
  expect(missing).toEqual([]);
});

/** Family → the weights that its `@font-face` declares. */
const faces = read('common/ui/styles/fonts.css');
const offered = new Map(
  [...faces.matchAll(/font-family: '(\w+)';[^}]*font-weight: (\d+) (\d+);/g)].map(([, family = '', min, max]) => [
    family,
    { min: Number(min), max: Number(max) },
  ]),
);

test('the styles use no weight that the typefaces lack', () => {
  expect([...offered.keys()]).toEqual(['Piazzolla', 'Archivo']);
  const { min: boldest } = offered.get('Piazzolla') ?? { min: 0 };
  const { min, max } = offered.get('Archivo') ?? { min: 0, max: 0 };
  const styles = globSync('{common,guide,map}/**/*.css', { cwd: projectRoot, exclude: ['common/ui/styles/fonts.css'] })
    .map(read)
    .join('');
  const titles = [...styles.matchAll(/\bfont: (?:italic )?(\d{3}) [^;]*var\(--font-title\)/g)];
  const bold = [...styles.matchAll(/font-weight: (\d{3});/g)].map(([, weight]) => Number(weight));
  expect(bold.filter((weight) => weight > max && weight < boldest)).toEqual([]);
  expect(titles.filter(([, weight]) => Number(weight) < boldest).map(([rule]) => rule)).toEqual([]);
  const texts = [...styles.matchAll(/\bfont: (?:italic )?(\d{3}) [^;]*var\(--font-text\)/g)];
  expect(texts.filter(([, weight]) => Number(weight) < min || Number(weight) > max).map(([rule]) => rule)).toEqual([]);
});

test('a family has a single face, so that none can be left unloaded beside another', () => {
  const families = [...faces.matchAll(/font-family: '([^']+)'/g)].map(([, family]) => family);
  expect(families).toEqual([...new Set(families)]);
  for (const stack of read('common/ui/styles/tokens.css').match(/--font-(?:title|text): [^;]+/g) ?? [])
    expect(stack).toMatch(/'(\w+)', '\1 rare', '\1 fallback'/);
});

test('the rare letters, and no others, are in a file that loads only where a page uses one', () => {
  const ranges = [...faces.matchAll(/woff2\?rare'[^}]*unicode-range:\s*([^;]+);/g)].map(([, range = '']) =>
    range.split(/,\s*/).flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    }),
  );
  expect(ranges).toEqual(FONTS.map(() => [...RARE_LETTERS].sort()));
  expect([...RARE_LETTERS].filter((letter) => LETTERS.includes(letter))).toEqual([]);
});

describe.each(FONTS)('%s, subset', async (name) => {
  const font = await readFont(name);
  const cut = await subsetFace(font, name, LETTERS);
  const rare = create(await subsetFace(font, name, RARE_LETTERS)) as Font;
  const face = create(cut) as Font; // a single font, not a collection

  test('the subset font keeps its letters and kerning, and that of texts its tabular figures', () => {
    const missing = (letters: string, face: Font) =>
      [...letters].filter((letter) => !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    expect(missing(LETTERS, face)).toEqual([]);
    expect(missing(RARE_LETTERS, rare)).toEqual([]);
    expect(face.availableFeatures).toContain('kern');
    if (name.includes('/archivo/')) expect(face.availableFeatures).toContain('tnum');
  });

  test('the subset font has less than 60 % of the original size', () => {
    expect(cut.length).toBeLessThan(0.6 * font.length);
  });
});
