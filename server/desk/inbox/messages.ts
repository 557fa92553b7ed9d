import type { Message } from '../../../common/contracts/desk/api.ts';
import type { Snapshot } from '../../../common/contracts/desk/snapshot.ts';
import { formLabels, labelled, suspicionText } from '../../inbox/words.ts';
import { referenceOf } from '../../store/reference.ts';
import type { Store } from '../../store/store.ts';
import type { State, Submission } from '../../store/submission.ts';
import { DeskError } from '../desk-error.ts';

/** The inbox as shown at the desk, from the same store as `npm run inbox`. */
export function createMessages(store: Store) {
  /** @throws {DeskError} 404 */
  async function get(id: number): Promise<Submission> {
    const submission = await store.get(id);
    if (!submission) throw new DeskError(404, 'Ese mensaje ya no está.');
    return submission;
  }

  return {
    get,
    photosOf: store.photosOf,

    /** Lists the newest first, suspected spam last, and marks them all as seen. */
    async list(state: State): Promise<Message[]> {
      const found = (await store.list()).filter((one) => one.state === state);
      await store.markSeen(
        found.map(({ id }) => id),
        Date.now(),
      );
      const last = ({ suspicion }: Submission) => Number(suspicion !== null);
      return found.toSorted((a, b) => last(a) - last(b)).map(messageOf);
    },

    /** Sets the state. Moving a suspicious message back to "new" clears the suspicion. @throws {DeskError} 404 */
    async mark(id: number, state: State): Promise<Submission> {
      const submission = await get(id);
      if (state === 'new' && submission.suspicion !== null) await store.trust(id);
      else await store.mark(id, state);
      return submission;
    },
  };
}

const messageOf = (submission: Submission): Message => ({
  id: submission.id,
  reference: referenceOf(submission.id),
  form: submission.form,
  label: formLabels[submission.form],
  receivedAt: new Date(submission.receivedAt).toISOString(),
  state: submission.state,
  language: submission.language,
  answers: labelled(submission.answers),
  suspicion: suspicionText(submission.suspicion),
});

/** "Negocio que quiere estar: Cabañas Los Ñires", for the log; a page by its title. */
export function titleOf({ form, answers }: Submission, { files }: Pick<Snapshot, 'files'>): string {
  const page = files.find(({ href }) => href !== null && href === answers.page)?.title ?? answers.page;
  const about = answers.establishmentName || answers.subject || page || answers.email;
  return [formLabels[form], about].filter(Boolean).join(': ');
}
