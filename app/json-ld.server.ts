/** JSON-LD: what search engines are told of a page, in the words of schema.org. */
import { ICON } from '#art/app-icons.ts';
import type { BuiltPage, PageContext } from './built-page.server.ts';
import type { Entity } from './catalog/listing-entity.ts';
import type { SiteConfig } from './catalog/site-config.ts';
import type { Picture } from './catalog/views.ts';
import { singleFile } from './lib/picture-files.ts';
import { pageLabel } from './page-label.server.ts';
import { paths } from './paths.ts';

/** Something of a type that schema.org has, by itself. */
export function thing<Fields extends object>(type: string, fields: Fields) {
  return { '@context': 'https://schema.org', '@type': type, ...fields };
}

/** A file of a picture, at its whole address. */
export function imageUrl({ url }: Pick<SiteConfig, 'url'>, picture: Picture): string {
  return url + singleFile(picture);
}

/** Whoever publishes the guide; contacts that are placeholders are nobody's. */
export function publisher({ name, url, placeholders, ...site }: SiteConfig) {
  const profiles = (['instagram', 'facebook'] as const).filter((network) => !placeholders.includes(network));
  return {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name,
    url: `${url}/`,
    logo: { '@type': 'ImageObject', url: url + ICON.src, width: ICON.size, height: ICON.size },
    ...(profiles.length > 0 && { sameAs: profiles.map((network) => site[network]) }),
  };
}

/** A listing on its own page. */
export function listingThing({ catalogue, url }: PageContext, entity: Entity, path: string, picture?: Picture) {
  const { '@type': type, ...facts } = entity;
  return thing(type, { ...facts, url: url(path), ...(picture && { image: imageUrl(catalogue.site, picture) }) });
}

/** What a list leads to, with nothing of what each page says itself; none where there is nothing to list. */
export function itemLists({ url }: PageContext, items: { name: string; path: string }[]): object[] {
  if (items.length === 0) return [];
  const itemListElement = items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: url(path),
  }));
  return [thing('ItemList', { itemListElement })];
}

/** Adds to each page below the home page the way that leads to it: home > list > listing. */
export function withBreadcrumbs(context: PageContext, pages: BuiltPage[]): BuiltPage[] {
  const found = new Map(pages.filter(({ status }) => status === 200).map((page) => [page.path, page]));
  const nameOf = ({ path, share }: BuiltPage) => {
    const label = pageLabel(context, path);
    return label === path ? share.title : label;
  };
  return pages.map((page) => {
    const { path, status, structuredData = [] } = page;
    if (status !== 200 || path === paths.home) return page;
    const names = path.split('/');
    const above = names.map((_, index) => names.slice(0, index + 1).join('/') || paths.home);
    const trail = above.flatMap((one) => found.get(one) ?? []);
    const itemListElement = trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOf(step),
      item: context.url(step.path),
    }));
    return { ...page, structuredData: [...structuredData, thing('BreadcrumbList', { itemListElement })] };
  });
}
