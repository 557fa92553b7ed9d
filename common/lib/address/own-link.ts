/** The link that is the target of an event, if it leads to another page of this guide in the same language. */
export function ownLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hreflang) return null;
  if (link.hasAttribute('download')) return null;
  return link;
}
