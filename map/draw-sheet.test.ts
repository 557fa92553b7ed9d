import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test, vi } from 'vitest';
import { type SheetName, sheets } from '#map/browser/sheets.ts';
import { compose } from './compose.ts';
import { type Box, overlap } from './draw/occupied.ts';
import { drawSheet } from './draw-sheet.ts';
import { loadMetrics } from './letters/metrics.ts';
import { type SetText, setTexts } from './letters/test-letters.ts';

const LANGUAGES = ['es', 'en', 'pt'] as const;
/** The maximum weight in kilobytes with brotli. */
const MOST: Record<SheetName, number> = { department: 60, atuel: 120, city: 120 };
/** The distance in units at which a reader sees letters of neighbouring names touch. */
const TOUCH = 0.2;
/** How far an accent or a tail may be beyond its name's room, in units. */
const STROKE = 2;

const metrics = await loadMetrics();

describe.each(Object.keys(sheets) as SheetName[])('%s', async (name) => {
  const { body, letters, furniture, credit, defs, taken, dropped } = await compose(name);

  test('every name finds room', () => {
    expect(dropped).toEqual([]);
  });

  test('no letter of a name touches another name', () => {
    expect(collisions(setTexts(`<defs>${defs()}</defs>${body}`, metrics))).toEqual([]);
  });

  test.each(LANGUAGES)('no name lies under the title, the legend, the scale or the credit (%s)', (language) => {
    const room = taken.boxes.filter(({ what }) => ['cartouche', 'legend', 'compass', 'scale', 'credit'].includes(what));
    expect(room).toHaveLength(5);
    const names = setTexts(`<defs>${defs()}</defs>${body}`, metrics);
    const covered = names.filter(({ letters }) =>
      letters.some((letter) => room.some(({ box }) => overlap(letter, box))),
    );
    expect(covered.map(({ words }) => words)).toEqual([]);
    const furnished = setTexts(furniture(language) + credit(language), metrics).filter(
      ({ words }) => !/^(San Rafael|N|0)$/.test(words),
    );
    const outside = furnished.filter(
      ({ letters }) => !letters.every((one) => room.some(({ box }) => within(one, box))),
    );
    expect(outside.map(({ words }) => words)).toEqual([]);
  });

  test('every name and sign lies in the room that it says it takes', () => {
    const rooms = letters.split('data-box="').slice(1);
    expect(rooms.length).toBeGreaterThan(20);
    const beyond = rooms.filter((drawn) => {
      const box = drawn.slice(0, drawn.indexOf('"')).split(' ').map(Number) as unknown as Box; // four numbers
      // The tag that the split has opened is closed again.
      const texts = setTexts(`<defs>${defs()}</defs><g data-box="${drawn}`, metrics);
      const [left, top, right, bottom] = box;
      const room: Box = [left - STROKE, top - STROKE, right + STROKE, bottom + STROKE];
      return texts.length === 0 || !texts.every(({ letters }) => letters.every((letter) => within(letter, room)));
    });
    expect(beyond).toEqual([]);
  });

  test('every name lies inside the border', () => {
    const outside = setTexts(`<defs>${defs()}</defs>${body}`, metrics).filter(
      ({ letters }) => !letters.every((letter) => within(letter, sheets[name].frame)),
    );
    expect(outside.map(({ words }) => words)).toEqual([]);
  });

  test.each(LANGUAGES)(
    'is a picture with a name and a description, and a credit that is a link (%s)',
    async (language) => {
      const { svg } = await drawSheet(name, { language, theme: 'page' });
      expect(svg).toMatch(/<g role="img" aria-label="[^"]+ San Rafael"|<g role="img" aria-label="[^"]+ Atuel[^"]*"/);
      expect(svg).toMatch(/aria-describedby="(\S+)"><desc id="\1">[^<]{40,}/);
      const [picture = '', after = ''] = svg.split('<a href="https://www.openstreetmap.org/copyright"');
      expect(after).toContain('© OpenStreetMap contributors</a>');
      expect(picture.split('<g').length, 'the link stands outside the picture').toBe(picture.split('</g>').length);
    },
  );

  test('is light enough', async () => {
    const { svg } = await drawSheet(name, { language: 'es', theme: 'page' });
    expect(brotliCompressSync(svg).length / 1000).toBeLessThan(MOST[name]);
  });

  test.each(['light', 'dark'] as const)(
    'can be printed in %s by a program without custom properties',
    async (theme) => {
      const { svg } = await drawSheet(name, { language: 'es', theme });
      expect(svg).not.toContain('var(');
      expect(new Resvg(svg, { fitTo: { mode: 'width', value: 60 } }).render().width).toBe(60);
    },
  );
});

test('the same geography gives the same sheet, byte for byte', async () => {
  const first = await drawSheet('city', { language: 'es', theme: 'system' });
  vi.resetModules();
  const again = await (await import('./draw-sheet.ts')).drawSheet('city', { language: 'es', theme: 'system' });
  expect(again.svg === first.svg).toBe(true);
});

const within = ([left, top, right, bottom]: Box, box: Box) =>
  left >= box[0] && top >= box[1] && right <= box[2] && bottom <= box[3];

function collisions(texts: SetText[]): string[] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => one.letters.some((a) => other.letters.some((b) => overlap(a, b, -TOUCH))))
      .map((other) => `${one.words} / ${other.words}`),
  );
}
