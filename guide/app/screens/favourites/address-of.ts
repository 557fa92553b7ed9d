import type { Favourite } from '#app/features/favourites/favourites.ts';
import { articlePath, paths, placePath } from '#common/lib/address/paths.ts';
import type { Layout } from '#views/layout.ts';

/** The addresses of favourites that are not listings, by the type that the heart stores. */
const OTHERS: Record<string, (id: string) => string> = {
  lugar: placePath,
  nota: articlePath,
  evento: (id) => `${paths.agenda}#${id}`,
  ruta: (id) => `${paths.inspiration}#${id}`,
};

/** The address of a favourite; null for a type of an older version of the guide, which stays saved all the same. */
export function addressOf({ type, id }: Favourite, collections: Layout['collections']): string | null {
  const path = collections.find((collection) => collection.type === type)?.path;
  return path ? `${path}/${id}` : (OTHERS[type]?.(id) ?? null);
}

/** Whether the favourite has somebody to write to or call: not a place, an event, a route or an article. */
export const hasContact = ({ type }: Favourite): boolean => !(type in OTHERS);
