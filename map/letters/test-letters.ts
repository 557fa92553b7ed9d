import type { Line, Pt } from '#map/draw/lines.ts';
import { lengthOf, walk } from '#map/draw/lines.ts';
import type { Box } from '#map/draw/occupied.ts';
import type { Face, Metrics } from './metrics.ts';

/** One text of a sheet and the boxes of its letters as a browser sets them, without spaces. */
export interface SetText {
  words: string;
  /** In units of the sheet. */
  size: number;
  letters: Box[];
}

/** SVG's matrix: a, c, e in the first row, b, d, f in the second. */
type Matrix = [number, number, number, number, number, number];

const NOTHING: Matrix = [1, 0, 0, 0, 1, 0];

/** Parses the texts of an SVG that this folder wrote and measures each letter with the real fonts. */
export function setTexts(svg: string, metrics: Metrics): SetText[] {
  const lines = pathsById(svg);
  const texts: SetText[] = [];
  const stack: Matrix[] = [NOTHING];
  const tags = /<(\/?)(g|text)\b([^>]*)>/g;
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    const [, closing, name, attributes = ''] = tag;
    const top = stack.at(-1) ?? NOTHING;
    if (name === 'g') {
      if (closing) stack.pop();
      else stack.push(times(top, transformIn(attributes)));
    } else if (!closing) {
      const inner = svg.slice(tags.lastIndex, svg.indexOf('</text>', tags.lastIndex));
      // The halo of a text on a curve is a second copy of the text.
      if (!/class="[^"]*\bh\b/.test(attributes))
        texts.push(setText(attributes, inner, times(top, transformIn(attributes)), lines, metrics));
    }
  }
  return texts;
}

function setText(
  attributes: string,
  inner: string,
  matrix: Matrix,
  lines: Map<string, Line>,
  metrics: Metrics,
): SetText {
  const words = inner
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
  const size = numberIn(attributes, 'font-size');
  const spacing = numberIn(attributes, 'letter-spacing');
  const family = /class="[^"]*\b[twp]\b/.test(attributes) ? 'title' : 'text';
  const font = metrics.font(`${family}-${numberIn(attributes, 'font-weight')}` as Face);
  const { glyphs, positions } = font.layout(words);
  const unit = size / font.unitsPerEm;
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance * unit + spacing, 0);
  const href = /href="#([^"]+)"/.exec(inner)?.[1];
  const line = href === undefined ? undefined : lines.get(href);
  const anchor = /text-anchor="(\w+)"/.exec(attributes + inner)?.[1];
  const start = line
    ? lengthOf(line) / 2 - width / 2
    : numberIn(attributes, 'x') - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const shift = numberIn(attributes, 'dy');
  let pen = start;
  const letters: Box[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const advance = (positions[index]?.xAdvance ?? 0) * unit;
    const { minX, minY, maxX, maxY } = glyph.bbox;
    if (maxX > minX && Number.isFinite(maxX)) {
      const corners: Pt[] = [minX, maxX].flatMap((x) => [minY, maxY].map((y): Pt => [x * unit, -y * unit]));
      const set = line ? onLine(line, pen + advance / 2) : null;
      const placed = corners.map(
        ([x, y]): Pt => (set ? turned(set, x - advance / 2, y + shift) : [pen + x, numberIn(attributes, 'y') + y]),
      );
      letters.push(boxAround(placed.map((corner) => applied(matrix, corner))));
    }
    pen += advance + spacing;
  }
  return { words, size: size * Math.hypot(matrix[0], matrix[3]), letters };
}

const onLine = (line: Line, at: number) =>
  walk(line, lengthOf(line) + 1, Math.max(0, Math.min(lengthOf(line) - 0.01, at)))[0];

const turned = (
  { x, y, dx, dy }: { x: number; y: number; dx: number; dy: number },
  right: number,
  down: number,
): Pt => [x + dx * right - dy * down, y + dy * right + dx * down];

function boxAround(points: Pt[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const numberIn = (attributes: string, name: string) =>
  Number(new RegExp(`(?:^|\\s)${name}="(-?[\\d.]+)"`).exec(attributes)?.[1] ?? 0);

/** The lines that names are written on: a start and relative steps. */
function pathsById(svg: string): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const [, id = '', data = ''] of svg.matchAll(/<path id="([^"]+)" d="M([^"]+)"/g)) {
    const [start = '', steps = ''] = data.split('l');
    if (/[a-zM]/.test(steps)) continue; // a shape, not a single line
    const [x = 0, y = 0] = numbers(start);
    const line: Line = [[x, y]];
    const moves = numbers(steps);
    for (let index = 0; index + 1 < moves.length; index += 2) {
      const [px, py] = line.at(-1) ?? [0, 0];
      line.push([px + (moves[index] ?? 0), py + (moves[index + 1] ?? 0)]);
    }
    found.set(id, line);
  }
  return found;
}

const numbers = (data: string) => (data.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

function transformIn(attributes: string): Matrix {
  const parts = /transform="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return [...parts.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((matrix, [, name, values = '']) => {
    const [a = 0, b] = numbers(values);
    const angle = (a * Math.PI) / 180;
    if (name === 'translate') return times(matrix, [1, 0, a, 0, 1, b ?? 0]);
    if (name === 'scale') return times(matrix, [a, 0, 0, 0, b ?? a, 0]);
    return times(matrix, [Math.cos(angle), -Math.sin(angle), 0, Math.sin(angle), Math.cos(angle), 0]);
  }, NOTHING);
}

function times([a, c, e, b, d, f]: Matrix, [A, C, E, B, D, F]: Matrix): Matrix {
  return [a * A + c * B, a * C + c * D, a * E + c * F + e, b * A + d * B, b * C + d * D, b * E + d * F + f];
}

const applied = ([a, c, e, b, d, f]: Matrix, [x, y]: Pt): Pt => [a * x + c * y + e, b * x + d * y + f];
