import { useEffect, useState } from 'react';
import { fetchBuilt } from '#engine/browser/page-data.ts';
import type { Page } from '#engine/page.ts';
import type { Detail } from '#views/views.ts';
import { type Favourite, favouriteOf, isSame } from './favourites.ts';

/** A favourite with its address, which is null when the guide does not know its type. */
export type CompletedFavourite = Favourite & { href: string | null };

/**
 * Adds names and addresses to favourites. Data that an older list lacks are fetched from the listing's own page;
 * without a network the favourite stays as it is.
 */
export function useCompleted(
  favourites: Favourite[],
  addressOf: (favourite: Favourite) => string | null,
): CompletedFavourite[] {
  const [found, setFound] = useState<Favourite[]>([]);

  const placed = favourites.map((favourite) => ({
    ...favourite,
    ...(favourite.name ? {} : found.find((other) => isSame(other, favourite))),
    href: addressOf(favourite),
  }));
  // Depends on what the browser stores, not on what has been found so far: one answer must not abort the other
  // requests.
  const wanted = favourites
    .filter(({ name }) => !name)
    .map((favourite) => placed.find((other) => isSame(other, favourite))?.href ?? '')
    .join(' ');

  useEffect(() => {
    const abort = new AbortController();
    for (const href of wanted.split(' ').filter(Boolean)) {
      fetchFavourite(href, abort.signal)
        .then((favourite) => favourite && setFound((others) => [...others, favourite]))
        .catch((error: unknown) => {
          if (!abort.signal.aborted) console.warn(`${href} could not be loaded.`, error);
        });
    }
    return () => abort.abort();
  }, [wanted]);

  return placed;
}

async function fetchFavourite(href: string, signal: AbortSignal): Promise<Favourite | null> {
  const page = await fetchBuilt<Page<{ detail: Detail | null }>>(`${href}/page.json`, signal);
  return page?.data.detail ? favouriteOf(page.data.detail.card) : null;
}
