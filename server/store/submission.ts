import type { Answers, FormName } from '../../common/contracts/forms.ts';

export type State = 'new' | 'done' | 'spam';

/** A form as it arrived. Times are milliseconds since 1970. */
export type Submission = {
  id: number;
  form: FormName;
  answers: Answers;
  /** The language of the page that it was sent from. */
  language: string;
  receivedAt: number;
  state: State;
  /** Why it may come from a machine: it filled the trap, or was sent faster than people type. Null if nothing suggests it. */
  suspicion: 'trap' | 'fast' | null;
};

/** A photograph that came with a form, as it was sent: its metadata may reveal where it was taken. */
export type SentPhoto = { format: string; bytes: Uint8Array };

export type NewSubmission = Pick<Submission, 'form' | 'answers' | 'language' | 'receivedAt' | 'suspicion'> & {
  /** The visitor's id for this attempt at sending; null without JavaScript. */
  attempt: string | null;
  /** Equal for equal answers to the same form. */
  fingerprint: string;
  /** Whether to notify the owner by mail. */
  isNoticeDue: boolean;
  photos?: SentPhoto[];
  /** How many photographs came with it that are not kept. */
  withoutPhotos?: number;
};
