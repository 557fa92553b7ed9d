import { screens } from '#builder/site/screens.server.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { importCollections } from '#catalog/listings/read-collections.ts';
import type { Json } from '#common/contracts/desk/content.ts';
import { isGroup } from '#common/contracts/desk/group.ts';
import { articlePath, paths, placePath } from '#common/lib/address/paths.ts';
import { idOf, isFixed, kindOf } from '../../editing/content-files.ts';

/** Returns the page that shows a content file; null if none or many do. */
export type AddressOf = (file: string) => string | null;

/** @param catalogue for the addresses of pages that depend on it */
export async function readAddresses(root: string, catalogue: Catalogue): Promise<AddressOf> {
  const lists = new Map((await importCollections(root)).map(({ name, path }) => [name, path]));
  const pages = new Map(
    screens.flatMap(({ content, routes }) => {
      const [path] = routes(catalogue);
      return content && path?.startsWith('/') && !path.includes(':') ? [[content.file, path]] : [];
    }),
  );
  return (file) => {
    const kind = kindOf(file) ?? '';
    const id = idOf(file);
    const list = lists.get(kind);
    if (list) return `${list}/${id}`;
    if (kind === 'places') return placePath(id);
    if (kind === 'posts') return articlePath(id);
    if (kind === 'ideas') return `${paths.inspiration}#${id}`;
    return kind === 'events' ? `${paths.agenda}#${id}` : (pages.get(kind) ?? null);
  };
}

/** The title of a file in lists: its name or title, else its id. Files of the guide have the label of their kind. */
export function titleOf(file: string, value: Json, kindLabel: string): string {
  if (isFixed(file)) return kindLabel;
  const group = isGroup(value) ? (isGroup(value.facts) ? value.facts : value) : {};
  const title = group.name ?? group.title;
  return typeof title === 'string' ? title : idOf(file);
}
