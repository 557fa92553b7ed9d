/** JSON-LD: the description of a page for search engines, in the vocabulary of schema.org. */

import type { SiteConfig } from '#catalog/content/site-config.ts';
import type { Entity } from '#catalog/listings/listing-entity.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { singleFile } from '#common/lib/pictures/picture-files.ts';
import { ICON } from '#pictures/app-icons.ts';
import type { BuildContext } from './build-context.ts';

/** A standalone schema.org object. */
export function thing<Fields extends object>(type: string, fields: Fields) {
  return { '@context': 'https://schema.org', '@type': type, ...fields };
}

/** The absolute URL of a picture's file. */
export function imageUrl({ url }: Pick<SiteConfig, 'url'>, picture: Picture): string {
  return url + singleFile(picture);
}

/** The guide's publisher; contacts that are placeholders are left out. */
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

/** The structured data of a listing, for its own page. */
export function listingThing({ catalogue, url }: BuildContext, entity: Entity, path: string, picture?: Picture) {
  const { '@type': type, ...facts } = entity;
  return thing(type, { ...facts, url: url(path), ...(picture && { image: imageUrl(catalogue.site, picture) }) });
}

/** The links of a list, without what each linked page describes itself; nothing for an empty list. */
export function itemLists({ url }: BuildContext, items: { name: string; path: string }[]): object[] {
  if (items.length === 0) return [];
  const itemListElement = items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: url(path),
  }));
  return [thing('ItemList', { itemListElement })];
}
