import { inSpanish } from '#reading/mistakes/in-spanish.ts';
import { ContentError } from './problems.ts';

/** The message shown to the owner when the content cannot be published. */
export function contentMistakes({ problems }: ContentError): string {
  const isOne = problems.length === 1;
  const count = isOne ? '1 mistake' : `${problems.length} mistakes`;
  const spanish = isOne ? '1 error' : `${problems.length} errores`;
  return [`The content has ${count}:`, `${IN_SPANISH}El contenido tiene ${spanish}:`, ...problems.map(bilingual)].join(
    '\n',
  );
}

/** The prefix of a line that translates the one above it into Spanish. */
const IN_SPANISH = '  → ';

/** Returns a sentence for the owner, with its Spanish translation on the next line if there is one. */
export function bilingual(sentence: string): string {
  const spanish = inSpanish(sentence);
  return spanish === null ? sentence : `${sentence}\n${IN_SPANISH}${spanish}`;
}

/** Returns the result of `task`; if the content has mistakes, prints them and ends the process. */
export async function orExit<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(contentMistakes(error));
    process.exit(1);
  }
}
