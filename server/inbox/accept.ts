import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CommandInput, type InboxContext, InboxError, missing, numberIn, typed } from './inbox-context.ts';
import { formLabels } from './words.ts';

/** The folders that accepting needs. An installation of the server alone has neither this code nor the content. */
const NEEDS = [path.join(import.meta.dirname, 'suggestion'), 'content/collections'];

/** Writes a visitor's fact into the file of its listing, with a line in its log, and marks the submission as done. */
export async function accept(context: InboxContext, { words: [number, field] }: CommandInput) {
  const id = numberIn(number);
  const submission = await context.store.get(id);
  if (!submission) throw missing([id]);
  if (submission.form !== 'sabes') {
    throw new InboxError(
      `El mensaje ${id} no es un dato de un visitante (es: ${formLabels[submission.form]}); solo esos se aceptan.`,
    );
  }
  if (submission.state === 'done')
    throw new InboxError(`El mensaje ${id} ya está listo; ${typed(`open ${id}`)} lo vuelve a poner pendiente.`);
  if (NEEDS.some((folder) => !existsSync(path.resolve(context.root, folder)))) {
    throw new InboxError(
      `Los datos se aceptan donde está el contenido de la guía, y acá no está: hacé una copia (${typed('backup')}), llevala allá, poné su nombre en DATABASE_URL y aceptalo desde ella.`,
    );
  }
  const { writeSuggestion } = await import('./suggestion/write-suggestion.ts');
  await writeSuggestion(context, submission, field);
  await context.store.mark(id, 'done');
}
