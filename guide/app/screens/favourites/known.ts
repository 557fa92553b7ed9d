import { useEffect, useState } from 'react';
import { type Favourite, followFavourites } from '#app/features/favourites/favourites.ts';
import type { MovedRefs } from '#common/lib/followed.ts';
import { fetchBuilt } from '#engine/browser/page-data.ts';

/** The ids that exist today, by type, and the renamed ones. */
export type Known = { ids: Record<string, string[]>; moved: MovedRefs };

/**
 * Updates renamed favourites, and reports which ones have left the guide. Nothing is fetched while there are no
 * favourites; without a response, nothing is reported as gone.
 */
export function useKnown(file: string, favourites: Favourite[]): { isGone: (favourite: Favourite) => boolean } {
  const [known, setKnown] = useState<Known | null>(null);
  const isAsked = favourites.length > 0;
  useEffect(() => {
    if (!isAsked) return;
    const abort = new AbortController();
    fetchBuilt<Known>(file, abort.signal)
      .then((found) => {
        if (!found) return;
        followFavourites(found.moved);
        setKnown(found);
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) console.info('What the guide has today could not be loaded.', error);
      });
    return () => abort.abort();
  }, [file, isAsked]);
  return { isGone: ({ type, id }) => known?.ids[type]?.includes(id) === false };
}
