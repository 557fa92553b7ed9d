import { describe, expect, test } from 'vitest';
import { FIRST_PX, type SheetName, sheets } from '#map/browser/sheets.ts';
import { compose } from './compose.ts';
import type { Box } from './draw/occupied.ts';
import { loadMetrics } from './letters/metrics.ts';
import { groundOf } from './letters/test-ground.ts';
import { setTexts } from './letters/test-letters.ts';

/** The smallest font size in pixels where a sheet is first shown. */
const SMALLEST_PX = 9;
/** The share of its letters that a road may strike through, so that the name still reads easily. */
const STRUCK = 0.25;

const metrics = await loadMetrics();

describe.each(Object.keys(sheets) as SheetName[])('%s', async (name) => {
  const { body, furniture, credit, defs, taken } = await compose(name);
  const names = setTexts(`<defs>${defs()}</defs>${body}`, metrics);

  test('nothing is written too small for the first view', () => {
    const all = [...names, ...setTexts(furniture('es') + credit('es'), metrics)];
    const px = ({ size }: { size: number }) => (size * FIRST_PX) / sheets[name].width;
    expect(all.filter((text) => px(text) < SMALLEST_PX).map((text) => `${text.words}: ${px(text)}`)).toEqual([]);
  });

  test('no name is struck through by a road or a border', async () => {
    const ground = await groundOf(name);
    const words = names.filter((text) => /\p{L}{2}/u.test(text.words));
    expect(words.filter((text) => ground.struck(text) > STRUCK).map((text) => text.words)).toEqual([]);
  });

  test('no letter’s halo covers the letter before it', () => {
    const alone = [...body.matchAll(/<text\b([^>]*)>(<textPath)?/g)].filter(([, attributes = '', onLine]) => {
      const isFitted = attributes.includes('textLength') && !attributes.includes('lengthAdjust="spacingAndGlyphs"');
      return isFitted || (onLine && !/class="[^"]*\b[hn]"/.test(attributes));
    });
    expect(alone.map(([tag]) => tag)).toEqual([]);
  });

  test('each name of a town is nearer to its own dot than to any other', () => {
    const dots = taken.boxes.filter(({ what }) => what.startsWith('· '));
    const doubtful = dots.filter(({ what, box }) => {
      const own = taken.boxes.find((other) => other.what === what.slice(2));
      return own && dots.some((other) => other.what !== what && apart(own.box, other.box) <= apart(own.box, box));
    });
    expect(doubtful.map(({ what }) => what)).toEqual([]);
  });
});

/** The distance between two boxes. */
const apart = ([left, top, right, bottom]: Box, other: Box) =>
  Math.hypot(Math.max(0, left - other[2], other[0] - right), Math.max(0, top - other[3], other[1] - bottom));
