import path from 'node:path';
import { type BuiltPage, pagesIn } from '../../support/built-pages.ts';

/**
 * Whether a browser draws the page in the tests: what only a browser shows is the same on all pages of a kind. Of each
 * list, its first listing, its fullest, and one that nobody has described stand for the others.
 */
export function isExample({ language, screen, address, status }: BuiltPage): boolean {
  if (screen !== 'listing' || status === 404) return true;
  const list = path.posix.dirname(address);
  const ofList = pagesIn(language).filter(
    (other) => other.screen === screen && other.status === 200 && path.posix.dirname(other.address) === list,
  );
  const described = ofList.filter((other) => !isBrief(other));
  const fullest = described.toSorted((one, other) => weight(other) - weight(one))[0];
  return [described[0], fullest, ofList.find(isBrief)].some((example) => example?.address === address);
}

const isBrief = ({ data }: BuiltPage): boolean => (data as { brief?: object } | null)?.brief !== undefined;

const weight = ({ data }: BuiltPage): number => JSON.stringify(data).length;

const shown = new Map(pagesIn('es').map((page) => [page.screen, page.path]));

/** One page of each screen stands for its behaviour when enlarged. */
export function standsForScreen({ screen, path: own }: BuiltPage): boolean {
  return shown.get(screen) === own;
}
