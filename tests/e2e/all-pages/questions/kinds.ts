import path from 'node:path';
import { type BuiltPage, builtPages, pagesIn } from '../../support/built-pages.ts';

/**
 * Whether a browser draws the page in the tests: what only a browser shows is the same on all pages of a kind. Of each
 * list, its first listing, its fullest, and one that nobody has described stand for the others.
 */
export const isExample = (page: BuiltPage): boolean => !isListing(page) || examples.has(page.address);

const isListing = ({ screen, status }: BuiltPage) => screen === 'listing' && status === 200;

const lists = Map.groupBy(builtPages().filter(isListing), ({ address }) => path.posix.dirname(address));

/** The listings that stand for the others, by their addresses. */
const examples = new Set([...lists.values()].flatMap(examplesOf));

function examplesOf(listings: BuiltPage[]): string[] {
  const described = listings
    .filter((one) => !isBrief(one))
    .map((page) => ({ page, weight: JSON.stringify(page.data).length }));
  const [fullest] = described.toSorted((one, other) => other.weight - one.weight);
  return [described[0]?.page, fullest?.page, listings.find(isBrief)].flatMap((one) => one?.address ?? []);
}

function isBrief({ data }: BuiltPage): boolean {
  return (data as { brief?: object } | null)?.brief !== undefined;
}

const shown = new Map(pagesIn('es').map((page) => [page.screen, page.path]));

/** One page of each screen stands for its behaviour when enlarged. */
export function standsForScreen({ screen, path: own }: BuiltPage): boolean {
  return shown.get(screen) === own;
}
