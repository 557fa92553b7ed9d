import path from 'node:path';
import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePages } from '#app/page/define-page.ts';
import { readPageContent } from '#app/page/page-content.ts';
import { POSTER } from '#app/screens/open-data/page.server.ts';
import { idText, text, translations } from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { paths } from '#common/lib/address/paths.ts';
import { PRINTS_FOLDER } from '#pictures/manifest.ts';
import type { Plate } from '#pictures/plates.ts';
import { printsOf, type ShownPrint } from './shown-prints.server.ts';

const FILE = 'pages/laminas';

const platesContent = z.strictObject({
  seo: z.strictObject({ title: text, description: text, keywords: text }),
  title: text,
  intro: text,
  licence: text,
  /**
   * The prints in order, by the name that a place or a listing gives them; the first of a group leads it. A print that
   * no page shows any more is left out.
   */
  groups: z.array(z.strictObject({ title: text, plates: z.array(z.strictObject({ print: idText })).min(1) })).min(1),
  translations,
});

export type PlateView = {
  /** The anchor, and the start of the file names. */
  id: string;
  /** "Lámina 12". */
  number: string;
  title: string;
  place: string;
  href: string;
  picture: Picture;
  wallpaper: { href: string; label: string };
  poster: { href: string; label: string };
};

export type PlatesData = {
  title: string;
  intro: string;
  licence: string;
  /** The accessible name of the viewer. */
  label: string;
  words: { wallpaper: string; poster: string };
  /** The accessible name of the row of groups. */
  contents: string;
  /** `href`: the page of all its plates, where they share one. */
  groups: { title: string; href: string | null; plates: PlateView[] }[];
  /** The guide's own map, on A3. */
  map: { title: string; text: string; href: string; label: string };
};

/** The series of prints as numbered plates, to view large, keep as a wallpaper and hang on a wall. */
export default definePages<PlatesData>({
  routes: () => [paths.plates],
  content: { file: FILE, schema: platesContent },
  links: ({ t }) => [{ path: paths.plates, label: t('screens.plates.label'), menus: { community: 10 } }],
  pages(context) {
    const { t, language } = context;
    const content = readPageContent(context, FILE, platesContent, 'solid');
    const { seo, title, intro, licence } = content;
    const prints = content.groups.map(({ plates }, index) =>
      printsOf(
        context,
        plates.map(({ print }) => print),
        `groups.${index}.plates`,
      ),
    );
    const shown = prints.flat();
    const plates = shown.map((print, index) => plateView(print, index + 1, context));
    const before = (group: number) => prints.slice(0, group).flat().length;
    return [
      {
        path: paths.plates,
        status: 200,
        meta: context.meta(paths.plates, seo),
        data: {
          title,
          intro,
          licence,
          label: t('plates.viewer'),
          words: { wallpaper: t('plates.wallpaper'), poster: t('plates.poster') },
          contents: t('practical.onThisPage'),
          groups: content.groups
            .map(({ title }, index) => groupOf(title, plates.slice(before(index), before(index + 1))))
            .filter(({ plates }) => plates.length > 0),
          map: {
            title: t('openData.poster.title'),
            text: t('openData.poster.text'),
            href: POSTER,
            label: t('openData.poster.label'),
          },
        },
        share: { title, picture: shown.find(({ isUpright }) => !isUpright)?.picture },
        search: {},
        // The files are made once, in Spanish: the texts on them are local names.
        generated: language === SPANISH ? filesOf(shown, plates, context) : undefined,
      },
    ];
  },
});

function groupOf(title: string, plates: PlateView[]): PlatesData['groups'][number] {
  const [first, ...others] = plates;
  const isShared = others.length > 0 && others.every(({ href }) => href === first?.href);
  return { title, href: isShared && first ? first.href : null, plates };
}

function plateView({ name, title, place, href, picture }: ShownPrint, number: number, { t }: BuildContext): PlateView {
  const id = name.replaceAll('/', '-');
  const label = t('plates.number', { number });
  const file = (suffix: string) => `${paths.plates}/${id}-${suffix}`;
  return {
    id,
    number: label,
    title,
    place,
    href,
    picture,
    wallpaper: { href: file('fondo.jpg'), label: t('plates.wallpaperOf', { title }) },
    poster: { href: file('a4.pdf'), label: t('plates.posterOf', { title }) },
  };
}

/** The code that draws plates, which a build that reuses them all does not load. */
const press = () => import('#pictures/plates.ts');

function filesOf(shown: ShownPrint[], plates: PlateView[], { catalogue }: BuildContext) {
  const { root, site } = catalogue;
  const sender = `${site.name} · ${new URL(site.url).host}`;
  return Object.fromEntries(
    shown.flatMap(({ picture, isUpright, title, place }, index) => {
      const view = plates[index];
      if (!view) return [];
      const name = `${picture.src.replace('/images/', '')}-${picture.width}.avif`;
      const file = path.join(root, PRINTS_FOLDER, name);
      const plate: Plate = { file, isUpright, title, place, sender, number: view.number };
      const from = JSON.stringify([name, picture.version, isUpright, plate.title, place, sender, view.number]);
      return [
        [view.wallpaper.href, { from, make: async () => (await press()).drawWallpaper(plate) }],
        [view.poster.href, { from, make: async () => (await press()).drawPoster(plate) }],
      ] as const;
    }),
  );
}
