import { fold } from '#common/lib/text/fold.ts';
import type { Card } from '#views/views.ts';

type Candidate = Pick<Card, 'href' | 'location' | 'filters' | 'isSample'>;

type Rule = {
  /** One of the list's filters. */
  filter?: string | undefined;
  /** Words that the location contains; diacritics and case do not matter. */
  near?: string | undefined;
  max: number;
};

/**
 * The listings that a rule suggests: at most `max`, in the order of their list, real ones before samples, and none
 * whose address is among `used`.
 */
export function chooseListings<Listing extends Candidate>(
  listings: readonly Listing[],
  { filter, near, max }: Rule,
  used: ReadonlySet<string>,
): Listing[] {
  return listings
    .filter(({ href }) => !used.has(href))
    .filter(({ filters }) => filter === undefined || filters.includes(filter))
    .filter(({ location }) => near === undefined || fold(location).includes(fold(near)))
    .sort((a, b) => Number(a.isSample) - Number(b.isSample))
    .slice(0, max);
}
