import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { ANNOUNCEMENT_ID, announce } from '#app/features/announce.ts';
import type { Page } from '#app/page.ts';

/**
 * Keeps title, description and address of the document in step with client-side navigation, and tells a screen
 * reader which page has come. The first page brings its own in its HTML.
 */
export function PageMeta() {
  const page = useMatches().at(-1)?.loaderData as Page | undefined; // loader data is untyped
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
    // A keyboard goes on from the new page's start, not from where the old link was.
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
