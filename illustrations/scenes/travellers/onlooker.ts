import { mix } from '../../core/color.ts';
import type { Picture } from '../../core/picture.ts';
import { bust } from '../../props/people/bust.ts';
import { reyunos } from '../water/reyunos.ts';
import { riverbank } from '../water/riverbank.ts';
import { vineyard } from '../wine/vineyard.ts';

export interface OnlookerOptions {
  focal?: number;
  horizon?: number;
  who?: 'sun-hat' | 'couple' | 'backpack';
}

/** For a round medallion: a traveller in close-up from behind, and the view. */
export function onlooker(pic: Picture, { who = 'sun-hat', ...view }: OnlookerOptions = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const u = (H / 900) * 1.14;
  if (who === 'backpack') {
    reyunos(pic, { ...view, boat: 'none' });
    pic.nextPlane();
    bust(pic, W * 0.5, H * 0.66, u, { top: m.cloth, hair: mix(p.deep, m.wood, 0.35), cut: 'short', pack: m.accent });
  } else if (who === 'couple') {
    vineyard(pic, { ...view, worker: false });
    pic.nextPlane();
    bust(pic, W * 0.33, H * 0.8, u * 0.68, {
      top: m.wine,
      hair: mix(p.deep, m.wood, 0.4),
      cut: 'bob',
      wear: { hat: 'knitted', ink: m.mustard },
      glass: -1,
      lean: 10,
    });
    bust(pic, W * 0.66, H * 0.775, u * 0.73, {
      top: m.leafDark,
      hair: p.deep,
      cut: 'short',
      scarf: m.accent,
      glass: 1,
      lean: -10,
    });
  } else {
    riverbank(pic, { ...view, actor: 'none' });
    pic.nextPlane();
    bust(pic, W * 0.5, H * 0.69, u, {
      top: m.foam,
      hair: mix(p.deep, m.wood, 0.6),
      cut: 'bob',
      wear: { hat: 'straw', ink: m.sand },
    });
  }
}
