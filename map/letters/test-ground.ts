import { Resvg } from '@resvg/resvg-js';
import { type SheetName, sheets } from '#map/browser/sheets.ts';
import type { Box } from '#map/draw/occupied.ts';
import { day, type Ink } from '#map/draw/palette.ts';
import { drawSheet } from '#map/draw-sheet.ts';
import type { SetText } from './test-letters.ts';

/** Lines that strike letters through; the border has the ink of titles, which is nearly that of national roads. */
const LINES: Ink[] = ['national', 'provincial', 'title'];
/** The share of a letter's box that a line must cover to count as visible through the letter. */
const SEEN = 0.05;
/** How much a pixel may differ from an ink in each channel, from 0 to 255: edges are antialiased. */
const CLOSE = 30;

type Color = readonly number[];

/** A painted sheet without its letters: the background that a reader sees behind them. */
export async function groundOf(name: SheetName) {
  const { svg } = await drawSheet(name, { language: 'es', theme: 'light' });
  const { width } = sheets[name];
  const bare = svg.replace(/<text\b.*?<\/text>/gs, '');
  const { pixels } = new Resvg(bare, { fitTo: { mode: 'width', value: width } }).render();
  const at = (x: number, y: number): Color => [...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)];
  return {
    /** The share of a name's letters through which a road or the border is seen. */
    struck({ letters }: SetText): number {
      const inks = LINES.map((ink) => colorOf(day[ink]));
      const isLine = (pixel: Color) =>
        inks.some((ink) => ink.every((value, i) => Math.abs(value - (pixel[i] ?? 0)) < CLOSE));
      const hit = letters.filter((box) => {
        const some = pixelsIn(box, at);
        return some.filter(isLine).length > SEEN * some.length;
      });
      return hit.length / letters.length;
    },
  };
}

function pixelsIn([left, top, right, bottom]: Box, at: (x: number, y: number) => Color): Color[] {
  const found: Color[] = [];
  for (let y = Math.floor(top); y <= bottom; y++) for (let x = Math.floor(left); x <= right; x++) found.push(at(x, y));
  return found;
}

const colorOf = (hex: string): Color => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
