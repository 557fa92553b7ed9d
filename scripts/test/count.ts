/** The counts of one step, which the last line of the output adds up; `skipped` is absent where nothing skips. */
export type Count = {
  passed: number;
  failed: number;
  skipped?: number;
  /** The failed tests with what they said, for the end of the output: the middle of a long log is often cut. */
  failures?: string[];
};

export function one(isGood: boolean): Count {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

export function add(a: Count, b: Count): Count {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: (a.skipped ?? 0) + (b.skipped ?? 0),
  };
}
