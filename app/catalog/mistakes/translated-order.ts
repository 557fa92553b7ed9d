/** Words that stand in few texts: names, numbers. A translation keeps most of them as they are. */
const NAME_OR_NUMBER = /\p{Lu}[\p{L}\d]{2,}|\d+/gu;

/**
 * An entry of a translated list that clearly shares more names and numbers with another Spanish entry than with the one
 * whose place it has: the two changed places, or several did in turn, or what stands there does not belong there either.
 * Null where nothing shows that.
 */
export function entryOfAnotherPlace(
  spanish: unknown[],
  translated: unknown[],
): { said: string; spanish: string } | null {
  const originals = onlyOwn(spanish.map(marksOf));
  const said = translated.map(marksOf);
  const shared = (a: number, b: number) => [...(said[a] ?? [])].filter((mark) => originals[b]?.has(mark)).length;
  /** Whether nothing of its own stands there, though it has names or numbers that a translation keeps. */
  const isHomeless = (a: number) => shared(a, a) === 0 && (originals[a]?.size ?? 0) > 0;
  /** Where the entry seems to belong, if not where it stands. */
  const home = said.map((_marks, a) => {
    const counts = originals.map((_own, b) => shared(a, b));
    const most = Math.max(0, ...counts);
    return most >= CLEARLY * (counts[a] ?? 0) + 1 ? counts.indexOf(most) : a;
  });
  const lost = home.findIndex((belongs, a) => belongs !== a && (leadsBack(home, a) || isHomeless(belongs)));
  return lost === -1 ? null : { said: firstText(translated[lost]), spanish: firstText(spanish[lost]) };
}

/** How many times as much an entry must share with another place as with its own. */
const CLEARLY = 2;

/** Whether the entries that took each other's places come round to the first. */
function leadsBack(home: number[], start: number): boolean {
  let at = home[start] ?? start;
  for (let steps = 0; steps < home.length && at !== start; steps++) at = home[at] ?? start;
  return at === start;
}

/** The marks that no other entry has, too. */
function onlyOwn(entries: Set<string>[]): Set<string>[] {
  const times = new Map<string, number>();
  for (const mark of entries.flatMap((marks) => [...marks])) times.set(mark, (times.get(mark) ?? 0) + 1);
  return entries.map((marks) => new Set([...marks].filter((mark) => times.get(mark) === 1)));
}

function marksOf(entry: unknown): Set<string> {
  return new Set(textsIn(entry).flatMap((text) => [...text.matchAll(NAME_OR_NUMBER)].map(([mark]) => mark)));
}

function textsIn(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  return typeof entry === 'object' && entry !== null ? Object.values(entry).flatMap(textsIn) : [];
}

function firstText(entry: unknown): string {
  const [first = ''] = textsIn(entry);
  return first.length > 40 ? `${first.slice(0, 37)}…` : first;
}
