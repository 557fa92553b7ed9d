import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type CommandInput,
  type InboxContext,
  InboxError,
  missing,
  numberIn,
  typed,
} from '#server/inbox/inbox-context.ts';
import { withoutContent } from '#server/inbox/without-content.ts';
import { formLabels } from '#server/inbox/words.ts';
import { writeRoadReport } from './write-road-report.ts';
import { writeSuggestion } from './write-suggestion.ts';

/** Writes a visitor's fact into the file of its listing, with a line in its log, and marks the submission as done. */
export async function accept(context: InboxContext, { words: [number, field] }: CommandInput) {
  const id = numberIn(number);
  const submission = await context.store.get(id);
  if (!submission) throw missing([id]);
  if (submission.form !== 'sabes' && submission.form !== 'camino') {
    throw new InboxError(
      `El mensaje ${id} no es un dato de un visitante (es: ${formLabels[submission.form]}); solo esos se aceptan.`,
    );
  }
  if (submission.state === 'done')
    throw new InboxError(`El mensaje ${id} ya está listo; ${typed(`open ${id}`)} lo vuelve a poner pendiente.`);
  if (!existsSync(path.resolve(context.root, 'content/collections'))) {
    throw withoutContent.accept();
  }
  if (submission.form === 'camino') writeRoadReport(context, submission);
  else await writeSuggestion(context, submission, field);
  await context.store.mark(id, 'done');
}
