import { prefixOf, SPANISH } from '#app/lib/address/local-path.ts';

/** How much of the guide a browser keeps; each holds what stands before it. */
export const LEVELS = ['essential', 'text', 'whole'] as const;

/** `essential`: the frame and what somebody may need at once; `text`: every page and the search; `whole`: pictures too. */
export type Level = (typeof LEVELS)[number];

/** A file whose address changes with its content, so that two builds never mean different things by it. */
export type ReleaseFile = {
  url: string;
  /** The size at which the network carries it. */
  bytes: number;
  level: Level;
};

/**
 * What stands for a picture without a network: the part `box` ("x y width height") of a drawing among the texts, with
 * the style sheet that it needs, also among them.
 */
export type Cut = { drawing: string; styles: string; box: string; theme: 'light' | 'dark' };

/** All that one build has for one language: `/offline/<language>.json`. */
export type Release = {
  build: string;
  /** The day of the build: "2026-11-22". */
  day: string;
  language: string;
  /** The files in the order in which they are fetched. */
  files: ReleaseFile[];
  /** Address of a text ("/bodegas/page.json") → index in `files` of the pack that holds it. */
  texts: Record<string, number>;
  /** Pictures that are kept as a part of a drawing; copies of earlier builds have none. */
  cuts?: Record<string, Cut>;
  /** Screen → its scripts: those that it starts with, the application's first, and those that it may ask for later. */
  screens: Record<string, { start: string[]; later: string[] }>;
  /** Where the styles of each screen are: `<styles>/<screen>.css`. */
  styles: string;
  /** Short address → address. */
  redirects: Record<string, string>;
  /** Goes with every document. */
  contentSecurityPolicy: string;
};

/** A pack: address → the text that the server has there, page data without the build's name. */
export type Pack = Record<string, string>;

/** `/offline/version.json`: enough to say what a press would fetch, and whether there is something new. */
export type Version = Pick<Release, 'build' | 'day'> & {
  /** Language → level → bytes to fetch where nothing is there. */
  bytes: Record<string, Record<Level, number>>;
};

export const VERSION_FILE = '/offline/version.json';
export const releaseFile = (language: string) => `/offline/${language}.json`;

/** The pack's text that every document of the language is made from. */
export const shellAddress = (language: string) => `/offline/shell-${language}.html`;

/** The page that stands in for one that is not there, by its path. */
export const STAND_IN = '/sin-senal';

/** Names the build that a request for data belongs to. */
export const BUILD_HEADER = 'Guide-Build';

/** Has the worker stand aside: the page itself keeps what it fetches. */
export const KEEP_HEADER = 'Guide-Keep';

/** Where a page's data are: "/en" → "/en/page.json". */
export const dataAddress = (path: string) => `${path === '/' ? '' : path}/page.json`;

/** The language of an address, among those that there are; others are read in Spanish. */
export function languageOf(path: string, languages: string[]): string {
  const language = prefixOf(path).slice(1);
  return languages.includes(language) ? language : SPANISH;
}

/** What `level` takes of a release. */
export function filesOf(release: Release, level: Level): ReleaseFile[] {
  const most = LEVELS.indexOf(level);
  return release.files.filter((file) => LEVELS.indexOf(file.level) <= most);
}

/** Bytes to fetch for a level where nothing is there. */
export const bytesOf = (files: ReleaseFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
