import type { z } from 'zod';
import { type PageContent, readPageContent } from '#app/page/page-content.ts';
import { readableTexts } from '#catalog/content/readable-texts.ts';
import type { translations } from '#catalog/content/schema.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import type { Picture } from '#common/contracts/picture.ts';
import type { BuiltPage, GeneratedFile, HeaderStyle } from '#engine/built-page.ts';
import type { Meta, Page } from '#engine/page.ts';
import type { IconName } from '#views/icons.ts';
import type { BuildContext } from './build-context.ts';
import type { MenuLink, MenuPlaces } from './menus.ts';
import type { PageSearch } from './page-search.ts';

/** A page as its screen makes it. The registry adds the screen's name, that of its folder. */
export type ScreenPage<Data = unknown> = Omit<BuiltPage, 'screen' | 'data'> & {
  data: Data;
  /** Null keeps the page out of the guide's own search. */
  search: PageSearch | null;
  /** The icons that the page shows by name, also those that appear only later. Its file carries their drawings. */
  icons?: IconName[] | undefined;
};

/**
 * The definition of a screen, in its folder in `guide/app/screens`. The layout, the head, the sitemap, search and the tests
 * rely on nothing else.
 */
export type ScreenDefinition<Data = unknown> = {
  /** The addresses that the screen shows, as route patterns: "/blog/:slug". */
  routes(catalogue: Catalogue): string[];
  header: HeaderStyle;
  /** The content file with its texts, for the desk's form. */
  content?: ContentSource | undefined;
  /** @param name the screen's name: its texts are below `screens.<name>` */
  links(context: BuildContext, name: string): MenuLink[];
  pages(context: BuildContext): ScreenPage<Data>[];
};

/** `file` is a content file below `content`, without its extension: "pages/pesca". */
export type ContentSource = { file: string; schema: z.ZodType };

/** The props of a screen's component: one of the pages that its definition makes. */
export type PageProps<Definition extends ScreenDefinition> = Page<
  Definition extends ScreenDefinition<infer Data> ? Data : never
>;

type SeoWords = Pick<Meta, 'title' | 'description' | 'keywords'>;

type PageDefinition<Content, Data> = {
  path: string;
  /** The top of the page: a solid header, or white header text over the opening picture. */
  header?: HeaderStyle;
  menus?: MenuPlaces;
  /** Shown before its label in the header's menus. */
  icon?: IconName;
  /** False keeps search engines away. */
  isIndexed?: boolean;
  /** Makes the page's data: finished texts, in the page's language. */
  data(content: Content, context: BuildContext): Data;
  seo(content: Content, context: BuildContext): SeoWords;
  /** The title and picture for sharing the page; without a picture of its own it uses the home page's. */
  share(data: Data, context: BuildContext): { title: string; picture?: Picture | undefined };
  /** The icons that `data` names, also those that appear only later. */
  icons?(data: Data): IconName[];
  /** What the guide's own search knows about the page; by default, the texts of its content file. */
  search?(data: Data, context: BuildContext): PageSearch | null;
  /** JSON-LD for search engines, in the vocabulary of schema.org. */
  structuredData?(data: Data, context: BuildContext): object[];
  /** "always": anyone who has visited the guide once can open the page without signal. */
  offline?: 'always';
  /** The addresses that the page may open in a frame. */
  frames?(data: Data): (string | null)[];
  /** Files that belong to the page: address → text. */
  files?(data: Data, context: BuildContext): Record<string, string>;
  /** Files that take time to make, by their address. */
  generated?(data: Data, context: BuildContext): Record<string, GeneratedFile>;
};

/** The fields that the content file of every page has. */
type SeoContent = { seo: SeoWords; translations: z.output<typeof translations> };

type ContentPage<Schema extends z.ZodType<SeoContent>, Data> = Omit<
  PageDefinition<PageContent<Schema>, Data>,
  'seo'
> & {
  content: ContentSource & { schema: Schema };
  /** For pages whose title and description depend on more than the content's `seo`. */
  seo?(content: PageContent<Schema>, context: BuildContext): SeoWords;
};

/**
 * Defines a screen of one page whose texts are in a content file. The component's `data` is what `data` returns.
 * @throws {ContentError} from `pages`, with one sentence for each mistake in the file
 */
export function definePage<Schema extends z.ZodType<SeoContent>, Data>(
  definition: ContentPage<Schema, Data>,
): ScreenDefinition<Data> {
  const { content, header = 'solid', seo, ...page } = definition;
  const onePage: PageDefinition<PageContent<Schema>, Data> = {
    ...page,
    header,
    seo: seo ?? ((content) => (content as SeoContent).seo), // `PageContent` leaves texts as they are
  };
  const screen = screenOf(
    onePage,
    (context) => readPageContent(context, content.file, content.schema, header),
    (words) => readableTexts(content.schema, words),
  );
  return { ...screen, content };
}

/** Defines a screen of one page without a content file: its texts are interface translations, from `content/locales/`. */
export function defineTranslatedPage<Data>(definition: PageDefinition<null, Data>): ScreenDefinition<Data> {
  return screenOf(
    definition,
    () => null,
    () => [],
  );
}

/** Defines a screen with several pages, such as one for each listing. */
export function definePages<Data>(
  definition: Omit<ScreenDefinition<Data>, 'links' | 'header'> & Partial<ScreenDefinition<Data>>,
): ScreenDefinition<Data> {
  return { header: 'solid', links: () => [], ...definition };
}

function screenOf<Content, Data>(
  definition: PageDefinition<Content, Data>,
  read: (context: BuildContext) => Content,
  textsOf: (content: Content) => string[],
): ScreenDefinition<Data> {
  const {
    path,
    header = 'solid',
    menus = {},
    icon,
    isIndexed = true,
    icons,
    search,
    structuredData,
    offline,
    frames,
    files,
    generated,
  } = definition;
  return {
    header,
    routes: () => [path],
    links({ catalogue, t }, name) {
      const label = `screens.${name}.label`;
      // A page in no menu may lack a label, since links to it have their own texts.
      if (Object.keys(menus).length === 0 && !catalogue.locales.has('catalog', label)) return [];
      return [{ path, label: t(label), menus, icon, offline }];
    },
    pages(context) {
      const content = read(context);
      const data = definition.data(content, context);
      const found = search ? search(data, context) : {};
      return [
        {
          path,
          status: 200,
          meta: context.meta(path, definition.seo(content, context), isIndexed),
          data,
          icons: icons?.(data),
          share: definition.share(data, context),
          search: found && { texts: textsOf(content), ...found },
          structuredData: structuredData?.(data, context),
          offline,
          frames: frames?.(data).filter((address) => address !== null),
          files: files?.(data, context),
          generated: generated?.(data, context),
        },
      ];
    },
  };
}
