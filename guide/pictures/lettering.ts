import path from 'node:path';
import { type Font, type Glyph, openSync } from 'fontkit';

/**
 * Text becomes outlines, so that a picture needs no font on the machine that prints it. The fonts are the site's own
 * (`@fontsource-variable`, OFL-1.1), subset to Latin and one weight, because the library cannot vary a WOFF2.
 */
const faces = { title: 'piazzolla-800.ttf', label: 'archivo-600.ttf' };
type Face = keyof typeof faces;

const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = openSync(path.join(import.meta.dirname, 'fonts', faces[face])) as Font; // a file with one font
  opened.set(face, font);
  return font;
}

const widths = new Map<string, number>();

/** The width of a text, in the units of `size`. The same beginnings are measured at one size after another. */
function widthOf(text: string, face: Face, size: number): number {
  const key = `${face} ${text}`;
  const font = fontOf(face);
  const width = widths.get(key) ?? font.layout(text).advanceWidth / font.unitsPerEm;
  widths.set(key, width);
  return width * size;
}

const outlines = new WeakMap<Glyph, string>();

/** The outline of a glyph as the data of an SVG path. A font has one object for each of its glyphs. */
function outlineOf(glyph: Glyph): string {
  const outline = outlines.get(glyph) ?? glyph.path.toSVG();
  outlines.set(glyph, outline);
  return outline;
}

/** Sets `text` as an SVG group whose baseline begins at `x`, `y`. */
export function letter(
  text: string,
  face: Face,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
): string {
  const font = fontOf(face);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  const drawn = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const one = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${outlineOf(glyph)}"/>`;
    pen += xAdvance;
    return one;
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`;
}

/** Breaks `text` into lines no wider than `width`; a word that is wider gets a line of its own. */
export function breakLines(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
