/** A request to the desk cannot be fulfilled. The message is a sentence in Spanish for the person at the desk. */
export class DeskError extends Error {
  readonly status: number;
  /** Further fields of the answer, besides the sentence. */
  readonly details: object;

  constructor(status: number, sentence: string, details: object = {}) {
    super(sentence);
    this.status = status;
    this.details = details;
  }
}

/** The request is answered like one for an address that does not exist. */
export class UnknownAddress extends Error {}
