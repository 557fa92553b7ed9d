import { ContentError } from '#app/catalog/problems.ts';

/** What the owner reads when the content cannot be published. */
export function contentMistakes({ problems }: ContentError): string {
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  return [`The content has ${count}:`, ...problems].join('\n');
}

/** The result of `task`; mistakes in the content end the process with one line each. */
export async function orExit<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(contentMistakes(error));
    process.exit(1);
  }
}
