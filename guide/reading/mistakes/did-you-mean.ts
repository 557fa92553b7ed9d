/** Returns ` (did you mean "…"?)` if one of `allowed` resembles `key`, otherwise an empty string. */
export function didYouMean(key: string, allowed: string[]): string {
  const [nearest] = allowed
    .map((name) => ({ name, steps: distance(key.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return nearest && nearest.steps <= 2 ? ` (did you mean "${nearest.name}"?)` : '';
}

/** Levenshtein distance: the number of letters to add, drop or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
