import { adjust, type Hex, mix, overprint } from './color.ts';

/** Local colours at noon on a clear day: the inks every palette is graded from. */
const BASE = {
  rockA: '#c8683f',
  rockB: '#dd9a5c',
  rockC: '#efcf9c',
  rockD: '#8e4a3a',
  granite: '#b3a394',
  sand: '#ecce94',
  snow: '#fbf6ea',
  steppe: '#c9b06c',
  scrub: '#8a9158',
  leaf: '#6e9247',
  leafDark: '#3d6244',
  vine: '#7ea33e',
  olive: '#97a582',
  poplar: '#8fab45',
  poplarDark: '#4f7744',
  water: '#41b9b4',
  waterDeep: '#14788a',
  foam: '#f6f4e8',
  soil: '#bb8d5e',
  wall: '#f3e4c8',
  adobe: '#d5a06e',
  roof: '#bd5a3b',
  wood: '#8d5c3b',
  stone: '#bcae9a',
  road: '#958d88',
  metal: '#a3b3b6',
  glass: '#bfe0dc',
  accent: '#d1442f',
  mustard: '#e5a52e',
  wine: '#7c2140',
  skin: '#b9795a',
  cloth: '#2f6f7e',
};
export type Mat = keyof typeof BASE;

export interface Palette {
  name: string;
  /** The inks of the sky: top, middle, low. */
  sky: [Hex, Hex, Hex];
  /** The dark ink along the top edge of a graded sky, under the header's white text. */
  skyInk: Hex;
  glow: Hex;
  sun: Hex;
  cloud: Hex;
  cloudShade: Hex;
  /** The ink that distance fades into. */
  haze: Hex;
  /** The one shadow ink of the picture, always overprinted. */
  shade: Hex;
  /** The darkest and the lightest ink. */
  deep: Hex;
  paper: Hex;
  lamp: Hex;
  /**
   * The sun's azimuth in degrees (0 = from the right, 90 = from behind the scene, 180 = left, 270 = from the viewer)
   * and elevation.
   */
  az: number;
  el: number;
  night: boolean;
  /** Whether lamps are lit. */
  lamps: boolean;
  stars: boolean;
  mats: Record<Mat, Hex>;
  /** The same materials under lamplight: ungraded, for things lit by lamps after dark. */
  own: Record<Mat, Hex>;
}

export const LIGHTS = ['dawn', 'day', 'golden', 'dusk', 'night'] as const;
export const SEASONS = ['summer', 'autumn', 'winter'] as const;
export type Light = (typeof LIGHTS)[number];
export type Season = (typeof SEASONS)[number];

interface Grade {
  tint: Hex;
  tintK: number;
  over: Hex;
  overK: number;
  dL?: number;
  chroma?: number;
}
function grade(g: Grade, fix: Partial<Record<Mat, Hex>> = {}, from: Record<Mat, Hex> = BASE): Record<Mat, Hex> {
  const out = {} as Record<Mat, Hex>;
  for (const k of Object.keys(BASE) as Mat[]) {
    out[k] = fix[k] ?? adjust(overprint(mix(from[k], g.tint, g.tintK), g.over, g.overK), g.dL ?? 0, g.chroma ?? 1);
  }
  return out;
}

const GRADES: Record<Light, Grade> = {
  dawn: { tint: '#ffc7a8', tintK: 0.16, over: '#f3dfe6', overK: 0.55 },
  day: { tint: '#fff1c9', tintK: 0.08, over: '#ffffff', overK: 0 },
  golden: { tint: '#ffc065', tintK: 0.22, over: '#ffe6c0', overK: 0.5 },
  dusk: { tint: '#e2705c', tintK: 0.34, over: '#b79ac4', overK: 0.75, dL: -0.02 },
  night: { tint: '#3f6f96', tintK: 0.52, over: '#5f7fae', overK: 0.62, dL: -0.01, chroma: 0.95 },
};

