import path from 'node:path';
import { expect, test } from 'vitest';
import type { FormTexts } from '../../common/contracts/form-texts.ts';
import { mostPixels, mostPixelsOfStrangers } from '../../common/lib/pictures/most-pixels.ts';
import { readJson } from '../../guide/reading/read-file.ts';

const root = path.resolve(import.meta.dirname, '../..');
const FORMATS = ['jpeg', 'png', 'heic', 'webp', 'avif'] as const;

test.each(['es', 'en', 'pt'])(
  'the sentence about too many points names what each format may have, in %s',
  (language) => {
    const { refusals } = readJson(root, `content/locales/${language}/server.json`) as FormTexts;
    for (const format of FORMATS) {
      const millions = (mostPixelsOfStrangers(format) / 1_000_000).toLocaleString(language);
      expect(refusals.photoTooManyPixels.match(/\d+(?:[.,]\d+)?/g)).toContain(millions);
    }
  },
);

test.each(FORMATS)('what the guide keeps of a stranger, the desk can read: %s', (format) => {
  expect(mostPixelsOfStrangers(format)).toBeLessThanOrEqual(mostPixels(format));
});
