import { useEffect, useState } from 'react';
import type { Detail } from '#app/catalog/views.ts';
import type { Frame } from '#app/page.ts';
import { type Favourite, favouriteOf, isSame } from './favourites.ts';

/** A favourite with its address, when its type is one that the guide has. */
export type CompletedFavourite = Favourite & { href: string | null };

/**
 * Favourites with a name and an address. What an older list did not keep is fetched from the listing's own page;
 * without a network the favourite stays as it is.
 */
export function useCompleted(favourites: Favourite[], collections: Frame['collections']): CompletedFavourite[] {
  const [found, setFound] = useState<Favourite[]>([]);

  const placed = favourites.map((favourite) => {
    const path = collections.find(({ type }) => type === favourite.type)?.path;
    return {
      ...favourite,
      ...(favourite.name ? {} : found.find((other) => isSame(other, favourite))),
      href: path ? `${path}/${favourite.id}` : null,
    };
  });
  // Of what the browser remembers, not of what has been found meanwhile: an answer must not end the other requests.
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
  const response = await fetch(`${href}/page.json`, { signal });
  if (!response.ok) return null;
  const { data } = (await response.json()) as { data: { detail: Detail | null } }; // made by this build
  return data.detail && favouriteOf(data.detail.card);
}
