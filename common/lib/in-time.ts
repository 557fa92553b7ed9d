/** Code that has not arrived by then will not. */
export const CODE_MS = 15_000;

/**
 * What a promise resolves to, unless it takes too long: some browsers and networks never answer.
 * @throws {Error} after `ms` milliseconds
 */
export function inTime<Value>(answer: Value | Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, new Error('No answer in time'));
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer)); // or it would keep a build's process alive
}
