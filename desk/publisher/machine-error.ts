/** The publisher cannot continue, but not because of the edit. The sentence, in Spanish, says what to do. */
export class MachineError extends Error {}
