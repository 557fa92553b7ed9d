import { inSpanish } from '#app/catalog/mistakes/in-spanish.ts';
import { ContentError } from './problems.ts';

/** The message that the owner reads when the content cannot be published. */
export function contentMistakes({ problems }: ContentError): string {
  const isOne = problems.length === 1;
  const count = isOne ? '1 mistake' : `${problems.length} mistakes`;
  const spanish = isOne ? '1 error' : `${problems.length} errores`;
  return [`The content has ${count}:`, `${IN_SPANISH}El contenido tiene ${spanish}:`, ...problems.map(bilingual)].join(
    '\n',
  );
}

/** How a line begins that says in Spanish what the one above it says. */
const IN_SPANISH = '  → ';

/** A sentence for the owner, and below it the Spanish one. */
export function bilingual(sentence: string): string {
  const spanish = inSpanish(sentence);
  return spanish === null ? sentence : `${sentence}\n${IN_SPANISH}${spanish}`;
}

/** Returns the result of `task`; mistakes in the content end the process with one line each. */
export async function orExit<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(contentMistakes(error));
    process.exit(1);
  }
}
