/** JSON-LD: what search engines are told of a page, in the words of schema.org. */
import type { PageContext } from './built-page.server.ts';
import type { Entity } from './catalog/listing-entity.ts';
import type { SiteConfig } from './catalog/site-config.ts';
import type { Picture } from './catalog/views.ts';
import { singleFile } from './lib/picture-files.ts';

/** Something of a type that schema.org has, by itself. */
export function thing<Fields extends object>(type: string, fields: Fields) {
  return { '@context': 'https://schema.org', '@type': type, ...fields };
}

/** A file of a picture, at its whole address. */
export function imageUrl({ url }: SiteConfig, picture: Picture): string {
  return url + singleFile(picture);
}

/** A listing on its own page. */
export function listingThing({ catalogue, url }: PageContext, entity: Entity, path: string, picture?: Picture) {
  const { '@type': type, ...facts } = entity;
  return thing(type, { ...facts, url: url(path), ...(picture && { image: imageUrl(catalogue.site, picture) }) });
}
