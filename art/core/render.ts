import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { pathBox } from './geom.ts';
import type { Mode, Picture } from './picture.ts';
import { makeRng } from './rng.ts';

/**
 * The press. Every layer is rasterised on its own, then printed on the sheet in order:
 * flat ink replaces, multiply ink overprints, stipple ink is broken into grain first.
 */
const TILE = 512;
let grainTile: Float32Array | null = null;

/** A tile of slightly clumped noise, rank-equalised to a uniform 0..1 so that alpha means dot coverage. */
function grain(): Float32Array {
  if (grainTile) return grainTile;
  const rng = makeRng('paper-grain');
  const n = TILE * TILE;
  const a = new Float32Array(n);
  for (let i = 0; i < n; i++) a[i] = rng();
  const blur = (src: Float32Array, r: number) => {
    const k: number[] = [];
    let sum = 0;
    for (let i = -3; i <= 3; i++) {
      const w = Math.exp(-(i * i) / (2 * r * r));
      k.push(w);
      sum += w;
    }
    const t = new Float32Array(n),
      o = new Float32Array(n);
    for (let y = 0; y < TILE; y++)
      for (let x = 0; x < TILE; x++) {
        let s = 0;
        for (let i = -3; i <= 3; i++) s += k[i + 3]! * src[y * TILE + ((x + i + TILE) & (TILE - 1))]!;
        t[y * TILE + x] = s / sum;
      }
    for (let y = 0; y < TILE; y++)
      for (let x = 0; x < TILE; x++) {
        let s = 0;
        for (let i = -3; i <= 3; i++) s += k[i + 3]! * t[((y + i + TILE) & (TILE - 1)) * TILE + x]!;
        o[y * TILE + x] = s / sum;
      }
    return o;
  };
  const fine = blur(a, 0.5),
    coarse = blur(a, 2.4);
  // band-pass: grain without large blotches
  for (let i = 0; i < n; i++) a[i] = fine[i]! - 0.85 * coarse[i]!;
  const idx = new Uint32Array(n).map((_, i) => i);
  idx.sort((p, q) => a[p]! - a[q]!);
  const out = new Float32Array(n);
  for (let i = 0; i < n; i++) out[idx[i]!] = (i + 0.5) / n;
  return (grainTile = out);
}

export interface Raster {
  w: number;
  h: number;
  data: Uint8ClampedArray;
}

export function rasterise(pic: Picture, width: number): Raster {
  const w = width,
    h = Math.round((width * pic.H) / pic.W);
  const out = new Uint8ClampedArray(w * h * 3).fill(255);
  const T = grain();
  const runs: { mode: Mode; svg: string; g: number }[] = [];
  for (const l of pic.layers) {
    const last = runs[runs.length - 1];
    if (last && last.mode === l.mode && l.mode === 'flat') last.svg += l.svg;
    else runs.push({ ...l });
  }
  for (const l of runs) {
    // small layers are rasterised only where they are
    let bx = 0,
      by = 0,
      bw = w,
      bh = h;
    if (l.svg.length < 60000 && !/transform=|<rect|<ellipse|<circle/.test(l.svg)) {
      const b = { x0: 1e9, y0: 1e9, x1: -1e9, y1: -1e9 };
      for (const m of l.svg.matchAll(/ d="([^"]*)"/g)) pathBox(m[1]!, b);
      const pad =
          4 +
          (/stroke-width="([\d.]+)"/.test(l.svg)
            ? Math.max(...[...l.svg.matchAll(/stroke-width="([\d.]+)"/g)].map((q) => +q[1]!))
            : 0),
        k = w / pic.W;
      bx = Math.max(0, Math.floor((b.x0 - pad) * k));
      by = Math.max(0, Math.floor((b.y0 - pad) * k));
      bw = Math.min(w, Math.ceil((b.x1 + pad) * k)) - bx;
      bh = Math.min(h, Math.ceil((b.y1 + pad) * k)) - by;
      if (bw <= 0 || bh <= 0) continue;
    }
    const u = pic.W / w;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${bw}" height="${bh}" viewBox="${bx * u} ${by * u} ${bw * u} ${bh * u}"><defs>${pic.defsFor(l.svg)}</defs>${l.svg}</svg>`;
    let img: ReturnType<Resvg['render']>;
    try {
      img = new Resvg(svg, { font: { loadSystemFonts: false }, shapeRendering: 2 }).render();
    } catch (e) {
      throw new Error(`layer failed: ${String(e)}\n${svg.slice(0, 600)}`);
    }
    const px = img.pixels;
    const mode = l.mode;
    const stip = mode.startsWith('stipple');
    const mul = mode === 'multiply' || mode === 'stippleMultiply';
    const scr = mode === 'screen' || mode === 'stippleScreen';
    for (let y = by, i = 0; y < by + bh; y++) {
      const ty = (y & (TILE - 1)) * TILE;
      for (let x = bx, o = (y * w + bx) * 3; x < bx + bw; x++, i += 4, o += 3) {
        const A = px[i + 3]!;
        if (A === 0) continue;
        let a = A / 255;
        const k = 1 / a; // resvg hands back premultiplied pixels
        const r = px[i]! * k,
          g = px[i + 1]! * k,
          b = px[i + 2]! * k;
        if (stip && A < 252) {
          const t = 0.06 + 0.88 * T[ty + (x & (TILE - 1))]!;
          const e = (a - t) * 4 + 0.5;
          a += l.g * ((e <= 0 ? 0 : Math.min(e, 1)) - a);
          if (a === 0) continue;
        }
        if (mul) {
          out[o] = out[o]! * (1 - a + (a * r) / 255);
          out[o + 1] = out[o + 1]! * (1 - a + (a * g) / 255);
          out[o + 2] = out[o + 2]! * (1 - a + (a * b) / 255);
        } else if (scr) {
          out[o] = 255 - (255 - out[o]!) * (1 - (a * r) / 255);
          out[o + 1] = 255 - (255 - out[o + 1]!) * (1 - (a * g) / 255);
          out[o + 2] = 255 - (255 - out[o + 2]!) * (1 - (a * b) / 255);
        } else {
          out[o] = out[o]! + (r - out[o]!) * a;
          out[o + 1] = out[o + 1]! + (g - out[o + 1]!) * a;
          out[o + 2] = out[o + 2]! + (b - out[o + 2]!) * a;
        }
      }
    }
  }
  return { w, h, data: out };
}

/** The last pull: a breath of paper tooth over the whole sheet, a little stronger in the darks. */
function paper(r: Raster, strength: number): Raster {
  const T = grain();
  for (let y = 0, o = 0; y < r.h; y++)
    for (let x = 0; x < r.w; x++, o += 3) {
      const n = T[((y * 1 + 137) & (TILE - 1)) * TILE + ((x + 59) & (TILE - 1))]! - 0.5;
      const d = r.data;
      const k = n * strength * 255;
      d[o] = d[o]! + k;
      d[o + 1] = d[o + 1]! + k;
      d[o + 2] = d[o + 2]! + k * 0.9;
    }
  return r;
}

const toSharp = (r: Raster) =>
  sharp(Buffer.from(r.data.buffer, r.data.byteOffset, r.data.byteLength), {
    raw: { width: r.w, height: r.h, channels: 3 },
  });

/** The finished sheet, `width` pixels wide, ready for any encoder. */
export const print = (picture: Picture, width: number) => toSharp(paper(rasterise(picture, width), PAPER_TOOTH));

/** How much the paper shows: a fraction of full white. */
const PAPER_TOOTH = 0.014;
