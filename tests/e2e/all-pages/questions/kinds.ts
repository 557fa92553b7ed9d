import { type BuiltPage, builtPages } from '../../support/built-pages.ts';

/**
 * Whether a browser draws the page in the tests. What only a browser shows is the same on all pages of a kind, so of
 * each screen the fewest pages stand for the others that together have every part that any page of it has.
 */
export const isExample = ({ address }: BuiltPage): boolean => examples.has(address);

/** One page of each screen, the one with the most parts, stands for its behaviour when enlarged. */
export const standsForScreen = ({ address }: BuiltPage): boolean => fullest.has(address);

const chosen = [...screens().values()].map(fewestWithAllParts);
/** The pages that stand for others, by their addresses. */
const examples = new Set(chosen.flat());
const fullest = new Set(chosen.flatMap(([first]) => first ?? []));

function screens(): Map<string, BuiltPage[]> {
  return Map.groupBy(builtPages(), ({ language, screen, status }) => `${language} ${screen} ${status}`);
}

/** The addresses of the pages, the one with the most parts first. */
function fewestWithAllParts(pages: BuiltPage[]): string[] {
  const left = pages.map(({ address, data }) => ({ address, parts: new Set(['', ...partsOf(data)]) }));
  const found: string[] = [];
  while (left.some(({ parts }) => parts.size > 0)) {
    const next = left.reduce((best, page) => (page.parts.size > best.parts.size ? page : best));
    found.push(next.address);
    for (const { parts } of left.filter((page) => page !== next)) for (const part of next.parts) parts.delete(part);
    next.parts.clear();
  }
  return found;
}

/**
 * The places of everything in a page's data that is neither empty nor false. Several things in a list are another part
 * than one, and so is a thing of another kind, where that is a name in the code.
 */
function partsOf(data: unknown, place = ''): string[] {
  if (Array.isArray(data)) {
    const each = data.flatMap((item) => partsOf(item, `${place}[]`));
    return data.length > 1 ? [`${place}[several]`, ...each] : each;
  }
  if (typeof data !== 'object' || data === null) return data ? [place] : [];
  const { kind } = data as { kind?: unknown };
  const own = typeof kind === 'string' && /^[a-z-]+$/.test(kind) ? `${place} ${kind}` : place;
  return Object.entries(data).flatMap(([name, part]) => partsOf(part, `${own}.${name}`));
}
