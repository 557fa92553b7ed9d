import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { articlePath, placePath } from '#common/lib/address/paths.ts';
import type { MovedRefs } from '#common/lib/followed.ts';

/** What moved, by the references that favourites and plans store. */
export function movedRefs(catalogue: Catalogue): MovedRefs {
  const moved = catalogue.moved.flatMap(({ from, to }): [string, string | null][] => {
    const key = refAt(catalogue, from);
    return key ? [[key, to && refAt(catalogue, to)]] : [];
  });
  return Object.fromEntries(moved);
}

/** "bodega:bodega-suter" for the page of a listing, a place or an article; null for any other. */
function refAt({ collections }: Catalogue, path: string): string | null {
  const id = path.slice(path.lastIndexOf('/') + 1);
  const collection = collections.find((one) => path === `${one.path}/${id}`);
  if (collection) return `${collection.type}:${id}`;
  if (path === placePath(id)) return `lugar:${id}`;
  return path === articlePath(id) ? `nota:${id}` : null;
}
