/** What is said of a step: that it begins; its seconds, when it is done. */
export type Tell = (step: string, seconds?: number) => void;

/** Does one step of a build, and says so. */
export async function step<Result>(tell: Tell, name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  tell(name);
  const result = await work();
  tell(name, (performance.now() - start) / 1000);
  return result;
}

/** Tells whoever sits before a terminal: one line for each step, which begins with the step and ends with its seconds. */
export function tellTerminal(name: string, seconds?: number) {
  process.stdout.write(seconds === undefined ? `${name}… ` : `${seconds.toFixed(1)} s\n`);
}

/** Work that goes on beside the steps. */
export class Background {
  readonly #works: Promise<unknown>[] = [];

  /** Begins some work; its failure is `finish`'s to report. */
  begin(work: Promise<unknown>) {
    work.catch(() => {});
    this.#works.push(work);
  }

  /** @throws whatever the first work threw that failed */
  async finish() {
    await Promise.all(this.#works);
  }

  /** Waits until nothing runs any more, whatever came of it. */
  async settle() {
    await Promise.allSettled(this.#works);
  }
}
