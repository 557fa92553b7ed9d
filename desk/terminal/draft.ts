import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CommandInput, type InboxContext, InboxError, missing, numberIn } from '#server/inbox/inbox-context.ts';
import { withoutContent } from '#server/inbox/without-content.ts';
import { formLabels } from '#server/inbox/words.ts';
import { writeDraft } from './write-draft.ts';

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
  if (!existsSync(path.resolve(context.root, 'content/collections'))) {
    throw withoutContent.draft();
  }
  await writeDraft(context, submission, wanted);
}
