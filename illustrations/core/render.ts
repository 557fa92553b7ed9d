import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { pathBox } from './geom.ts';
import { grainAt } from './grain.ts';
import type { Mode, Picture } from './picture.ts';

/** How an ink combines with what is already on the paper. */
export type Blend = 'flat' | 'multiply' | 'screen';

/** One layer ready to print: premultiplied RGBA pixels of the part of the sheet that it covers. */
export type Ink = {
  blend: Blend;
  plane: number;
  x: number;
  y: number;
  width: number;
  height: number;
  pixels: Uint8Array;
};

export type Sheet = { width: number; height: number; rgb: Uint8ClampedArray };

const BLENDS: Record<Mode, Blend> = {
  flat: 'flat',
  multiply: 'multiply',
  screen: 'screen',
  stipple: 'flat',
  stippleMultiply: 'multiply',
  stippleScreen: 'screen',
};

/** How strongly the paper's texture shows: a fraction of full white. */
const PAPER_TOOTH = 0.014;

/** Renders the finished sheet, `width` pixels wide, ready for any encoder. */
export function print(picture: Picture, width: number): Sharp {
  const sheet = { width, height: Math.round((width * picture.H) / picture.W) };
  const rgb = new Uint8ClampedArray(sheet.width * sheet.height * 3).fill(255);
  for (const ink of inksOf(picture, width)) lay(ink, { ...sheet, rgb });
  addTooth({ ...sheet, rgb });
  return sharp(Buffer.from(rgb.buffer), { raw: { ...sheet, channels: 3 } });
}

/** Rasterises the layers of a picture one by one, back to front. `width` is that of the sheet, in pixels. */
export function* inksOf(picture: Picture, width: number): Generator<Ink> {
  const height = Math.round((width * picture.H) / picture.W);
  for (const layer of picture.layers) {
    const box = boxOf(layer.svg, picture, width, height);
    if (box === null) continue;
    const pixels = rasterise(layer.svg, picture, box, picture.W / width);
    if (layer.mode.startsWith('stipple')) spray(pixels, box, layer.g);
    yield { ...box, blend: BLENDS[layer.mode], plane: layer.plane, pixels };
  }
}

type Box = Pick<Ink, 'x' | 'y' | 'width' | 'height'>;

/** For fragments longer than this, computing the box costs more than it saves. */
const LONGEST_READ = 60_000;

/**
 * The part of the sheet that a fragment covers, so that only this part is rasterised; null if it lies off the sheet.
 */
function boxOf(svg: string, picture: Picture, sheetWidth: number, sheetHeight: number): Box | null {
  if (svg.length >= LONGEST_READ || /transform=|<rect|<ellipse|<circle/.test(svg)) {
    return { x: 0, y: 0, width: sheetWidth, height: sheetHeight };
  }
  const box = { x0: 1e9, y0: 1e9, x1: -1e9, y1: -1e9 };
  for (const match of svg.matchAll(/ d="([^"]*)"/g)) pathBox(match[1]!, box);
  const strokes = [...svg.matchAll(/stroke-width="([\d.]+)"/g)].map((match) => Number(match[1]));
  const pad = 4 + Math.max(0, ...strokes);
  const scale = sheetWidth / picture.W;
  const x = Math.max(0, Math.floor((box.x0 - pad) * scale));
  const y = Math.max(0, Math.floor((box.y0 - pad) * scale));
  const width = Math.min(sheetWidth, Math.ceil((box.x1 + pad) * scale)) - x;
  const height = Math.min(sheetHeight, Math.ceil((box.y1 + pad) * scale)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Rasterises a fragment. `unit` is the size of a pixel in the picture's units. */
function rasterise(fragment: string, picture: Picture, { x, y, width, height }: Box, unit: number): Uint8Array {
  const view = [x, y, width, height].map((pixels) => pixels * unit).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}"><defs>${picture.defsFor(fragment)}</defs>${fragment}</svg>`;
  try {
    return new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false }, shapeRendering: 2 }).render().pixels);
  } catch (error) {
    throw new Error(`A layer cannot be drawn: ${String(error)}\n${svg.slice(0, 600)}`);
  }
}

/** From this alpha up, a pixel is solid ink, which has no grain. */
const SOLID = 252;

/** Breaks soft ink into dots: at half strength, half of the paper is covered. */
function spray(pixels: Uint8Array, { x, y, width, height }: Box, coarseness: number) {
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i += 4) {
      const alpha = pixels[i + 3]! / 255;
      if (alpha === 0 || pixels[i + 3]! >= SOLID) continue;
      const threshold = 0.06 + 0.88 * grainAt(x + column, y + row);
      const dot = Math.min(Math.max((alpha - threshold) * 4 + 0.5, 0), 1);
      const factor = (alpha + coarseness * (dot - alpha)) / alpha;
      for (let channel = 0; channel < 4; channel++) pixels[i + channel] = Math.round(pixels[i + channel]! * factor);
    }
  }
}

/** Prints one ink on a sheet. */
export function lay({ blend, x, y, width, height, pixels }: Ink, { width: sheetWidth, rgb }: Sheet) {
  for (let row = 0, i = 0; row < height; row++) {
    let o = ((y + row) * sheetWidth + x) * 3;
    for (let column = 0; column < width; column++, i += 4, o += 3) {
      const alpha = pixels[i + 3]!;
      if (alpha === 0) continue;
      const rest = 255 - alpha;
      for (let channel = 0; channel < 3; channel++) {
        const below = rgb[o + channel]!;
        const ink = pixels[i + channel]!;
        if (blend === 'flat') rgb[o + channel] = (below * rest) / 255 + ink;
        else if (blend === 'multiply') rgb[o + channel] = (below * (rest + ink)) / 255;
        else rgb[o + channel] = 255 - ((255 - below) * (255 - ink)) / 255;
      }
    }
  }
}

/** Finishes the sheet with a trace of the paper's own grain. */
export function addTooth({ width, height, rgb }: Sheet) {
  for (let y = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++, o += 3) {
      const tooth = (grainAt(x + 59, y + 137) - 0.5) * PAPER_TOOTH * 255;
      rgb[o] = rgb[o]! + tooth;
      rgb[o + 1] = rgb[o + 1]! + tooth;
      rgb[o + 2] = rgb[o + 2]! + tooth * 0.9;
    }
  }
}
