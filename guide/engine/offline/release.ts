import { prefixOf, SPANISH } from '#common/lib/address/local-path.ts';

/** How much of the guide a browser stores; each level includes those before it. */
export const LEVELS = ['essential', 'text', 'whole'] as const;

/** `essential`: the frame and what visitors may need urgently; `text`: every page and search; `whole`: pictures too. */
export type Level = (typeof LEVELS)[number];

/** A file whose address changes with its content, so that it never means different content in two builds. */
export type ReleaseFile = {
  url: string;
  /** The size in which the network transfers it. */
  bytes: number;
  level: Level;
  /** The beginning of its SHA-256, so that nothing else is stored in its place; copies of older builds lack it. */
  sum?: string | undefined;
  /** The file is one text as it is, not a pack of texts. */
  isText?: true | undefined;
};

/**
 * The replacement for a picture without a network: the part `box` ("x y width height") of a drawing, with the style
 * sheet that it needs. Both are among the texts.
 */
export type DrawingCrop = {
  drawing: string;
  styles: string;
  box: string;
  theme: 'light' | 'dark';
  /** More styles, which leave out a part of the drawing. */
  leaves?: string;
};

/** The offline data of one build for one language: `/offline/<language>.json`. */
export type Release = {
  build: string;
  /** The day of the build: "2026-11-22". */
  day: string;
  language: string;
  /** The files in the order in which they are fetched. */
  files: ReleaseFile[];
  /** Address of a text ("/bodegas/page.json") → index in `files` of the pack that holds it. */
  texts: Record<string, number>;
  /** Pictures that are stored as part of a drawing; copies of older builds lack this. */
  crops?: Record<string, DrawingCrop>;
  /** Screen → its scripts: those it starts with, the application's first, and those it may load later. */
  screens: Record<string, { start: string[]; later: string[] }>;
  /** Where the styles of each screen are: `<styles>/<screen>.css`. */
  styles: string;
  /** Short address → address. */
  redirects: Record<string, string>;
  /** A header of every document. */
  contentSecurityPolicy: string;
};

/** A pack: address → the text at that address on the server, page data without the build's name. */
export type Pack = Record<string, string>;

/** `/offline/version.json`: enough to show the size of a download, and whether there is a newer release. */
export type Version = Pick<Release, 'build' | 'day'> & {
  /** Language → level → bytes to fetch when nothing is stored. */
  bytes: Record<string, Record<Level, number>>;
};

/** 48 bits tell a file from whatever came in its place. */
export const SUM_LENGTH = 8;

export const VERSION_FILE = '/offline/version.json';
export const releaseFile = (language: string) => `/offline/${language}.json`;

/** The address of the text from which every document of the language is made. */
export const shellAddress = (language: string) => `/offline/shell-${language}.html`;

/** The path of the page that stands in for one that is not available. */
export const STAND_IN = '/sin-senal';

/** Tells the worker not to handle a request: the page itself stores the response. */
export const KEEP_HEADER = 'Guide-Keep';

/** The address of a page's data: "/en" → "/en/page.json". */
export const dataAddress = (path: string) => `${path === '/' ? '' : path}/page.json`;

/** The language of an address, if it is one of `languages`; otherwise Spanish. */
export function languageOf(path: string, languages: string[]): string {
  const language = prefixOf(path).slice(1);
  return languages.includes(language) ? language : SPANISH;
}

/** The files of a release that belong to `level` and those below it. */
export function filesOf(release: Release, level: Level): ReleaseFile[] {
  const most = LEVELS.indexOf(level);
  return release.files.filter((file) => LEVELS.indexOf(file.level) <= most);
}

/** The bytes of these files together. */
export const bytesOf = (files: ReleaseFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
