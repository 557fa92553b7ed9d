import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AgendaData } from '#app/screens/agenda/page.server.ts';
import type { ArticleData } from '#app/screens/article/page.server.ts';
import type { Page } from '#engine/page.ts';

/** A page of the built site: its path is the same in all languages, `visitAt` is the address to open. */
export type BuiltPage = Page & { status: 200 | 404; language: string; address: string; visitAt: string };

const dist = path.resolve('dist');

/** Spanish first: its addresses have no prefix. */
export const languages = [
  'es',
  ...readdirSync('content/locales', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'es' ? [entry.name] : [],
  ),
];

let built: BuiltPage[] | null = null;

/** Every page in `dist`, read from the disk because tests are declared before a browser runs. */
export function builtPages(): BuiltPage[] {
  built ??= readPages();
  return built;
}

function readPages(): BuiltPage[] {
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Error(`There is no built site in ${dist}: run "npm run build" first, from the project's folder.`);
  }
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
  const pages = files.filter((file) => /(^|\/)(index|404)\.html$/.test(file)).sort();
  return pages.map((file) => {
    const is404 = file.endsWith('404.html');
    const data = file.replace(/404\.html$/, '404.json').replace(/index\.html$/, 'page.json');
    const address = `/${file.replace(/\/?index\.html$|\.html$/, '')}`;
    return {
      ...readJson<Page>(data),
      status: is404 ? 404 : 200,
      language: languages.find((code) => `${address}/`.startsWith(`/${code}/`)) ?? 'es',
      address,
      visitAt: is404 ? address.replace(/404$/, 'una-direccion-que-no-existe') : address,
    };
  });
}

/** The pages of one language. */
export function pagesIn(language: string): BuiltPage[] {
  return builtPages().filter((page) => page.language === language);
}

/** The data of the page at this address, as its screen gets it: `Data` is that screen's type. */
export function dataAt<Data>(address: string): Data {
  return readJson<{ data: Data }>(`${address.slice(1)}/page.json`).data;
}

/** Addresses in the sitemap, without the site's origin. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Everything that an address of the site may lead to: pages, short addresses and files. */
export function knownAddresses(): Set<string> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${file.split(path.sep).join('/')}`,
  );
  return new Set([
    ...builtPages().map((page) => page.address),
    ...Object.keys(readJson<object>('.redirects.json')),
    ...files,
  ]);
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as Content; // made by this build
}

type ListingFile = { id: string; name: string; description: string; sample?: boolean };

/** The described listings of a collection as their owners wrote them, which cards and pages must show. */
export function listingFiles<More = Record<string, unknown>>(collection: string): (ListingFile & More)[] {
  const folder = path.resolve('content/collections', collection, 'listings');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && !file.endsWith('.draft.json'));
  const listings = files.map((file) => ({
    ...(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ListingFile & More), // checked by the build
    id: file.replace(/\.json$/, ''),
  }));
  return listings.filter(({ description }) => description);
}

/** A real winery of the kind that most of them are, and that kind's name on the filter's button. */
export function someWinery() {
  const real = listingFiles<{ category: string }>('bodegas').filter(({ sample }) => !sample);
  const ofKind = Object.values(Object.groupBy(real, ({ category }) => category)).flatMap((group) =>
    group ? [group] : [],
  );
  const [found] = ofKind.toSorted((one, other) => other.length - one.length)[0] ?? [];
  if (!found) throw new Error('The content has no winery.');
  const words = JSON.parse(readFileSync('content/collections/bodegas/es.json', 'utf8')) as {
    filters: Record<string, string>; // checked by the build
  };
  const kind = words.filters[found.category] ?? '';
  return { ...found, path: `/bodegas-en-san-rafael-mendoza/${found.id}`, kind };
}

/** The first listing of a collection that has what a test relies on; if there is none, the error names it as `what`. */
export function listingThat<More = Record<string, unknown>>(
  collection: string,
  what: string,
  has: (listing: ListingFile & More) => boolean,
) {
  const found = listingFiles<More>(collection).find(has);
  if (!found) throw new Error(`The content has no listing in ${collection} that ${what}.`);
  return { ...found, path: addressOf(found.id, found.name) };
}

/** The address of a listing's page. */
export function addressOf(id: string, name: string): string {
  const page = pagesIn('es').find(
    ({ screen, path, meta }) => screen === 'listing' && path.endsWith(`/${id}`) && meta.title.includes(name),
  );
  if (!page) throw new Error(`There is no page of ${name}.`);
  return page.path;
}

/** An article with places and listings that it is about: the first that the owner published. */
export function someArticle() {
  const articles = pagesIn('es').filter(({ screen, status }) => screen === 'article' && status === 200);
  const views = articles.flatMap(({ path, data }) => {
    const { article } = data as ArticleData; // the data of this screen
    return article ? [{ ...article, path }] : [];
  });
  const found = views.find(({ related }) => related.places.length > 0 && related.cards.length > 0);
  if (!found) throw new Error('No article of the content is about a place and a listing.');
  return found;
}

/** The first event of the agenda. */
export function someEvent() {
  const agenda = pagesIn('es').find(({ screen }) => screen === 'agenda');
  const [event] = (agenda?.data as AgendaData | undefined)?.list.events ?? []; // the data of this screen
  if (!event) throw new Error('The agenda has no event.');
  return event;
}

export type Contacts = { phone?: string | null; whatsapp?: string | null; instagram?: string | null; sample?: boolean };

/** A real restaurant with a landline and a page on Instagram. */
export function callableRestaurant() {
  const found = listingFiles<Contacts>('gastronomia').find(
    ({ phone, instagram, sample }) => phone && !phone.startsWith('+54 9') && instagram && !sample,
  );
  if (!found?.phone || !found.instagram) throw new Error('No restaurant of the content has a telephone and a page.');
  const { id, name, description, phone, instagram } = found;
  return { id, name, description, phone, instagram, path: `/gastronomia-restaurantes-en-san-rafael/${id}` };
}
