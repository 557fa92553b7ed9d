/** Words that stand in few texts: names, numbers. A translation keeps most of them as they are. */
const NAME_OR_NUMBER = /\p{Lu}[\p{L}\d]{2,}|\d+/gu;

/**
 * An entry of a translated list that shares names and numbers with another Spanish entry and none with the one whose
 * place it has, while the same holds the other way round: two entries were exchanged. Null where nothing shows that.
 */
export function entryOfAnotherPlace(
  spanish: unknown[],
  translated: unknown[],
): { said: string; spanish: string } | null {
  const [originals, said] = [spanish.map(marksOf), translated.map(marksOf)];
  const shares = (a: number, b: number) => [...(said[a] ?? [])].some((mark) => originals[b]?.has(mark));
  for (let a = 0; a < said.length; a++) {
    if (shares(a, a)) continue;
    for (let b = 0; b < said.length; b++) {
      if (b === a || shares(b, b) || !shares(a, b) || !shares(b, a)) continue;
      return { said: firstText(translated[a]), spanish: firstText(spanish[a]) };
    }
  }
  return null;
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
