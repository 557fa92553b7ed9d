import type { Line } from './lines.ts';
import type { Box } from './occupied.ts';

/** Formats a number for an SVG: one decimal, no needless zero. */
export function tenth(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/** Formats a scale factor: two decimals. */
export const hundredth = (value: number) =>
  value
    .toFixed(2)
    .replace(/^0/, '')
    .replace(/\.?0+$/, '') || '0';

/** A line as path data with relative steps, the shortest form; '' for a line no longer than a dot. */
export function pathOf(line: Line, close = false): string {
  const [first] = line;
  if (!first) return '';
  let [x, y] = first.map((value) => Math.round(value * 10)) as [number, number]; // each point has two coordinates
  let data = `M${tenth(x / 10)} ${tenth(y / 10)}l`;
  let drawn = false;
  for (const point of line.slice(1)) {
    const [nx, ny] = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
    if (nx === x && ny === y) continue;
    const [right, down] = [tenth((nx - x) / 10), tenth((ny - y) / 10)];
    data += `${drawn && right[0] !== '-' ? ' ' : ''}${right}${down[0] === '-' ? '' : ' '}${down}`;
    [x, y] = [nx, ny];
    drawn = true;
  }
  return drawn ? data + (close ? 'z' : '') : '';
}

/** Combines many lines in one path. */
export const pathOfAll = (lines: Line[], close = false) => lines.map((line) => pathOf(line, close)).join('');

/** A path element, or '' where there is nothing to draw. */
export const path = (data: string, attributes: string) => (data ? `<path ${attributes} d="${data}"/>` : '');

/** The attribute that says which room something takes, in whole units: a part of the sheet leaves out what it would cut. */
export function roomIs(boxes: readonly Box[]): string {
  const side = (index: number) => boxes.map((box) => box[index] ?? 0);
  const room = [
    Math.floor(Math.min(...side(0))),
    Math.floor(Math.min(...side(1))),
    Math.ceil(Math.max(...side(2))),
    Math.ceil(Math.max(...side(3))),
  ];
  return `data-box="${room.join(' ')}"`;
}

export const inRoom = (drawn: string, boxes: readonly Box[]) => `<g ${roomIs(boxes)}>${drawn}</g>`;

/** Escapes text for an SVG. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
