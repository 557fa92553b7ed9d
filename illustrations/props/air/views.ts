import type { Picture } from '../../core/picture.ts';

export type Clouds = 'none' | 'cumulus' | 'lenticular' | 'streaks';

/** Clouds that suit the hour: none at night, streaks or lenticular in low light, otherwise one of `choice`. */
export function cloudsFor(pic: Picture, choice: readonly Clouds[] = ['cumulus', 'lenticular', 'streaks']): Clouds {
  if (pic.pal.night) return 'none';
  return lowSun(pic) ? pic.rng.pick(['streaks', 'lenticular'] as const) : pic.rng.pick(choice);
}

/** Whether the sun is low enough to appear in the picture. */
export const lowSun = (pic: Picture): boolean => ['dawn', 'golden', 'dusk'].includes(pic.pal.name);
