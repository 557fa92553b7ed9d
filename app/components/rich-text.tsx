import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { pathPrefix } from '#app/lib/local-path.ts';
import { useFrame } from './frame-context.tsx';
import css from './rich-text.module.css';

/** A longer text: `html` was checked by `catalog/strict-html.ts` when the site was built. */
export function RichText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const prefix = pathPrefix(useFrame().language);

  // The links in it are plain HTML; those of this site go the way of all its links, without a new document.
  useEffect(() => {
    const root = text.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!href?.startsWith('/') || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // The router adds the language's prefix itself.
      void navigate(href.slice(prefix.length) || '/');
    };
    root?.addEventListener('click', follow);
    return () => root?.removeEventListener('click', follow);
  }, [navigate, prefix]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked at build time by strictHtml
  return <div ref={text} className={css.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
