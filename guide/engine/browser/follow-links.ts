import { ownLink } from '#common/lib/address/own-link.ts';
import type { ScreenAt } from '#engine/page.ts';

/** The state of a navigation: the path of the page whose link was followed. */
export type Origin = { from: string };

/**
 * Hands clicks on links to the guide's own pages to the application, whichever markup contains them. Links to another
 * place on the same page are left to the browser, which moves the focus there. A link that needs a new document has
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
