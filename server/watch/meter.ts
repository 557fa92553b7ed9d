import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The upper bounds, in seconds, between which answers are counted. */
export const BOUNDS = [0.005, 0.025, 0.1, 0.5, 2, 10];

/** The interval for looking how long callbacks wait. */
const LOOK_MS = 20;

export type Kind = 'page' | 'file' | 'form' | 'desk' | 'other';

/** Counts answers since the start of this process. */
export function createMeter() {
  const answers = new Map<string, { kind: Kind; status: number; count: number }>();
  const durations = new Map<Kind, { within: number[]; sum: number; count: number }>();
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();

  return {
    browserErrors: 0,
    answers,
    durations,
    /** How long a callback waited at worst in 99 of 100 cases, in seconds. */
    delay: () => Math.max(0, delay.percentile(99) / 1e9 - LOOK_MS / 1000), // Node counts the interval, too

    count(kind: Kind, status: number, seconds: number) {
      const key = `${kind} ${status}`;
      const answer = answers.get(key) ?? { kind, status, count: 0 };
      answers.set(key, answer);
      answer.count++;
      const duration = durations.get(kind) ?? { within: BOUNDS.map(() => 0), sum: 0, count: 0 };
      durations.set(kind, duration);
      duration.sum += seconds;
      duration.count++;
      for (let index = BOUNDS.length - 1; index >= 0 && seconds <= (BOUNDS[index] ?? 0); index--)
        duration.within[index] = (duration.within[index] ?? 0) + 1;
    },

    stop: () => delay.disable(),
  };
}

export type Meter = ReturnType<typeof createMeter>;
