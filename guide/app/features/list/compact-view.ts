import { loadStyles } from '#common/lib/load-styles.ts';
import sheet from './compact-view.css?url';

/**
 * Fetches the styles of the compact view and stores their text, so that the next list is compact from its first paint
 * (`inline/before-paint.ts`).
 */
export async function load(): Promise<void> {
  await loadStyles(sheet);
  const own = [...document.styleSheets].find(({ href }) => href?.endsWith(sheet));
  try {
    localStorage.setItem('list-view-styles', [...(own?.cssRules ?? [])].map(({ cssText }) => cssText).join(''));
  } catch (error) {
    console.warn('The styles of the compact view could not be kept.', error);
  }
}
