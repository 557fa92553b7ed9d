/** Code that has not arrived by then will not. */
export const CODE_MS = 15_000;

/**
 * What a promise resolves to, unless it takes too long: some browsers and networks never answer.
 * @throws {Error} after `ms` milliseconds
 */
export const inTime = <Value>(answer: Value | Promise<Value>, ms: number): Promise<Value> =>
  Promise.race([answer, new Promise<never>((_, reject) => setTimeout(reject, ms, new Error('No answer in time')))]);
