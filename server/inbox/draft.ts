import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Asked, type Desk, InboxError, missing, numberIn, typed } from './desk.ts';

/** The folders that drafts need. An installation of the server alone has neither this code nor the content. */
const NEEDS = [path.join(import.meta.dirname, 'draft'), 'content/collections'];

/** Turns a business's request into an unfinished listing. */
export async function draft(desk: Desk, { words: [number, wanted] }: Asked) {
  const id = numberIn(number);
  const submission = await desk.store.get(id);
  if (!submission) throw missing([id]);
  if (submission.form !== 'publicar') {
    throw new InboxError(`Submission ${id} is of the form ${submission.form}: only publicar asks for a listing.`);
  }
  if (NEEDS.some((folder) => !existsSync(path.resolve(desk.root, folder)))) {
    throw new InboxError(
      `Drafts are made where the guide’s content is, which is not here: copy the database there (${typed('backup')}), name the copy in DATABASE_URL, and draft from it.`,
    );
  }
  const { writeDraft } = await import('./draft/draft.ts');
  await writeDraft(desk, submission, wanted);
}
