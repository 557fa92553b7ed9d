import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_FOLDER } from '#builder/cache/cache.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** Everything that the build reads. */
const PARTS = ['common', 'content', 'guide', 'map', 'scripts', 'server'];
const LANGUAGES = ['en', 'pt'];
/** The page of the plates. The build draws each as a poster and as a wallpaper, so the small guide keeps only one. */
const PLATES = 'content/pages/laminas.json';
/** How many listings each collection keeps, besides those that other content refers to. */
const FEW = 2;

/** The environment of its builds: nobody visits them, and Node's compile cache of one copy is useless to another. */
export const IN_A_HURRY = { COMPRESSION: 'quick', NODE_COMPILE_CACHE: undefined };

type PlateGroups = { groups: { plates?: unknown[] | undefined }[] };
type Listing = { sample?: boolean; description?: string | null };

type Options = {
  /** Keeps the translations, too. */
  isTranslated?: boolean;
  /** How many listings a collection keeps, if the usual few are not enough. */
  kept?: Record<string, number>;
};

/**
 * A copy of the project that builds in seconds: in Spanish, with a few listings in each collection and no article. It
 * reuses what is the same in the project's own builds: maps, plates, share pictures, and, with all languages, the bundle.
 */
export function smallGuide(options: Options = {}) {
  mkdirSync(path.join(PROJECT, '.build'), { recursive: true });
  const root = mkdtempSync(path.join(PROJECT, '.build/small-')); // inside the project, so that packages are found
  for (const part of PARTS) cpSync(path.join(PROJECT, part), path.join(root, part), { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(PROJECT, file), path.join(root, file));
  return { root, ...shrink(root, options) };
}

/**
 * Turns a copy of the project, somewhere inside it, into a small guide. Returns functions that read and change its
 * files by their paths in it.
 */
export function shrink(root: string, { isTranslated = false, kept = {} }: Options) {
  shareKept(root);
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, content: string | object) =>
    writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  const filesIn = (folder: string) => readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).sort();
  const remove = (file: string) => rmSync(at(file), { recursive: true });

  const dropped = isTranslated ? [] : LANGUAGES;
  for (const language of dropped) remove(`content/locales/${language}`);
  for (const file of filesIn('content').map((name) => `content/${name}`)) {
    if (dropped.some((language) => file.endsWith(`.${language}.md`)) || /posts\/(?!README)/.test(file)) remove(file);
    if (!file.endsWith('.json')) continue;
    const value: unknown = JSON.parse(read(file));
    const kept = withoutArticles(isTranslated ? value : untranslated(value));
    // Whatever stays to the byte, such as the interface's words, is known to the shared cache.
    if (JSON.stringify(kept) !== JSON.stringify(value)) write(file, kept);
  }
  // The build checks it.
  const plates = JSON.parse(read(PLATES)) as PlateGroups & { translations?: Record<string, PlateGroups> };
  plates.groups = plates.groups.slice(0, 1).map((group) => ({ ...group, plates: group.plates?.slice(0, 1) }));
  for (const words of Object.values(plates.translations ?? {})) words.groups = words.groups.slice(0, 1);
  write(PLATES, plates);
  const naming = ['content/pages', 'content/ideas'].flatMap((folder) =>
    filesIn(folder).map((name) => `${folder}/${name}`),
  );
  const named = [...naming, 'content/menus.json'].map(read);
  for (const collection of readdirSync(at('content/collections'))) {
    const folder = `content/collections/${collection}/listings`;
    if (!filesIn('content/collections').includes(`${collection}/listings`)) continue;
    const all = filesIn(folder).filter((name) => /^[^/]+\.json$/.test(name));
    const contents = (name: string) => JSON.parse(read(`${folder}/${name}`)) as Listing; // the build checks it
    const isSample = (name: string) => contents(name).sample === true;
    const isBrief = (name: string) => !contents(name).description;
    const described = all.filter((name) => !isBrief(name));
    const real = described.filter((name) => !isSample(name));
    const listings = [...real, ...described.filter(isSample), ...all.filter(isBrief)];
    const isNamed = (name: string) => named.some((text) => text.includes(`/${path.basename(name, '.json')}"`));
    const count = kept[collection] ?? FEW;
    for (const name of listings.filter((name, index) => index >= count && !isNamed(name))) remove(`${folder}/${name}`);
  }
  return { read, write, remove, filesIn };
}

/** Links the cache of the project's builds into the copy. That is safe: entries are only replaced, never written to. */
function shareKept(root: string) {
  const [from, to] = [path.join(PROJECT, CACHE_FOLDER), path.join(root, CACHE_FOLDER)];
  mkdirSync(from, { recursive: true });
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    try {
      linkSync(path.join(from, name), path.join(to, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // a concurrent build has deleted it
    }
  }
}

/** Makes links to an article lead to the list of articles, because the articles are removed. */
function withoutArticles(value: unknown): object {
  return JSON.parse(JSON.stringify(value).replace(/"(\/blog-de-turismo-san-rafael)\/[^"]*"/g, '"$1"')) as object; // content files hold objects
}

function untranslated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untranslated);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).filter(([key]) => key !== 'translations');
  return Object.fromEntries(own.map(([key, part]) => [key, untranslated(part)]));
}
