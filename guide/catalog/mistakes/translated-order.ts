/** Words that occur in few texts: names and numbers. A translation keeps most of them unchanged. */
const NAME_OR_NUMBER = /\p{Lu}[\p{L}\d]{2,}|\d+/gu;

/**
 * Finds an entry of a translated list that clearly shares more names and numbers with another Spanish entry than with
 * the one at its own position. It only counts if the two were swapped, several were rotated, or the entry at the other
 * position does not belong there either. Null if there is none.
 */
export function entryOfAnotherPlace(
  spanish: unknown[],
  translated: unknown[],
): { said: string; spanish: string } | null {
  const originals = onlyOwn(spanish.map(marksOf));
  const said = translated.map(marksOf);
  const shared = (a: number, b: number) => [...(said[a] ?? [])].filter((mark) => originals[b]?.has(mark)).length;
  /** Whether the entry shares nothing with its own Spanish, although that has names or numbers to keep. */
  const isHomeless = (a: number) => shared(a, a) === 0 && (originals[a]?.size ?? 0) > 0;
  /** The position where each entry seems to belong, by default its own. */
  const home = said.map((_marks, a) => {
    const counts = originals.map((_own, b) => shared(a, b));
    const most = Math.max(0, ...counts);
    return most >= CLEARLY * (counts[a] ?? 0) + 1 ? counts.indexOf(most) : a;
  });
  const lost = home.findIndex((belongs, a) => belongs !== a && (leadsBack(home, a) || isHomeless(belongs)));
  return lost === -1 ? null : { said: firstText(translated[lost]), spanish: firstText(spanish[lost]) };
}

/** How many times as much an entry must share with another position as with its own. */
const CLEARLY = 2;

/** Whether following the displaced entries leads back to the start. */
function leadsBack(home: number[], start: number): boolean {
  let at = home[start] ?? start;
  for (let steps = 0; steps < home.length && at !== start; steps++) at = home[at] ?? start;
  return at === start;
}

/** Keeps only the names and numbers that no other entry shares. */
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
