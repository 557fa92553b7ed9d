import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Catalogue, readCatalogue } from '#catalog/listings/catalogue.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { readPages } from './pages.server.ts';
import { screens } from './screens.server.ts';

/** A page's address, the folder of its screen, and the file with its texts, both relative to the project. */
export type Route = { address: string; screen: string; content: string };

/**
 * Lists every page of the guide with the files to edit, in all languages.
 * @throws {ContentError} with one sentence for each mistake in the content
 */
export async function readRoutes(root: string): Promise<Route[]> {
  const catalogue = await readCatalogue(root);
  const ownFiles = new Map([...listingFiles(catalogue), ...listFiles(catalogue)]);
  const texts = new Map([
    ...catalogue.places.map(({ path, slug }) => [path, `content/places/${slug}`] as const),
    ...catalogue.posts.map(({ path, slug }) => [path, `content/posts/${slug}`] as const),
  ]);
  const screenFiles = new Map(screens.map(({ name, content }) => [name, content?.file]));

  function fileOf(page: string, screen: string, language: string): string {
    const text = texts.get(page);
    if (text) return translatedFile(root, text, language);
    const own = screenFiles.get(screen);
    return ownFiles.get(page) ?? (own ? `content/${own}.json` : `content/locales/${language}/catalog.json`);
  }

  return catalogue.locales.languages.flatMap((language) =>
    readPages(catalogue, language).map(({ address, path, screen }) => ({
      address,
      screen: `guide/app/screens/${screen}`,
      content: fileOf(path, screen, language),
    })),
  );
}

/** A business is one file in all languages. */
const listingFiles = ({ collections }: Catalogue): [string, string][] =>
  collections.flatMap(({ name, path, listings }) =>
    listings.map(({ id }): [string, string] => [`${path}/${id}`, `content/collections/${name}/listings/${id}.json`]),
  );

const listFiles = ({ collections }: Catalogue): [string, string][] =>
  collections.map(({ name, path }) => [path, `content/collections/${name}/es.json`]);

/** The translation beside a text, or the Spanish that is shown while there is none. */
function translatedFile(root: string, file: string, language: string): string {
  const translation = `${file}.${language}.md`;
  return language !== SPANISH && existsSync(path.join(root, translation)) ? translation : `${file}.md`;
}

/** Lays out routes as lines of three columns. */
export function routeLines(routes: Route[]): string[] {
  const widthOf = (column: 'address' | 'screen') => Math.max(0, ...routes.map((route) => route[column].length));
  const [first, second] = [widthOf('address'), widthOf('screen')];
  return routes.map(({ address, screen, content }) => `${address.padEnd(first)}  ${screen.padEnd(second)}  ${content}`);
}
