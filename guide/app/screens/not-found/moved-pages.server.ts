import type { BuildContext } from '#app/page/build-context.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { paths, placePath } from '#common/lib/address/paths.ts';
import type { Link } from '#views/views.ts';

type Words = { title: string; text: string; links: Link[] };

/** The number of neighbours offered in place of a removed page. */
const NEIGHBOURS = 4;

/**
 * Makes a page for each former address. Servers redirect those that moved, but favourites, plans and hosts that only
 * serve files lead here, too.
 * @param make makes the page from its address, its document title and its words
 */
export function movedPages<Page>(
  { catalogue, language, t }: BuildContext,
  make: (path: string, title: string, data: Words) => Page,
): Page[] {
  return catalogue.moved.map(({ from, to, name }) => {
    const title = t(to === null ? 'notFound.gone.title' : 'notFound.moved.title', { name });
    const text = t(to === null ? 'notFound.gone.text' : 'notFound.moved.text');
    const links = to === null ? neighboursOf(catalogue, language, from) : [{ href: to, label: name }];
    return make(from, title, { title, text, links });
  });
}

/** Links to the list that the page was in, and to some others in it. */
function neighboursOf(catalogue: Catalogue, language: string, from: string): Link[] {
  const collection = catalogue.collections.find(({ path }) => from.startsWith(`${path}/`));
  if (collection) {
    const label = catalogue.locales.translator(language, collection.name)('title');
    const others = catalogue.views(collection, language).cards.slice(0, NEIGHBOURS);
    return [{ href: collection.path, label }, ...others.map(({ href, title }) => ({ href, label: title }))];
  }
  const places = catalogue.places.slice(0, NEIGHBOURS).map((place) => {
    return { href: placePath(place.slug), label: place.in(language).title };
  });
  return from.startsWith(`${paths.places}/`) ? places : [];
}
