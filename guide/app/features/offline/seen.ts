import { localPath } from '#common/lib/address/local-path.ts';
import { savesData } from '#common/lib/pictures/saves-data.ts';
import { fetchedPages } from '#engine/browser/page-data.ts';
import { dataAddress } from '#engine/offline/release.ts';
import { keepSeen } from '#engine/offline/store.ts';
import type { Page } from '#engine/page.ts';

/** How many of the pictures already seen are kept. */
const MOST_PICTURES = 30;
const isPicture = (path: string) => path.startsWith('/images/') || path.endsWith('.webp');

/**
 * Keeps the pages that were seen before the worker was active and, the first time, their pictures, without downloading
 * them again.
 */
export async function keepWhatWasSeen(language: string, isFirst: boolean) {
  const first = JSON.parse(document.getElementById('page')?.textContent ?? '{}') as Page; // made by the build
  for (const { build, ...page } of [first, ...fetchedPages()]) {
    if (!build || page.isStandIn || page.path === undefined) continue;
    await keepSeen(build, dataAddress(localPath(language, page.path)), JSON.stringify(page));
  }
  const seen = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const pictures = seen.filter(({ origin, pathname }) => origin === location.origin && isPicture(pathname));
  // They are in the browser's HTTP cache, and the worker keeps them as they pass through it.
  const take = ({ href }: URL) => fetch(href, { cache: 'force-cache' }).catch(() => {});
  if (isFirst && !savesData()) await Promise.all(pictures.slice(-MOST_PICTURES).map(take));
}
