import { z } from 'zod';
import type { Pictures } from '#art/pictures.ts';
import { collectProblems, parseContent } from './problems.ts';
import { filesIn, readJson } from './read-file.ts';
import { type PictureContent, picture, translations } from './schema.ts';
import { translate } from './translate.ts';
import type { Picture } from './views.ts';

const group = z.union([picture, z.array(picture), z.record(z.string(), picture)]);

/** The pictures of a page, by their place on it: one, a row, or several by name. */
const onlyPictures = z.looseObject({ pictures: z.record(z.string(), group), translations });

/** The field `pictures` of a page's content file. */
export const pagePictures = z.record(z.string(), group);

/** Where pages and places keep their files; `home.json` has a shape of its own. */
const FOLDERS = ['content/pages', 'content/places'];
const OTHER_SHAPE = 'home.json';
/** Pages whose first picture fills the screen; see `use-on-paper.ts`. */
const FILLS_SCREEN = /^places\/|^pages\/(consejos|pesca)$/;
/** What is shown as wide as the page; all else stands in a grid. */
const WIDE = new Set(['carousel']);

/** Finished pictures: page → place on the page → name or number → picture. */
export type PagePictures = Record<string, Record<string, Record<string, Picture>>>;

/**
 * The pictures of all pages that keep them in `content/pages` and `content/places`.
 * @throws {ContentError} with a sentence for each mistake.
 */
export function readPagePictures(root: string, pictures: Pictures, language: string): PagePictures {
  const files = FOLDERS.flatMap((folder) =>
    filesIn(root, folder)
      .filter((name) => name.endsWith('.json') && name !== OTHER_SHAPE)
      .map((name) => ({ file: `${folder}/${name}`, page: `${folder.split('/').at(-1)}/${name.slice(0, -5)}` })),
  );
  return Object.fromEntries(
    collectProblems(files, ({ file, page }) => {
      const spanish = parseContent(onlyPictures, readJson(root, file), file);
      const content = translate(spanish, spanish.translations[language] ?? {}, `${file} (${language})`);
      return [page, picturesOf(page, content.pictures, pictures)] as const;
    }),
  );
}

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
