import { type Line, lengthOf, walk } from '#map/draw/lines.ts';
import type { Box } from '#map/draw/occupied.ts';
import { escaped, pathOf, tenth } from '#map/draw/pen.ts';
import type { Press } from '#map/draw/press.ts';
import { type Style, weightOf } from './styles.ts';

/**
 * Writes a name along an invisible line: first the halos of all its letters, then the letters. A browser paints each
 * letter on a curve separately, and its halo would cover the letter before it.
 */
export function onLine(press: Press, words: string, style: Style, size: number, line: Line, shift = 0): string {
  const data = pathOf(line);
  const id = press.define(`name${press.defs.size}`, (id) => `<path id="${id}" d="${data}"/>`);
  const look = `font-size="${tenth(size)}" font-weight="${weightOf(style.face)}"`;
  const spacing = style.spacing ? ` letter-spacing="${tenth(style.spacing * size)}"` : '';
  const dy = shift ? ` dy="${tenth(shift)}"` : '';
  return ['h', 'n']
    .map(
      (layer) =>
        `<text class="${`${style.className} ${layer}`.trim()}" ${look}${spacing}${dy}><textPath href="#${id}" startOffset="50%" text-anchor="middle">${escaped(words)}</textPath></text>`,
    )
    .join('');
}

/** Boxes around the letters of a name on a line, every few units. */
export function boxesOn(line: Line, width: number, size: number, rise: number, every: number): Box[] {
  const start = Math.max(0, (lengthOf(line) - width) / 2);
  const half = size * 0.52;
  return walk(line, every, start)
    .slice(0, Math.ceil(width / every) + 1)
    .map(({ x, y, dx, dy }): Box => {
      // The middle of the letters is above the baseline, at a right angle to it.
      const [cx, cy] = [x + dy * rise, y - dx * rise];
      return [cx - half, cy - half, cx + half, cy + half];
    });
}
