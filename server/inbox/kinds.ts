import type { Submission } from '../store.ts';

/** Waits for an answer, and nothing speaks against a person. */
export const isOpen = ({ state, suspicion }: Submission) => state === 'new' && suspicion === null;

/** What the owner marked, and what looks like it and waits. */
export const isSpam = ({ state, suspicion }: Submission) => state === 'spam' || (state === 'new' && suspicion !== null);

export const isDone = ({ state }: Submission) => state === 'done';

/** What became of it, in a word or two. */
export function stateOf({ state, suspicion }: Submission): string {
  if (state !== 'new') return state;
  return suspicion === null ? 'open' : 'possible spam';
}
