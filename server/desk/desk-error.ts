/** A request of the desk cannot be answered as asked. The message is a sentence in Spanish for the person at the desk. */
export class DeskError extends Error {
  readonly status: number;
  /** Further parts of the answer, beside the sentence. */
  readonly details: object;

  constructor(status: number, sentence: string, details: object = {}) {
    super(sentence);
    this.status = status;
    this.details = details;
  }
}

/** The answer is the one that any address gets that does not exist. */
export class UnknownAddress extends Error {}
