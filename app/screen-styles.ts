import type { ScreenName } from './page.ts';

/** Those that are there, or on their way. In development Vite sees to styles, and there are none. */
const loading = new Map<ScreenName, Promise<void>>();

/** Loads a screen's styles, which `showStyles` then turns on. The first page's stand in its HTML. */
export function loadStyles(screen: ScreenName): Promise<void> {
  const known = loading.get(screen) ?? addStyles(screen);
  loading.set(screen, known);
  known.catch(() => loading.delete(screen)); // asked for again when the screen is
  return known;
}

async function addStyles(screen: ScreenName): Promise<void> {
  if (import.meta.env.SSR) return;
  const folder = document.querySelector('meta[name="app-styles"]')?.getAttribute('content');
  const first = document.querySelector<HTMLStyleElement>('style[data-screen]');
  if (!folder || !first || first.dataset.screen === screen) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${folder}/${screen}.css`;
  link.dataset.screen = screen;
  link.media = OFF;
  link.fetchPriority = 'high'; // what does not apply is fetched last
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
 * Leaves on the styles of one screen: a page then has the same rules, in the same order, whatever was visited before.
 * Through the sheet it takes effect at once; the attribute may load it again.
 */
export function showStyles(screen: ScreenName) {
  for (const { sheet, dataset } of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
    'head [data-screen]',
  )) {
    if (sheet) sheet.media.mediaText = dataset.screen === screen ? 'all' : OFF;
  }
}
