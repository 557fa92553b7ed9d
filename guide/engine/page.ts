/** The data that the build hands to the browser for one address: in the HTML, and as `page.json` beside it. */

export type Meta = {
  title: string;
  description: string;
  keywords: string;
  /** The absolute URL. */
  canonical: string;
  isIndexed: boolean;
};

/** The content of each icon's `svg` element, by the name of the icon. */
export type IconDrawings = Partial<Record<string, string>>;

export type Page<Data = unknown> = {
  /** The build that made it; none in development. Code and data of different builds never meet. */
  build?: string;
  /** It stands in for a page that is not available: the address belongs to that other page. */
  isStandIn?: boolean;
  path: string;
  /** The folder in `guide/app/screens` whose component shows the page. */
  screen: string;
  meta: Meta;
  data: Data;
  /** The icons that `data` names. */
  icons: IconDrawings;
  /** In `page.json` only: a page's own HTML has it in its head. */
  crawler?: CrawlerMetadata;
};

/** The data about a page for other programs, besides its `Meta`. */
export type CrawlerMetadata = {
  /** JSON-LD for search engines. */
  structuredData: object[];
  /** The absolute URL of its share picture. */
  image: string;
  imageAlt: string;
  /** The day on which an article was published. */
  publishedOn?: string;
};

/** Returns the screen that shows a path in the current language, or undefined where there is no page. */
export type ScreenAt = (path: string) => string | undefined;

/** The part of a document that is the same on every page of a language. */
export type DocumentLayout = {
  language: string;
  /** One entry for each folder in `content/locales/`, Spanish first. */
  languages: { code: string; name: string; locale: string }[];
  /** For share previews: "es_AR". */
  locale: string;
  siteName: string;
};
