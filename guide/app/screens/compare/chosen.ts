/** The parameter with the places to compare, separated by commas. */
export const CHOSEN = 'lugares';
/** More columns than this do not fit on a phone. */
export const MOST = 3;

/** The places that an address names: only those of the guide, each once, and no more than fit. */
export function chosenIn(search: URLSearchParams, ids: readonly string[]): string[] {
  const named = search.getAll(CHOSEN).flatMap((value) => value.split(','));
  return [...new Set(named.map((id) => id.replace(/[^a-z0-9-]+$/, '')))]
    .filter((id) => ids.includes(id))
    .slice(0, MOST);
}
