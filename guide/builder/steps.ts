/** Reports a step: without seconds when it begins, with them when it is done. */
export type ProgressListener = (step: string, seconds?: number) => void;

/** Runs one step of a build, and reports it. */
export async function step<Result>(
  onProgress: ProgressListener,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  onProgress(name);
  const result = await work();
  onProgress(name, (performance.now() - start) / 1000);
  return result;
}

/** Reports to a terminal: one line for each step, which starts with the step and ends with its seconds. */
export function printProgress(name: string, seconds?: number) {
  process.stdout.write(seconds === undefined ? `${name}… ` : `${seconds.toFixed(1)} s\n`);
}

/** Work that runs in parallel with the steps. */
export class Background {
  readonly #works: Promise<unknown>[] = [];

  /** Adds work that has begun; `finish` reports its failure. */
  begin(work: Promise<unknown>) {
    work.catch(() => {});
    this.#works.push(work);
  }

  /** @throws the error of the first work that failed */
  async finish() {
    await Promise.all(this.#works);
  }

  /** Waits until no work is running, failed or not. */
  async settle() {
    await Promise.allSettled(this.#works);
  }
}