const SHEETS: Record<Light | Exclude<Season, 'summer'>, Omit<Palette, 'own'>> = {
  dawn: {
    name: 'dawn',
    sky: ['#7f9cc0', '#d9bfca', '#fbdcc0'],
    skyInk: '#3d4a78',
    glow: '#ffeecb',
    sun: '#fff3d2',
    cloud: '#fbe3d3',
    cloudShade: '#c3a3b8',
    haze: '#dcc0c8',
    shade: '#7d78a8',
    deep: '#2c2b4d',
    paper: '#fff3e0',
    lamp: '#ffd98a',
    az: 12,
    el: 20,
    night: false,
    lamps: false,
    stars: false,
    mats: grade(GRADES.dawn),
  },
  day: {
    name: 'day',
    sky: ['#4fa3b8', '#9fd0cf', '#f2ead0'],
    skyInk: '#124a63',
    glow: '#fbf3d8',
    sun: '#fff7df',
    cloud: '#fdf8ea',
    cloudShade: '#bcd3d6',
    haze: '#bcd3cf',
    shade: '#666fa2',
    deep: '#1f2f47',
    paper: '#fff8e7',
    lamp: '#ffe09a',
    az: 155,
    el: 38,
    night: false,
    lamps: false,
    stars: false,
    mats: grade(GRADES.day),
  },
  golden: {
    name: 'golden',
    sky: ['#5d9aa3', '#cfd0a6', '#f9d590'],
    skyInk: '#1d5560',
    glow: '#fff0be',
    sun: '#fff3c4',
    cloud: '#ffe6b4',
    cloudShade: '#e0a06e',
    haze: '#e9b98a',
    shade: '#7a5580',
    deep: '#33203c',
    paper: '#fff2d6',
    lamp: '#ffd27a',
    az: 170,
    el: 21,
    night: false,
    lamps: false,
    stars: false,
    mats: grade(GRADES.golden),
  },
  dusk: {
    name: 'dusk',
    sky: ['#2f2c5c', '#b4526f', '#f6995a'],
    skyInk: '#2f2c5c',
    glow: '#ffcf82',
    sun: '#ffdf9a',
    cloud: '#f58a62',
    cloudShade: '#7d3f69',
    haze: '#b9627a',
    shade: '#4b3a78',
    deep: '#1b1636',
    paper: '#ffe6c4',
    lamp: '#ffcb6b',
    az: 20,
    el: 16,
    night: false,
    lamps: true,
    stars: false,
    mats: grade(GRADES.dusk, {
      leaf: '#5d6a58',
      leafDark: '#2c3f50',
      vine: '#7f8656',
      poplar: '#8b8156',
      poplarDark: '#494f5a',
      olive: '#8d8a80',
      scrub: '#7a6f58',
    }),
  },
  night: {
    name: 'night',
    sky: ['#0b1430', '#17305a', '#2f5f7e'],
    skyInk: '#0b1430',
    glow: '#6fa3a6',
    sun: '#f4ecd0',
    cloud: '#41658a',
    cloudShade: '#1d3358',
    haze: '#33608a',
    shade: '#26365f',
    deep: '#070d20',
    paper: '#f3ead2',
    lamp: '#ffc861',
    az: 150,
    el: 34,
    night: true,
    lamps: true,
    stars: true,
    mats: grade(GRADES.night, { snow: '#a9c6d6', foam: '#b9d3dc' }),
  },
  autumn: {
    name: 'autumn',
    sky: ['#7fa5b0', '#cfd9cc', '#f8e8c6'],
    skyInk: '#2a4f5e',
    glow: '#fff2d2',
    sun: '#fff5da',
    cloud: '#fff4df',
    cloudShade: '#cbbfae',
    haze: '#cbc4b2',
    shade: '#6f6a86',
    deep: '#2e2633',
    paper: '#fff5e0',
    lamp: '#ffd98a',
    az: 160,
    el: 28,
    night: false,
    lamps: false,
    stars: false,
    mats: grade(
      { tint: '#ffd58f', tintK: 0.12, over: '#fff0d8', overK: 0.5 },
      {
        poplar: '#f0b32c',
        poplarDark: '#c4741f',
        vine: '#d98a2b',
        leaf: '#cf9a35',
        leafDark: '#8a5a2c',
        scrub: '#a08a4c',
        steppe: '#dbb660',
      },
    ),
  },
  winter: {
    name: 'winter',
    sky: ['#6d9fc4', '#b8d4e2', '#f0ece2'],
    skyInk: '#24507a',
    glow: '#fdf6e6',
    sun: '#fffaea',
    cloud: '#ffffff',
    cloudShade: '#c0d2e0',
    haze: '#c5d6e2',
    shade: '#7a97c6',
    deep: '#1d2d4a',
    paper: '#fffaf0',
    lamp: '#ffd98a',
    az: 25,
    el: 26,
    night: false,
    lamps: false,
    stars: false,
    mats: grade(
      { tint: '#dfe8ee', tintK: 0.14, over: '#eef3f8', overK: 0.4, chroma: 0.92 },
      {
        snow: '#fffaf0',
        steppe: '#d9cdb0',
        poplar: '#b39c7c',
        poplarDark: '#7d6c66',
        vine: '#9a8468',
        leaf: '#7f8c74',
        leafDark: '#3d5a5c',
      },
    ),
  },
};
const withOwn = (sheet: Omit<Palette, 'own'>): Palette => ({
  ...sheet,
  own: Object.fromEntries(
    Object.entries(BASE).map(([n, c]) => [n, sheet.lamps ? mix(c, sheet.lamp, 0.14) : sheet.mats[n as Mat]]),
  ) as Record<Mat, Hex>,
});

