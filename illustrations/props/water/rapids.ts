import { mix } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, smooth } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';

/** White water: combs of standing waves from far to near, each with a dark trough, a lit back and a torn crest. */
export function rapids(
  pic: Picture,
  o: { y0: number; y1: number; clip: string; rough: number; actor?: (y: number) => void; at?: number },
): void {
  const { W, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('rapids'),
    N = makeNoise(`${pic.seed}rap`);
  const rows = Math.round(9 + 5 * o.rough);
  let done = false;
  for (let r = 0; r < rows; r++) {
    const t = r / (rows - 1),
      y = lerp(o.y0, o.y1, t ** 1.5),
      amp = (3 + 40 * t ** 1.2) * (0.35 + 0.65 * o.rough),
      wl = 60 + 330 * t,
      ph = rng.range(0, 900);
    if (!done && o.at !== undefined && y > o.at) {
      o.actor?.(o.at);
      done = true;
    }
    const f = (x: number) =>
      y -
      amp *
        (0.55 * (1 - Math.abs(((2 * ((((x + ph) / wl) % 1) + 1)) % 1) - 1)) ** 1.4 +
          0.6 * N(((x + ph) * 0.6) / wl, r * 3.1) +
          0.14 * N(((x + ph) * 4) / wl, r * 7));
    const top: Pt[] = [];
    for (let x = -20; x <= W + 20; x += 9 + 12 * t) top.push([x, f(x)]);
    const body = `${smooth([...top], false)}L${f1(W + 20)} ${f1(y + amp * 2 + 90)}L-20 ${f1(y + amp * 2 + 90)}Z`;
    const ink = r % 2 ? mix(m.water, m.waterDeep, 0.35 + 0.3 * t) : mix(m.water, m.waterDeep, 0.62 + 0.2 * t);
    let s = shape(body, ink);
    let back = '',
      foam = '',
      lace = '';
    // ribbons of foam wherever the crest breaks
    let run: Pt[] = [];
    const flush = () => {
      if (run.length > 1) {
        const th = amp * (0.16 + 0.5 * o.rough * rng.range(0.5, 1));
        const up: Pt[] = [],
          dn: Pt[] = [];
        run.forEach(([x, yy], i) => {
          const e = Math.sin((Math.PI * (i + 0.4)) / run.length) ** 0.6,
            q = N(x * 0.06 + r * 9, 3.7);
          up.push([x, yy - th * e * (0.35 + 0.5 * Math.abs(q))]);
          dn.push([x, yy + th * e * (0.5 + 0.9 * Math.abs(N(x * 0.045, r * 5.3)))]);
        });
        foam += smooth(
          [
            [run[0]![0] - 8 - 14 * t, run[0]![1] + th * 0.25],
            ...up,
            [run[run.length - 1]![0] + 8 + 14 * t, run[run.length - 1]![1] + th * 0.3],
            ...dn.reverse(),
          ],
          true,
          0.9,
        );
        for (const [x, yy] of run) {
          if (rng.chance(0.5))
            lace += smooth(
              [
                [x - 10 - 20 * t, yy + th * 0.6],
                [x, yy + th * 1.1],
                [x + 14 + 30 * t, yy + th * rng.range(1.6, 2.6)],
                [x + 4, yy + th * 1.7],
              ],
              true,
              0.8,
            );
          if (t > 0.2 && rng.chance(0.4 * o.rough))
            for (let q = 0; q < 3; q++)
              foam += ellipse(
                x + rng.range(-30, 30) * t,
                yy - th * rng.range(0.7, 2.6),
                rng.range(0.6, 2.4) * (0.5 + t),
              );
        }
      }
      run = [];
    };
    for (const pt of top) {
      const [x, yy] = pt,
        crest = (y - yy) / amp,
        br = N(x * (0.004 - 0.002 * t) + 20, r * 0.7 + 4) + 0.5 * N(x * 0.016, r * 2.3);
      if (crest > 0.22 && br > (o.rough > 0.6 ? -0.12 : 0.3)) run.push(pt);
      else {
        flush();
        if (rng.chance(0.3))
          back += smooth(
            [
              [x - 26 * (1 + t), yy + amp * 0.24],
              [x, yy + amp * 0.12],
              [x + 30 * (1 + t), yy + amp * 0.3],
              [x, yy + amp * 0.34],
            ],
            true,
            0.9,
          );
      }
    }
    flush();
    s +=
      shape(back, lit(p, m.water, 0.22)) +
      shape(lace, lit(p, m.water, 0.45), 0.85) +
      shape(foam, mix(m.foam, m.water, p.night ? 0.3 : 0.05));
    pic.raw(pic.clipped(o.clip, s));
  }
  if (!done) o.actor?.(o.at ?? o.y1);
}
