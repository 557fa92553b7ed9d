/** Style sheets that have loaded or are loading. In development Vite handles styles, and this stays empty. */
const loading = new Map<string, Promise<void>>();

/** Loads a screen's styles, which `showStyles` then turns on. Those of the first page are in its HTML. */
export function loadScreenStyles(screen: string): Promise<void> {
  const known = loading.get(screen) ?? addStyles(screen);
  loading.set(screen, known);
  known.catch(() => loading.delete(screen)); // retried the next time the screen is loaded
  return known;
}

async function addStyles(screen: string): Promise<void> {
  if (import.meta.env.SSR) return;
  const folder = document.querySelector('meta[name="app-styles"]')?.getAttribute('content');
  const first = document.querySelector<HTMLElement>('head [data-screen]');
  if (!folder || !first || first.dataset.screen === screen) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${folder}/${screen}.css`;
  link.dataset.screen = screen;
  link.media = OFF;
  link.fetchPriority = 'high'; // browsers fetch a sheet that does not apply yet last
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`Could not load ${link.href}`));
    first.after(link);
  }).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

const OFF = 'not all';

/**
 * Turns off the styles of every screen but one, so that a page has the same rules, in the same order, whichever pages
 * were visited before. A change to the sheet takes effect at once; a change to the attribute might load it again.
 */
export function showStyles(screen: string) {
  for (const { sheet, dataset } of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
    'head [data-screen]',
  )) {
    if (sheet) sheet.media.mediaText = dataset.screen === screen ? 'all' : OFF;
  }
}
