import { fold } from '#common/lib/text/fold.ts';
import type { PageChoice } from '../../form/page/pages.ts';

/** Below this, two names share only letters. */
const LEAST_LIKENESS = 0.6;
const MOST = 4;

/** The pages that somebody may have meant who opened an address that nothing answers, the likeliest first. */
export function meantPages<Choice extends Pick<PageChoice, 'href' | 'title'>>(
  page: string,
  choices: Choice[],
): Choice[] {
  const asked = pairsIn(lastOf(page));
  return choices
    .map((choice) => ({
      choice,
      likeness: Math.max(likenessOf(asked, pairsIn(lastOf(choice.href))), likenessOf(asked, pairsIn(choice.title))),
    }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ choice }) => choice);
}

const lastOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The neighbouring letters of a name: "la luna" has "la", "al", "lu", "un", "na". */
function pairsIn(name: string): Set<string> {
  const letters = fold(name).replace(/[^a-z0-9]/g, '');
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

/** The share of pairs that two names have in common: 1 for the same name, 0 for none. */
function likenessOf(one: Set<string>, other: Set<string>): number {
  const all = one.size + other.size;
  return all === 0 ? 0 : (2 * [...one].filter((pair) => other.has(pair)).length) / all;
}
