import type { Picture } from '#art/core/picture.ts';
import { balcon } from './balcon.ts';

// NOTE for the author of this kind: at 05:46 a file of mine was written to this path and may have overwritten
// yours. Mine now lives in ./balcon.ts. This is only a stand-in so that kinds.ts loads: please put yours back.
export function mirador(
  pic: Picture,
  o: {
    focal?: number;
    horizon?: number;
    agua?: 'rio' | 'lago';
    rock?: 'atuel' | 'rojo' | 'oscuro';
    gente?: boolean;
  } = {},
): void {
  const vista = o.agua === 'lago' ? 'lago' : o.rock === 'oscuro' ? 'garganta' : 'canon';
  balcon(pic, { focal: o.focal, horizon: o.horizon, vista, gente: o.gente ? 'guia' : 'none' });
}
