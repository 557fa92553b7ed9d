import { ownLink } from './lib/own-link.ts';
import type { ScreenAt } from './page.ts';

/** What the application knows of the way to a page: the path of the page whose link was followed. */
export type Origin = { from: string };

/**
 * Hands clicks on links to the application: those to its pages, whoever wrote them. What only leads to another place of
 * the page is left to the browser, which takes the focus there. Where another document is wanted, a link says
 * `data-reload`.
 */
export function followLinks(screenAt: ScreenAt, follow: (link: HTMLAnchorElement) => void) {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    const link = ownLink(event);
    if (!link || 'reload' in link.dataset || link.getAttribute('href')?.startsWith('#')) return;
    if (!screenAt(link.pathname)) return;
    event.preventDefault();
    follow(link);
  });
}