/** The effect of a season on plants, before the light grades it. */
const SEASON_BASE: Record<Season, Partial<Record<Mat, Hex>>> = {
  summer: {},
  autumn: {
    poplar: '#f0b32c',
    poplarDark: '#c4741f',
    vine: '#d98a2b',
    leaf: '#cf9a35',
    leafDark: '#8a5a2c',
    scrub: '#a08a4c',
    steppe: '#dbb660',
  },
  winter: {
    steppe: '#d9cdb0',
    poplar: '#b39c7c',
    poplarDark: '#7d6c66',
    vine: '#9a8468',
    leaf: '#7f8c74',
    leafDark: '#3d5a5c',
  },
};

/** The inks of one picture: the colours of the season, under the light of the hour. */
export function palette(light: Light, season: Season = 'summer'): Palette {
  if (season === 'summer') return withOwn(SHEETS[light]);
  if (light === 'day') return withOwn(SHEETS[season]); // chosen by hand: the sky changes with the season, too
  const grown = grade(GRADES[light], {}, { ...BASE, ...SEASON_BASE[season] });
  const sheet = SHEETS[light];
  const changed = Object.keys(SEASON_BASE[season]) as Mat[];
  return withOwn({
    ...sheet,
    mats: { ...sheet.mats, ...Object.fromEntries(changed.map((name) => [name, grown[name]])) },
  });
}

/** Aerial perspective: the same ink seen through d (0..1) of air. */
export const far = (p: Palette, c: Hex, d: number): Hex => mix(c, p.haze, d);
/** The ink of a lit edge. */
export const lit = (p: Palette, c: Hex, k = 0.3): Hex => mix(c, p.night ? p.glow : p.paper, k);

/** A lighter tone of something lit by lamps: unlike `lit`, never tinted by the night. */
export const pale = (p: Palette, c: Hex, k = 0.3): Hex => mix(c, p.paper, k);

/** The direction *towards* the sun in world axes (x right, y up, z away from the viewer). */
export function sunVec(p: Palette, az = p.az, el = p.el): [number, number, number] {
  const a = (az * Math.PI) / 180,
    e = (el * Math.PI) / 180;
  return [Math.cos(a) * Math.cos(e), Math.sin(e), Math.sin(a) * Math.cos(e)];
}
