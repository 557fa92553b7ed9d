/** Lets a limited number of tasks run at once, in the order in which they ask. */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  /** @param atOnce how many tasks run at most */
  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /** Runs a task when its turn has come. */
  async take<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
