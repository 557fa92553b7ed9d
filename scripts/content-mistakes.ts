import type { ContentError } from '#app/catalog/problems.ts';

/** What the owner reads when the content cannot be published. */
export function contentMistakes({ problems }: ContentError): string {
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  return [`The content has ${count}:`, ...problems].join('\n');
}
