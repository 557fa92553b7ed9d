import { Worker } from 'node:worker_threads';
import type { PictureHead } from '../../common/lib/pictures/picture-kind.ts';

export type DecodeJob = { format: PictureHead['format']; bytes: Uint8Array };

/** Many times what the largest photograph takes. */
const LONGEST_MS = 20_000;
/** The photographs that may wait for their turn, in all: those of some posts. */
const MOST_WAITING = 18;
/** WebAssembly has a limit of its own (`limit-wasm-memory.ts`). */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** There are too many pictures to decode now. */
export class BusyError extends Error {}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Whether a file can be decoded into a picture. A thread of its own tries, one at a time, so that everybody else is
 * answered meanwhile; a file that takes too long or too much memory counts as none.
 * @throws {BusyError} if too many wait
 */
export function isPicture(job: DecodeJob): Promise<boolean> {
  if (waiting >= MOST_WAITING) throw new BusyError('Too many pictures wait to be decoded.');
  waiting++;
  const own = last.then(() => decoded(job));
  last = own.catch(() => {}).then(() => waiting--);
  return own;
}

function decoded(job: DecodeJob): Promise<boolean> {
  const thread = new Worker(new URL('./decode-picture.ts', import.meta.url), {
    workerData: job,
    execArgv: [],
    resourceLimits: LIMITS,
    stdout: true, // decoders print what they think of a file
    stderr: true,
  });
  return new Promise<boolean>((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), LONGEST_MS);
    thread.on('message', (reason: string | null) => resolve(reason === null));
    thread.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(false);
      else reject(error);
    });
    thread.on('exit', () => {
      clearTimeout(timer);
      reject(new Error('The thread that decodes a picture ended without an answer.'));
    });
  }).finally(() => thread.terminate());
}
