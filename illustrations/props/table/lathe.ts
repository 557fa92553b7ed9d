import { ellipse, type Pt, poly } from '../../core/geom.ts';

/** Turned things (bottles, glasses, cups): a profile spun about a vertical axis, seen slightly from above. */
export function lathe(
  cx: number,
  base: number,
  prof: [number, number][],
  tilt = 0.16,
  steps = 8,
): {
  outline: string;
  band: (u0: number, u1: number, h0?: number, h1?: number) => string;
  ring: (h: number, k?: number) => string;
  r: (h: number) => number;
  rim: Pt;
  top: number;
} {
  // corner-cutting keeps the profile inside its polygon: no overshoot at shoulders and feet
  let pts: Pt[] = prof.map((q) => [q[0], q[1]] as Pt);
  for (let k = 0; k < Math.min(3, Math.round(steps / 3)); k++) {
    const n: Pt[] = [pts[0]!];
    for (let i = 0; i < pts.length - 1; i++) {
      const a = pts[i]!,
        b = pts[i + 1]!;
      if (i > 0) n.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
      if (i < pts.length - 2) n.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
    }
    n.push(pts[pts.length - 1]!);
    pts = n;
  }
  const r = (h: number): number => {
    for (let i = 1; i < pts.length; i++)
      if (pts[i]![1] >= h) {
        const a = pts[i - 1]!,
          b = pts[i]!,
          t = (h - a[1]) / (b[1] - a[1] || 1);
        return a[0] + (b[0] - a[0]) * Math.max(0, Math.min(1, t));
      }
    return pts[pts.length - 1]![0];
  };
  const top = pts[pts.length - 1]![1],
    foot = pts[0]![0],
    h0f = pts[0]![1];
  const L: Pt[] = pts.map(([q, h]) => [cx - q, base - h]),
    R: Pt[] = pts.map(([q, h]) => [cx + q, base - h]);
  const bottom: Pt[] = Array.from({ length: 11 }, (_, i) => {
    const a = Math.PI * (i / 10);
    return [cx + Math.cos(a) * foot, base - h0f + Math.sin(a) * foot * tilt] as Pt;
  });
  const lip: Pt[] = Array.from({ length: 11 }, (_, i) => {
    const a = Math.PI + Math.PI * (i / 10),
      q = pts[pts.length - 1]![0];
    return [cx + Math.cos(a) * q, base - top + Math.sin(a) * q * tilt] as Pt;
  });
  return {
    outline: poly([...L, ...lip, ...[...R].reverse(), ...bottom]),
    /** vertical strip between two fractions of the half-width (-1..1) */
    band: (u0, u1, h0 = 0, h1 = top) => {
      const hs = pts.filter((q) => q[1] >= h0 && q[1] <= h1).map((q) => q[1]);
      const all = [h0, ...hs, h1];
      const sag = (u: number, h: number) => r(h) * tilt * Math.sqrt(Math.max(0, 1 - u * u));
      return poly([
        ...all.map((h) => [cx + r(h) * u0, base - h + sag(u0, h) * (h < h0 + 1 ? 1 : 0.0)] as Pt),
        ...[...all].reverse().map((h) => [cx + r(h) * u1, base - h + sag(u1, h) * (h < h0 + 1 ? 1 : 0.0)] as Pt),
      ]);
    },
    ring: (h, k = 1) => ellipse(cx, base - h, r(h) * k, r(h) * k * tilt),
    r,
    rim: [cx, base - top],
    top,
  };
}
