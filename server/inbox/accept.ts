import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Asked, type Desk, InboxError, missing, numberIn, typed } from './desk.ts';

/** What a listing is changed with: an installation of the server alone has neither this code nor the content. */
const NEEDS = [path.join(import.meta.dirname, 'suggestion'), 'content/collections'];

/** Writes what somebody told of a listing into its file, with a line of its log, and marks the submission as done. */
export async function accept(desk: Desk, { words: [number, field] }: Asked) {
  const id = numberIn(number);
  const submission = await desk.store.get(id);
  if (!submission) throw missing([id]);
  if (submission.form !== 'sabes') {
    throw new InboxError(`Submission ${id} is of the form ${submission.form}: only sabes tells a fact of a listing.`);
  }
  if (submission.state === 'done')
    throw new InboxError(`Submission ${id} is done already; ${typed(`open ${id}`)} puts it back.`);
  if (NEEDS.some((folder) => !existsSync(path.resolve(desk.root, folder)))) {
    throw new InboxError(
      `Facts are accepted where the guide’s content is, which is not here: copy the database there (${typed('backup')}), name the copy in DATABASE_URL, and accept from it.`,
    );
  }
  const { writeSuggestion } = await import('./suggestion/write-suggestion.ts');
  await writeSuggestion(desk, submission, field);
  await desk.store.mark(id, 'done');
}
