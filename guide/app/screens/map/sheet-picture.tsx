import { useEffect, useEffectEvent, useRef } from 'react';
import '#map/browser/sheet-inks.css';
import type { SheetView } from './map-views.ts';
import css from './sheet-picture.module.css';

/** Caches the fetched drawings for visitors who go back and forth between sheets. */
const fetched = new Map<string, string>();

/** The drawn sheet: the build puts it into the page's HTML; after a client-side navigation it is fetched. */
export function SheetPicture({ sheet: { name, file }, onFetched }: { sheet: SheetView; onFetched: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const fetchedNow = useEffectEvent(onFetched);
  useEffect(() => {
    const node = place.current;
    if (!node || node.childElementCount > 0) return;
    const abort = new AbortController();
    load(file, abort.signal)
      .then((svg) => {
        node.innerHTML = svg;
        fetchedNow();
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted)
          console.warn(`The drawing ${file} could not be loaded; marks and list remain.`, error);
      });
    return () => abort.abort();
  }, [file]);
  return (
    <div
      ref={place}
      className={css.picture}
      data-fragment={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the application leaves alone what the build put here
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

/** The same object on every render, so that React does not empty the drawing. */
const NOTHING = { __html: '' };

async function load(file: string, signal: AbortSignal): Promise<string> {
  const known = fetched.get(file);
  if (known) return known;
  const response = await fetch(file, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const svg = await response.text();
  fetched.set(file, svg);
  return svg;
}
