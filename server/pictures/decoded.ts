import { Worker } from 'node:worker_threads';
import type { PictureHead } from '../../common/lib/pictures/picture-kind.ts';

export type DecodeJob = { format: PictureHead['format']; bytes: Uint8Array };

/** What a file is: a picture, none, or one that would take more memory or work than there is for it. */
export type Verdict = 'picture' | 'broken' | 'too large';

/** The time on a processor that a picture may take: many times what the largest photograph does. */
const MOST_WORK_MS = 20_000;
/** How long it may take in all on a machine that has much else to do. */
const LONGEST_MS = 90_000;
const CHECK_MS = 200;
/** The photographs that may wait for their turn, in all: those of some posts. */
const MOST_WAITING = 18;
/** WebAssembly has a limit of its own (`limit-wasm-memory.ts`). */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** There are too many pictures to decode now. */
export class BusyError extends Error {}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Decodes a file into a picture. A thread of its own tries, one at a time, so that everybody else is answered meanwhile.
 * @throws {BusyError} if too many wait, or the machine has no time for it
 */
export function tryPicture(job: DecodeJob, mostWorkMs = MOST_WORK_MS): Promise<Verdict> {
  if (waiting >= MOST_WAITING) throw new BusyError('Too many pictures wait to be decoded.');
  waiting++;
  const own = last.then(() => decoded(job, mostWorkMs));
  last = own.catch(() => {}).then(() => waiting--);
  return own;
}

function decoded(job: DecodeJob, mostWorkMs: number): Promise<Verdict> {
  const thread = new Worker(new URL('./decode-picture.ts', import.meta.url), {
    workerData: job,
    execArgv: [],
    resourceLimits: LIMITS,
    stdout: true, // decoders print what they think of a file
    stderr: true,
  });
  return new Promise<Verdict>((resolve, reject) => {
    const begun = performance.now();
    const timer = setInterval(async () => {
      const work = await workOf(thread);
      if (work > mostWorkMs) resolve('too large');
      else if (performance.now() - begun > LONGEST_MS) reject(new BusyError('There was no time to decode a picture.'));
    }, CHECK_MS);
    thread.on('message', (verdict: Verdict) => resolve(verdict));
    thread.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve('too large');
      else reject(error);
    });
    thread.on('exit', () => {
      clearInterval(timer);
      reject(new Error('The thread that decodes a picture ended without an answer.'));
    });
  }).finally(() => thread.terminate());
}

/** The milliseconds that a thread has computed; 0 if it has just ended, or if Node is too old to tell. */
async function workOf(thread: Worker): Promise<number> {
  if (!('cpuUsage' in thread)) return 0;
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}
