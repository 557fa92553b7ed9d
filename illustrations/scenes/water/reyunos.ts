import type { Picture } from '../../core/picture.ts';
import { valleGrande } from './valle-grande.ts';

export interface ReyunosOptions {
  focal?: number;
  horizon?: number;
  boat?: 'none' | 'catamaran' | 'kayak' | 'sailboat' | 'rowboat';
  actor?: 'angler' | 'tirobangi';
}

/** Los Reyunos: red walls round blue water, boats out from the club. */
export function reyunos(pic: Picture, o: ReyunosOptions = {}): void {
  valleGrande(pic, {
    focal: o.focal ?? 0.42,
    horizon: o.horizon ?? 0.4,
    sub: false,
    red: true,
    boat: o.boat ?? (o.actor ? 'none' : 'catamaran'),
    actor: o.actor,
  });
}
