import type { Hex } from './color.ts';
import { f1, pathBox } from './geom.ts';
import type { Palette } from './palette.ts';
import type { Rng } from './rng.ts';
import { makeRng } from './rng.ts';

/**
 * A picture is a stack of printed layers, back to front. Each layer is an SVG fragment plus the way
 * its ink meets what is already on the paper:
 *   flat      opaque ink
 *   multiply  overprint: transparent ink darkening what is below (all shadows are this)
 *   stipple   the fragment's alpha is turned into sprayed grain (all soft transitions are this)
 *   screen    light added (lamps, glints, sun haze)
 */
export type Mode = 'flat' | 'multiply' | 'screen' | 'stipple' | 'stippleMultiply' | 'stippleScreen';
/** One printed layer. `g` is the grain of a stipple layer, 0 (smooth) to 1 (pure dots). */
export interface Layer {
  mode: Mode;
  svg: string;
  g: number;
  /** The plane's number, counted from the sky: planes shift against each other when the view moves. */
  plane: number;
}

export interface Stop {
  at: number;
  color: Hex;
  alpha?: number;
}

export class Picture {
  readonly layers: Layer[] = [];
  private defs = new Map<string, string>();
  private uid = 0;
  readonly rng: Rng;
  readonly W: number;
  readonly H: number;
  readonly pal: Palette;
  readonly seed: string;
  /** The sky is printed dark along the top edge, so that the header's white text is readable on it. */
  hasGradedSky = false;
  /** A wide opening, of which a large screen shows no more than the rows from 0.08 to 0.68: the subject stands there. */
  get isWideOpening() {
    return this.hasGradedSky && this.W > this.H;
  }
  #plane = 0;
  constructor(W: number, H: number, pal: Palette, seed: string) {
    this.W = W;
    this.H = H;
    this.pal = pal;
    this.seed = seed;

    this.rng = makeRng(seed);
  }

  /** Starts a new plane: layers added from here on are nearer than those before. */
  nextPlane() {
    this.#plane++;
  }

  add(mode: Mode, svg: string, g = 0.5): this {
    if (!svg) return this;
    const last = this.layers[this.layers.length - 1];
    if (last?.mode === mode && mode === 'flat' && last.plane === this.#plane) last.svg += svg;
    else this.layers.push({ mode, svg, g, plane: this.#plane });
    return this;
  }
  /** Adds an opaque shape. */
  fill(d: string, color: Hex | string, alpha = 1): this {
    return this.add('flat', shape(d, color, alpha));
  }
  /** Adds an overprinted shape. */
  shade(d: string, color: Hex | string, alpha = 1): this {
    return this.add('multiply', shape(d, color, alpha));
  }
  /** Adds a sprayed shape: alpha is the dot density, or pass a gradient paint. */
  grain(d: string, color: Hex | string, alpha = 1, g = 0.5): this {
    return this.add('stipple', shape(d, color, alpha), g);
  }
  line(d: string, color: Hex | string, w: number, alpha = 1, cap = 'round'): this {
    return this.add('flat', stroke(d, color, w, alpha, cap));
  }
  raw(svg: string, mode: Mode = 'flat'): this {
    return this.add(mode, svg);
  }

  /** Defines a linear gradient in picture units; returns a paint. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: Stop[]): string {
    const id = this.id('g');
    this.defs.set(
      id,
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${f1(x1)}" y1="${f1(y1)}" x2="${f1(x2)}" y2="${f1(y2)}">${stopsSvg(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }
  radial(cx: number, cy: number, r: number, stops: Stop[], sy = 1): string {
    const id = this.id('r');
    const tf = sy === 1 ? '' : ` gradientTransform="translate(0 ${f1(cy * (1 - sy))}) scale(1 ${sy})"`;
    this.defs.set(
      id,
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(r)}"${tf}>${stopsSvg(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }
  clip(d: string, rule = 'nonzero'): string {
    const id = this.id('c');
    this.defs.set(id, `<clipPath id="${id}"><path clip-rule="${rule}" d="${d}"/></clipPath>`);
    return id;
  }
  clipped(id: string, svg: string): string {
    return svg && this.onSheet(svg) ? `<g clip-path="url(#${id})">${svg}</g>` : '';
  }
  /** Whether a fragment touches the sheet: the rasteriser cannot clip or mask one that is wholly off it. */
  onSheet(svg: string): boolean {
    if (svg.length > 200000 || /transform=|<rect|<ellipse|<circle/.test(svg)) return true;
    const b = { x0: 1e9, y0: 1e9, x1: -1e9, y1: -1e9 };
    for (const m of svg.matchAll(/ d="([^"]*)"/g)) pathBox(m[1]!, b);
    return b.x1 > 3 && b.y1 > 3 && b.x0 < this.W - 3 && b.y0 < this.H - 3;
  }
  /** Defines a luminance mask from an SVG fragment. */
  mask(svg: string): string {
    const id = this.id('m');
    this.defs.set(
      id,
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${this.W}" height="${this.H}">${svg}</mask>`,
    );
    return id;
  }
  id(p: string): string {
    return p + (this.uid++).toString(36);
  }

  defsFor(svg: string): string {
    const need = new Set<string>();
    const walk = (s: string) => {
      for (const m of s.matchAll(/url\(#([a-z0-9]+)\)/g)) {
        const id = m[1]!;
        if (!need.has(id)) {
          need.add(id);
          const d = this.defs.get(id);
          if (d) walk(d);
        }
      }
    };
    walk(svg);
    return [...need].map((i) => this.defs.get(i) ?? '').join('');
  }
}

function stopsSvg(stops: Stop[]): string {
  return stops
    .map(
      (s) =>
        `<stop offset="${s.at}" stop-color="${s.color}"${s.alpha === undefined ? '' : ` stop-opacity="${+s.alpha.toFixed(3)}"`}/>`,
    )
    .join('');
}
export function shape(d: string, color: string, alpha = 1, extra = ''): string {
  return d ? `<path d="${d}" fill="${color}"${alpha < 1 ? ` fill-opacity="${+alpha.toFixed(3)}"` : ''}${extra}/>` : '';
}
export function stroke(d: string, color: string, w: number, alpha = 1, cap = 'round'): string {
  return d
    ? `<path d="${d}" fill="none" stroke="${color}" stroke-width="${+w.toFixed(2)}" stroke-linecap="${cap}" stroke-linejoin="round"${alpha < 1 ? ` stroke-opacity="${+alpha.toFixed(3)}"` : ''}/>`
    : '';
}
