import { mix } from '#art/core/color.ts';
import type { Picture } from '#art/core/picture.ts';
import { alfombra, cama, colgante, cuadro, hogar, mesaDeLuz, planta, sillon } from '#art/props/mobiliario.ts';
import { type Sala, sala, type Vista } from '#art/props/sala.ts';

export interface InteriorOptions {
  focal?: number;
  horizon?: number;
  vista?: Vista;
}

/** Bedroom: the bed, a bedside lamp, the land in the window. */
export function dormitorio(
  pic: Picture,
  o: InteriorOptions & { tipo?: 'campo' | 'ladrillo' | 'hotel' | 'biombo' | 'jardin' } = {},
): void {
  const m = pic.pal.own;
  const r = sala(pic, {
    focal: o.focal,
    horizon: o.horizon,
    wall: mix(m.wall, m.rockB, 0.25),
    ceiling: 'vigas',
    vista: o.vista ?? 'frutales',
    windows: [{ x: -1.9, y: 0.85, w: 1.5, h: 1.35, curtains: m.foam }],
  });
  alfombra(r, -1.9, 2.3, -0.1, 3.5, [m.cloth, m.foam, m.mustard, m.accent]);
  mesaDeLuz(r, 2.4, r.depth - 0.3);
  cuadro(r, 0.8, 1.5, 0.8, 0.6);
  cama(r, 1.2, { colcha: m.cloth, manta: m.accent });
}

/** Living room of a cabin: log fire, armchair, woven rug, the river in the window. */
export function estar(pic: Picture, o: InteriorOptions = {}): void {
  const m = pic.pal.own;
  const r: Sala = sala(pic, {
    focal: o.focal,
    horizon: o.horizon,
    wall: mix(m.wood, m.sand, 0.5),
    ceiling: 'vigas',
    vista: o.vista ?? 'rio',
    windows: [{ x: -2.1, y: 0.8, w: 1.7, h: 1.3 }],
  });
  hogar(r, 1.2);
  alfombra(r, -1.2, 2.2, 1.5, 3.6, [m.accent, m.foam, m.mustard, m.cloth]);
  planta(r, 2.5, 4.2);
  sillon(r, -1.5, 3.4, { c: m.cloth, cushion: m.mustard, w: 1.7 });
  colgante(r, -0.2, 2, 3.2, m.cloth);
}
