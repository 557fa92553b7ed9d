import type { Picture } from '../../core/picture.ts';

export type Clouds = 'none' | 'cumulus' | 'lenticular' | 'streaks';

/** The clouds that suit the hour: none by night, streaks in low light, otherwise one of the given. */
export function cloudsFor(pic: Picture, choice: readonly Clouds[] = ['cumulus', 'lenticular', 'streaks']): Clouds {
  if (pic.pal.night) return 'none';
  return lowSun(pic) ? pic.rng.pick(['streaks', 'lenticular'] as const) : pic.rng.pick(choice);
}

/** Whether the sun itself stands low enough to be in the picture. */
export const lowSun = (pic: Picture): boolean => ['dawn', 'golden', 'dusk'].includes(pic.pal.name);
