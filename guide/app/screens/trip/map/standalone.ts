import type { DayMap } from '#app/features/trip/day-on-sheet.ts';
import { withoutCut } from '#common/lib/geography/without-cut.ts';
import { LETTERS, layerStyles } from '#map/browser/layers.ts';
import { smallSigns } from './small-signs.ts';

/** A driven road and the light edge below it: their ink, the same in both themes, and their width in pixels. */
export const ROAD = [
  ['#fff8e7', 6.5],
  ['#7a2140', 3.5],
] as const;

/** The height of a road's sign in pixels: its number is no larger than the names beside it. */
const SIGN_PX = 20;

export type Theme = 'light' | 'dark';

/**
 * A part of a sheet's drawing with the day's roads as a picture of its own: a page's styles and fonts do not apply
 * inside it. The roads lie below names and signs; `unit` is the size of a pixel.
 */
export async function standalone(
  drawing: string,
  inks: string,
  { box, names, roads, taken }: DayMap,
  unit: number,
  theme: Theme,
): Promise<string> {
  const { x, y, width, height } = box;
  const part = withoutCut(smallSigns(drawing, SIGN_PX * unit, taken), [x, y, width, height])
    .replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${width} ${height}"`)
    .replace(LETTERS, (letters) => roadsOf(roads, unit) + letters);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="${theme}" width="${width}" height="${height}">` +
    `<style>${await faces()}${inks}${names.length > 0 ? layerStyles.signs : ''}</style>${part}</svg>`
  );
}

const roadsOf = (roads: string, unit: number) =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${ROAD.map(
    ([stroke, pixels]) => `<path d="${roads}" stroke="${stroke}" stroke-width="${pixels * unit}"/>`,
  ).join('')}</g>`;

let known: Promise<string> | undefined;

/** The page's typefaces, embedded; the drawing keeps its names apart in any others. */
function faces(): Promise<string> {
  known ??= Promise.all(facesOfPage().map(embedded)).then((rules) => rules.join(''));
  return known;
}

const facesOfPage = (): CSSFontFaceRule[] =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule),
  );

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(face.style.getPropertyValue('src')) ?? [];
  if (!address || !isUsed(face)) return '';
  try {
    const response = await fetch(new URL(address, face.parentStyleSheet?.href ?? document.baseURI));
    if (!response.ok) return '';
    const family = face.style.getPropertyValue('font-family');
    return `@font-face{font-family:${family};font-weight:100 900;src:url(${await asData(await response.blob())})}`;
  } catch (error) {
    console.info('A typeface of the map could not be loaded.', error);
    return '';
  }
}

/** Rare letters have files of their own, which no name on the sheets needs. */
const isUsed = (face: CSSFontFaceRule) => !/rare/.test(face.style.getPropertyValue('src'));

const asData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('A file could not be read.'));
    reader.readAsDataURL(blob);
  });
