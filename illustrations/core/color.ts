/** Colour arithmetic: hex in, hex out. Mixing happens in OKLab so that blends stay clean. */
export type Hex = string;
type V3 = [number, number, number];

const toLin = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toSrgb = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * Math.max(0, c) ** (1 / 2.4) - 0.055);
const clamp01 = (x: number) => (x < 0 ? 0 : Math.min(x, 1));

function rgb(hex: Hex): V3 {
  const n = parseInt(hex.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}
function toHex(c: V3): Hex {
  return (
    '#' +
    c
      .map((v) =>
        Math.round(clamp01(v) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}
function oklab(hex: Hex): V3 {
  const [r, g, b] = rgb(hex).map(toLin) as V3;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
function fromOklab([L, a, b]: V3): Hex {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    toSrgb(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toSrgb(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toSrgb(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}
export function mix(a: Hex, b: Hex, t: number): Hex {
  if (t <= 0) return a;
  if (t >= 1) return b;
  const A = oklab(a),
    B = oklab(b);
  return fromOklab([A[0] + (B[0] - A[0]) * t, A[1] + (B[1] - A[1]) * t, A[2] + (B[2] - A[2]) * t]);
}
/** Overprint: ink b printed on ink a at coverage k. */
export function overprint(a: Hex, b: Hex, k = 1): Hex {
  const A = rgb(a),
    B = rgb(b);
  return toHex(A.map((v, i) => v * (1 - k + k * B[i]!)) as V3);
}
/** Shifts the lightness and scales the chroma, keeping the hue. */
export function adjust(hex: Hex, dL: number, chroma = 1): Hex {
  const [L, a, b] = oklab(hex);
  return fromOklab([clamp01(L + dL), a * chroma, b * chroma]);
}
