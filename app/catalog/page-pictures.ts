import { z } from 'zod';
import type { Pictures } from '#art/pictures.ts';
import { type PictureContent, picture } from './schema.ts';

const group = z.union([picture, z.array(picture), z.record(z.string(), picture)]);

/** The field `pictures` of a page's content file: by their place on the page one, a row, or several by name. */
export const pagePictures = z.record(z.string(), group);

/** Pages whose first picture fills the screen; see `use-on-paper.ts`. */
const FILLS_SCREEN = /^places\/|^pages\/(consejos|pesca)$/;
/** What is shown as wide as the page; all else stands in a grid. */
const WIDE = new Set(['carousel']);

/** `page` is where the file lies below `content`: "places/valle-grande". */
export function picturesOf(page: string, groups: z.infer<typeof pagePictures>, pictures: Pictures) {
  return Object.fromEntries(
    Object.entries(groups).map(([place, group]) => {
      if (isPicture(group)) {
        const view = FILLS_SCREEN.test(page)
          ? pictures.addOpening(`${page}-${place}`, group)
          : pictures.add(`${page}-${place}`, group, 'hero');
        return [place, { [place]: view }];
      }
      const shape = WIDE.has(place) ? 'hero' : 'card';
      const named = Array.isArray(group)
        ? group.map((one, index) => [String(index + 1), one] as const)
        : Object.entries(group);
      return [
        place,
        Object.fromEntries(named.map(([name, one]) => [name, pictures.add(`${page}-${place}-${name}`, one, shape)])),
      ];
    }),
  );
}

const isPicture = (some: z.infer<typeof group>): some is PictureContent =>
  !Array.isArray(some) && typeof some.alt === 'string';
