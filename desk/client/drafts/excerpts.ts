const LONGEST = 220;
/** How much of what is the same is left before the first difference. */
const LEAD = 60;

/**
 * Two versions of a text, shortened to where they first differ: a long text that changed at its end would look the same
 * from its beginning.
 */
export function excerpts(before: string | null, after: string | null): [before: string | null, after: string | null] {
  const start = before === null || after === null ? 0 : startOf(before, after);
  return [before && cut(before, start), after && cut(after, start)];
}

function startOf(before: string, after: string): number {
  if (before.length <= LONGEST && after.length <= LONGEST) return 0;
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  return same <= LEAD ? 0 : before.lastIndexOf(' ', same - LEAD) + 1;
}

function cut(text: string, start: number): string {
  const end = start + LONGEST;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
}
