import type { Submission } from '../store/submission.ts';

/** Whether it is waiting for an answer. */
export const isOpen = ({ state }: Submission) => state === 'new';

/** Whether it is waiting and may come from a machine. */
export const isSuspected = ({ state, suspicion }: Submission) => state === 'new' && suspicion !== null;

/** Moves submissions that may come from a machine behind the rest. */
export const suspectedLast = (submissions: Submission[]) =>
  submissions.toSorted((a, b) => Number(isSuspected(a)) - Number(isSuspected(b)));

/** Whether the owner marked it as spam, or it is waiting and looks like spam. */
export const isSpam = (submission: Submission) => submission.state === 'spam' || isSuspected(submission);

export const isDone = ({ state }: Submission) => state === 'done';

const marks = { done: 'listo', spam: 'spam' };

/** Describes its state in a word or two. */
export function stateOf({ state, suspicion }: Submission): string {
  if (state !== 'new') return marks[state];
  return suspicion === null ? 'pendiente' : 'posible spam';
}
