import { chanceFrom } from './chance.ts';
import { type Ink, ink } from './inks.ts';
import { tenth } from './pen.ts';
import type { Press } from './press.ts';

type Draw = (grain: number) => { width: number; height: number; turn?: number; attributes?: string; body: string };

/** Scattered dots of grain in a tile. */
function dots(count: number, size: number, [least, most]: [number, number], color: Ink, opacity = 1): Draw {
  return () => {
    const random = chanceFrom(count * 31 + size);
    const body = Array.from({ length: count }, () => {
      const [x, y, r] = [random() * size, random() * size, least + random() * (most - least)];
      return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}"/>`;
    }).join('');
    return { width: size, height: size, attributes: `fill="${ink(color)}" opacity="${opacity}"`, body };
  };
}

/** Rows of vines. */
const rows =
  (turn: number): Draw =>
  (grain) => ({
    width: 3 * grain,
    height: 6 * grain,
    turn,
    body:
      `<path fill="${ink('vine')}" d="M0 0h${tenth(3 * grain)}v${tenth(6 * grain)}H0z"/>` +
      `<path stroke="${ink('vineDeep')}" stroke-width="${tenth(1.1 * grain)}" stroke-dasharray="${tenth(4.4 * grain)} ${tenth(1.6 * grain)}" d="M${tenth(1.5 * grain)} 0v${tenth(6 * grain)}"/>`,
  });

/** Trees in a square grid. */
const trees =
  (turn: number): Draw =>
  (grain) => ({
    width: 4 * grain,
    height: 4 * grain,
    turn,
    body:
      `<path fill="${ink('orchard')}" d="M0 0h${tenth(4 * grain)}v${tenth(4 * grain)}H0z"/>` +
      `<circle cx="${tenth(2 * grain)}" cy="${tenth(2 * grain)}" r="${tenth(1.15 * grain)}" fill="${ink('orchardDeep')}"/>`,
  });

/** Plots of the irrigated land, each hatched differently, with vineyards and orchards among them. */
const plots: Draw = (k) => {
  const upright = (x: number, y: number, count: number, gap: number, length: number) =>
    Array.from({ length: count }, (_, i) => `M${tenth((x + i * gap) * k)} ${tenth(y * k)}v${tenth(length * k)}`).join(
      '',
    );
  const level = (x: number, y: number, count: number, length: number) =>
    Array.from({ length: count }, (_, i) => `M${tenth(x * k)} ${tenth((y + i * 2) * k)}h${tenth(length * k)}`).join('');
  return {
    width: 26 * k,
    height: 22 * k,
    turn: -20,
    attributes: `fill="none" stroke="${ink('vineDeep')}" stroke-width="${tenth(0.55 * Math.sqrt(k))}" opacity=".42"`,
    body: `<path d="${upright(1, 1, 6, 2, 9)}${level(14, 2, 5, 10)}${level(1, 13, 5, 11)}${upright(15, 12.5, 4, 2.6, 8)}"/>`,
  };
};

const ripples: Draw = () => ({
  width: 26,
  height: 9,
  body: `<path d="M2 3h7M15 7h6" stroke="${ink('glint')}" stroke-width=".9" stroke-linecap="round" opacity=".7"/>`,
});

const reeds: Draw = () => ({
  width: 14,
  height: 9,
  body: `<path d="M2 4h6M4 4v-2M6 4v-2.500M9 8h4" stroke="${ink('waterDeep')}" stroke-width=".7" opacity=".75"/>`,
});

const textures = {
  vines0: rows(0),
  vines1: rows(28),
  vines2: rows(62),
  vines3: rows(-35),
  trees0: trees(10),
  trees1: trees(50),
  plots,
  ripples,
  reeds,
  dunes: dots(70, 40, [0.4, 0.8], 'sandDeep'),
  salt: dots(16, 18, [0.5, 0.8], 'saltDeep'),
  grit: dots(90, 90, [0.3, 0.6], 'soft', 0.28),
  stipple: dots(150, 60, [0.35, 0.75], 'soft', 0.4),
} satisfies Record<string, Draw>;

export type Texture = keyof typeof textures;

/** A textured fill; `grain` enlarges the textures of fields. */
export function textured(press: Press, name: Texture, grain = 1): string {
  const id = press.define(name, (id) => {
    const draw: Draw = textures[name];
    const { width, height, turn, attributes = '', body } = draw(grain);
    const turned = turn ? ` patternTransform="rotate(${turn})"` : '';
    return `<pattern id="${id}" width="${tenth(width)}" height="${tenth(height)}" patternUnits="userSpaceOnUse"${turned}${attributes && ` ${attributes}`}>${body}</pattern>`;
  });
  return `url(#${id})`;
}
