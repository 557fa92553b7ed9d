import { mix } from '../../core/color.ts';
import { smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { sunVec } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { type Cam, Terrain, View } from '../../core/terrain.ts';
import { mist, printLand } from './land.ts';

/** A lone snow-capped cone on the horizon; x is its summit, `height` and `width` its size, all in sheet units. */
export function volcano(
  pic: Picture,
  o: { x: number; horizon: number; height: number; width: number; air?: number; snow?: number },
): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    N = makeNoise(`${pic.seed}vo`),
    cam: Cam = { x: 0, y: 0.2, z: 0, f: 1500, cx: W / 2, horizon: o.horizon },
    far = 50,
    unit = cam.f / far,
    top = o.height / unit,
    reach = o.width / 2 / unit,
    vx = (o.x - W / 2) / unit,
    air = o.air ?? 0.4;
  const T = new Terrain(420, 150, vx - reach * 1.1, far - reach * 0.7, (reach * 2.2) / 420);
  T.fill((x, z) => {
    const dx = x - vx,
      dz = z - far,
      r = (Math.hypot(dx, dz * 1.4) / reach) * (1 + 0.12 * N.fbm((x / reach) * 2, (z / reach) * 2, 3)),
      a = Math.atan2(dz, dx);
    const rib = Math.abs(N(a * 4.4 + 10, r * 2)) + 0.5 * Math.abs(N(a * 9.5 + 3, r * 3));
    const cone = top * (1.1 * Math.exp(-r * 2.5) - 0.09);
    return Math.max(0, Math.min(cone, top * 0.97) - rib * top * 0.13 * smoothstep(0.04, 0.3, r));
  });
  T.illuminate(sunVec(p, p.az, Math.max(18, p.el)), { relief: 1.3, smoothing: 1 });
  const V = new View(T, cam, W, H, 2);
  const clip = printLand(pic, V, {
    base: mix(m.rockD, m.granite, 0.5),
    air,
    bottom: o.horizon + 40,
    bands: [
      {
        fn: (x, z, y) => y + N.fbm(x * 1.1, z * 1.1, 3) * top * 0.2 - 0.5 * (T.sample(T.light, x, z) - 0.5),
        at: top * (1 - (o.snow ?? 0.45)),
        color: m.snow,
        smooth: 1,
      },
    ],
    shade: -0.3,
    deep: null,
    shadeK: 0.7,
    minArea: 60,
  });
  mist(pic, o.horizon - o.height * 0.4, o.horizon + 20, { clip, alpha: 0.9 });
}
