import { ownLink } from './lib/own-link.ts';

/**
 * Hands clicks on plain links to the application, which is given the address: those of header and footer, and of texts
 * that are HTML. Their place in the document is marked `data-plain-links`.
 */
export function followPlainLinks(navigate: (address: URL, options: { replace: boolean }) => void) {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    const link = ownLink(event);
    if (!link?.closest('[data-plain-links]')) return;
    event.preventDefault();
    navigate(new URL(link.href), { replace: link.href === location.href });
  });
}
