/** The inks of the series: one row for each material, one column for each light, in the order of `LIGHTS`. */
const LIGHTS = ['alba', 'dia', 'dorada', 'ocaso', 'noche', 'otono', 'invierno'] as const;
const INKS = {
  skyTop: '7f9cc0 4fa3b8 5d9aa3 2f2c5c 0b1430 7fa5b0 6d9fc4',
  skyMiddle: 'd9bfca 9fd0cf cfd0a6 b4526f 17305a cfd9cc b8d4e2',
  skyLow: 'fbdcc0 f2ead0 f9d590 f6995a 2f5f7e f8e8c6 f0ece2',
  sun: 'fff3d2 fff7df fff3c4 ffdf9a f4ecd0 fff5da fffaea',
  cloud: 'fbe3d3 fdf8ea ffe6b4 f58a62 41658a fff4df ffffff',
  haze: 'dcc0c8 bcd3cf e9b98a b9627a 33608a cbc4b2 c5d6e2',
  shade: '7d78a8 666fa2 7a5580 4b3a78 26365f 6f6a86 7a97c6',
  deep: '2c2b4d 1f2f47 33203c 1b1636 070d20 2e2633 1d2d4a',
  paper: 'fff3e0 fff8e7 fff2d6 ffe6c4 f3ead2 fff5e0 fffaf0',
  lamp: 'ffd98a ffe09a ffd27a ffcb6b ffc861 ffd98a ffd98a',
  rockA: 'cc6f4c cd734a d4753e 9e4536 504b59 cf7242 c47b5d',
  rockB: 'dc9663 e0a165 e49a52 a95c46 555a65 e19c5b d5a377',
  rockC: 'ecc095 f0d2a0 f3c27f b47669 586a7a f1ca8f e5cfaa',
  rockD: '9c5746 975745 a65e3c 803734 404053 9c573e 946054',
  granite: 'ba9d8f b9a998 c4a27b 956165 475b75 bca489 b3a99f',
  sand: 'e9bf8f eed198 f0c17a b37565 576978 eec988 e2cea3',
  snow: 'f5dfd3 fbf6e7 fddfb5 bd8793 a9c6d6 fcebcf fffaf0',
  steppe: 'cda870 cdb574 d5ab5e a1684f 4d6069 dbb660 d9cdb0',
  leaf: '839052 799951 8f9544 5d6a58 32565c cf9a35 7f8c74',
  leafDark: '5a6a4f 4c6d4e 687143 2c3f50 244656 8a5a2c 3d5a5c',
  vine: '909d4d 88a94a 9ca23d 7f8656 375c5c d98a2b 9a8468',
  olive: 'a49f81 9fab87 aea36e 8d8a80 3f5c6f a3a67a 9eab91',
  poplar: '9da452 98b151 a9a743 8b8156 3c5e5f f0b32c b39c7c',
  poplarDark: '697b4f 5d804e 778043 494f5a 2a4d58 c4741f 7d6c66',
  water: '6bafa9 57beb6 7cb492 6e6e78 296280 63b7a3 65bbb9',
  waterDeep: '4a7d88 32828f 5b8376 565062 1e4c6f 408082 428394',
  soil: 'c18c64 c09566 ca9154 985747 4b5563 c3915c ba9876',
  wall: 'efd0b8 f4e5c8 f6d19e b87f81 597089 f5dbb3 e9e1cd',
  adobe: 'd69b71 d9a675 de9f60 a66050 525b69 daa169 cfa884',
  roof: 'c36549 c36646 cc6b3c 973e34 4e4757 c66640 bb7059',
  wood: '9a6548 966746 a56b3c 7f4035 3f4554 9a673f 936e56',
  accent: 'd45640 d6543c dd5d33 a2352e 554455 d85536 cc6251',
  wine: '8d394c 87334a 994241 772438 3d3553 8c3643 864155',
};

export type Light = (typeof LIGHTS)[number];
export type Ink = keyof typeof INKS;
export type Palette = Record<Ink, string>;

/** All inks of one light as CSS hex colours. */
export function palette(light: Light): Palette {
  const column = LIGHTS.indexOf(light);
  const inks = Object.entries(INKS).map(([ink, row]) => [ink, `#${row.split(' ')[column]}`]);
  return Object.fromEntries(inks) as Palette;
}

type Triple = [number, number, number];

function channels(hex: string): Triple {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
}

function toHex(triple: Triple): string {
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return `#${triple.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The cube roots of the cone responses: OKLab is linear in them, so that mixing here is mixing there. */
function toCones(hex: string): Triple {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = channels(hex).map(linear) as Triple;
  return [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ];
}

function fromCones(cones: Triple): string {
  const [l, m, s] = cones.map((value) => value ** 3) as Triple;
  const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
  return toHex([
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

/** Mixes as OKLab does: teal to orange mixed in sRGB goes through mud. */
export function mix(from: string, to: string, share: number): string {
  const end = toCones(to);
  return fromCones(toCones(from).map((value, index) => value + ((end[index] ?? 0) - value) * share) as Triple);
}

/** `ink` with `amount` of the shadow ink printed over it, as a press would. */
export function overprint(ink: string, shade: string, amount: number): string {
  const over = channels(shade);
  return toHex(channels(ink).map((value, index) => value * (1 - amount * (1 - (over[index] ?? 1)))) as Triple);
}
