/** Hands clicks on the plain links of header and footer to the application; `navigate` is given the address. */
export function followFrameLinks(navigate: (address: URL, options: { replace: boolean }) => void) {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.closest('[data-frame]')) return;
    if (link.origin !== location.origin || link.target || link.hreflang || link.download) return;
    event.preventDefault();
    navigate(new URL(link.href), { replace: link.href === location.href });
  });
}
