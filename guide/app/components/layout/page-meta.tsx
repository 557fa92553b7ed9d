import { useEffect, useRef } from 'react';
import { ANNOUNCEMENT_ID, announce } from '#app/features/announce/announce.ts';
import { useShownPage } from '#engine/use-page.ts';

/**
 * Keeps the document's title, description and address in step with client-side navigation, and announces the new page
 * to screen readers. The first page's metadata are in its HTML.
 */
export function PageMeta() {
  const page = useShownPage();
  const shownPath = useRef(page?.path);
  useEffect(() => {
    if (!page || shownPath.current === page.path) return;
    shownPath.current = page.path;
    const { title, description, keywords, canonical, isIndexed } = page.meta;
    document.title = title;
    setContent('description', description);
    setContent('keywords', keywords);
    setContent('robots', isIndexed ? 'index' : 'noindex');
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
    announce(title);
    // Loaded on demand, because only other programs read what it updates.
    import('./update-head.ts')
      .then(({ updateHead }) => shownPath.current === page.path && updateHead(document.head, page))
      .catch((error: unknown) => console.warn('The page’s previews are still the last one’s.', error));
    // The keyboard continues from the new page's start, not from where the old link was.
    document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [page]);
  return <p id={ANNOUNCEMENT_ID} className="visually-hidden" aria-live="polite" />;
}

function setContent(name: string, content: string) {
  let tag = document.querySelector(`meta[name="${name}"]`);
  if (!tag) {
    tag = document.createElement('meta');
    tag.setAttribute('name', name);
    document.head.append(tag);
  }
  tag.setAttribute('content', content);
}
