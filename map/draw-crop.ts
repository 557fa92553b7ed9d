import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import subsetFont from 'subset-font';
import { withoutCut } from '#common/lib/geography/without-cut.ts';
import { layerStyles, type SheetLayer } from '#map/browser/layers.ts';
import { type SheetName, sheets } from '#map/browser/sheets.ts';
import { CROP_SCALE, type Crop, type CropTheme } from './crop.ts';
import { drawSheet } from './draw-sheet.ts';

const ROOT = path.join(import.meta.dirname, '..');
const CACHE = path.join(ROOT, 'node_modules/.cache/guia-map');
const QUALITY = 56;

/**
 * A part of a sheet as a WebP picture. The land of the whole sheet is painted once, in about two seconds, for all its
 * parts, if they are drawn one after another; over it each part has the names and furniture that it does not cut.
 */
export async function drawCrop(crop: Crop, theme: CropTheme): Promise<Buffer> {
  const { sheet, x, y, width, height, layer } = crop;
  const encoded = (picture: Sharp) => picture.webp({ quality: QUALITY, effort: 5 }).toBuffer();
  if (layer === 'names') {
    const letters = await paintLetters(crop, theme);
    return encoded(sharp(letters.data, letters));
  }
  const land = await paintedLand(sheet, theme);
  const box = { left: x, top: y, width, height };
  const pixels = Object.fromEntries(Object.entries(box).map(([side, units]) => [side, Math.round(units * CROP_SCALE)]));
  const part = sharp(land.data, land).extract(pixels as typeof box);
  if (layer === 'land') return encoded(part);
  const { data, raw } = await paintLetters(crop, theme);
  return encoded(part.composite([{ input: data, raw }]));
}

/** What has a room of its own inside a part of a sheet, on nothing. */
async function paintLetters(crop: Crop, theme: CropTheme): Promise<Painted> {
  const { sheet, x, y, width, height, layer } = crop;
  const { svg } = await drawSheet(sheet, { language: 'es', theme, isBare: true });
  const part = withoutCut(svg, [x, y, width, height]).replace(
    /viewBox="[^"]*"/,
    `viewBox="${x} ${y} ${width} ${height}"`,
  );
  return painted(part, width * CROP_SCALE, layer);
}

/** Pixels, as sharp takes them. */
type Painted = { data: Buffer; raw: { width: number; height: number; channels: 4; premultiplied: true } };

let latest: { sheet: SheetName; lands: Map<CropTheme, Promise<Painted>> } | undefined;

/** The land of a sheet, 25 MB of pixels, which stays in memory until a part of another sheet is drawn. */
function paintedLand(sheet: SheetName, theme: CropTheme): Promise<Painted> {
  if (latest?.sheet !== sheet) latest = { sheet, lands: new Map() };
  const land = latest.lands.get(theme) ?? paintSheet(sheet, theme, CROP_SCALE, 'land');
  latest.lands.set(theme, land);
  return land;
}

/** A whole sheet or one layer of it, at `scale` pixels per unit. */
export async function paintSheet(
  name: SheetName,
  theme: CropTheme,
  scale: number,
  layer?: SheetLayer,
): Promise<Painted> {
  const { svg } = await drawSheet(name, { language: 'es', theme });
  return painted(svg, sheets[name].width * scale, layer);
}

/** A drawing in pixels, as much of it as its layer shows. */
async function painted(svg: string, wide: number, layer?: SheetLayer): Promise<Painted> {
  const named = Object.entries(NAMES).reduce((text, [face, cut]) => text.replaceAll(face, cut), svg);
  const shown = layer ? named.replace('</style>', `${layerStyles[layer]}</style>`) : named;
  const { pixels, width, height } = await renderAsync(shown, {
    fitTo: { mode: 'width', value: Math.round(wide) },
    font: { loadSystemFonts: false, fontFiles: await fontFiles(), defaultFontFamily: 'Archivo SemiBold' },
  });
  return { data: pixels, raw: { width, height, channels: 4, premultiplied: true } };
}

/** The family names in the cut font files, the same for each weight. */
const NAMES = { "'Piazzolla'": "'Piazzolla Thin'", "'Archivo'": "'Archivo SemiBold'" };
const families = { Piazzolla: [600, 700, 800], Archivo: [500, 600, 700] };

let fonts: Promise<string[]> | undefined;

/** The guide's fonts, each weight as a separate file, because the renderer does not support variable fonts. */
function fontFiles(): Promise<string[]> {
  fonts ??= cutFonts();
  return fonts;
}

async function cutFonts(): Promise<string[]> {
  const faces = Object.entries(families).flatMap(([family, weights]) => weights.map((weight) => ({ family, weight })));
  return Promise.all(
    faces.map(async ({ family, weight }) => {
      const file = path.join(CACHE, `${family}-${weight}.ttf`);
      if (existsSync(file)) return file;
      const name = family.toLowerCase();
      const source = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
      const letters = String.fromCodePoint(...Array.from({ length: 0x160 }, (_, index) => index + 0x20));
      const cut = await subsetFont(await readFile(fileURLToPath(import.meta.resolve(source))), `${letters}–—−·©`, {
        targetFormat: 'truetype',
        variationAxes: { wght: { min: weight, max: weight } },
      });
      await keep(file, cut);
      return file;
    }),
  );
}

/** Writes a file atomically, so that a parallel build does not read half of it. */
async function keep(file: string, bytes: Buffer) {
  await mkdir(CACHE, { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(part, bytes);
  await rename(part, file);
}
