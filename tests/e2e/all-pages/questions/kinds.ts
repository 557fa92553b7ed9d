import path from 'node:path';
import { type BuiltPage, pagesIn } from '../../support/built-pages.ts';

/**
 * How thoroughly a page is checked. Languages share sizes and colours, and the listings of a list share everything but
 * their texts. Examples among the Spanish pages are therefore checked in both themes and all sizes; the other Spanish
 * pages and the translated examples on a phone; other translations only for their texts, and that these fit.
 */
export type Depth = 'everything' | 'phone' | 'words';

export function depthOf(page: BuiltPage): Depth {
  if (page.language === 'es') return isExample(page) ? 'everything' : 'phone';
  return isExample(page) ? 'phone' : 'words';
}

/** Of the listings that nobody has described, one of each list stands for the others: they differ in a few texts. */
export function isAsked(page: BuiltPage): boolean {
  if (!isBrief(page)) return true;
  const list = path.posix.dirname(page.address);
  const first = pagesIn(page.language).find((other) => isBrief(other) && path.posix.dirname(other.address) === list);
  return first?.address === page.address;
}

const isBrief = ({ data }: BuiltPage): boolean => (data as { brief?: object } | null)?.brief !== undefined;

/** Two listings of each list stand for the others. */
function isExample({ language, screen, address, status }: BuiltPage): boolean {
  if (screen !== 'listing' || status === 404) return true;
  const list = path.posix.dirname(address);
  const listings = pagesIn(language).filter((other) => other.screen === screen && other.status === 200);
  const ofList = listings.filter((other) => path.posix.dirname(other.address) === list);
  return ofList.slice(0, 2).some((other) => other.address === address);
}

const shown = new Map(pagesIn('es').map((page) => [page.screen, page.visitAt]));

/** One page of each screen stands for its behaviour when enlarged. */
export function standsForScreen({ screen, visitAt }: BuiltPage): boolean {
  return shown.get(screen) === visitAt;
}
