import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CommandInput, type InboxContext, InboxError, missing, numberIn, typed } from './inbox-context.ts';
import { formLabels } from './words.ts';

/** The folders that drafts need. An installation of the server alone has neither this code nor the content. */
const NEEDS = [path.join(import.meta.dirname, 'draft'), 'content/collections'];

/** Turns a business's request into an unfinished listing. */
export async function draft(context: InboxContext, { words: [number, wanted] }: CommandInput) {
  const id = numberIn(number);
  const submission = await context.store.get(id);
  if (!submission) throw missing([id]);
  if (submission.form !== 'publicar') {
    throw new InboxError(
      `El mensaje ${id} no es el pedido de un negocio (es: ${formLabels[submission.form]}); solo de esos se hace una ficha.`,
    );
  }
  if (NEEDS.some((folder) => !existsSync(path.resolve(context.root, folder)))) {
    throw new InboxError(
      `Los borradores se hacen donde está el contenido de la guía, y acá no está: hacé una copia (${typed('backup')}), llevala allá, poné su nombre en DATABASE_URL y hacelo desde ella.`,
    );
  }
  const { writeDraft } = await import('./draft/draft.ts');
  await writeDraft(context, submission, wanted);
}
