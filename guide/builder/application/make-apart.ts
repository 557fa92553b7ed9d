import { fork } from 'node:child_process';
import path from 'node:path';
import type { Bundle, Source } from './make-application.ts';

/** The answer of the process: its result, or the reason why it failed. */
export type Answer = { bundle: Bundle } | { error: string };

/**
 * Bundles the application in a process of its own: Vite takes about 700 MB, which a process does not release again.
 * @throws {Error} with the stack of the error in that process
 */
export function makeApart(source: Source): Promise<Bundle> {
  const child = fork(path.join(import.meta.dirname, 'process.ts'), { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (answer: Answer) => {
      if ('bundle' in answer) resolve(answer.bundle);
      else reject(new Error(answer.error));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`The bundler ended early (${signal ?? code}).`)));
    child.send(source);
  });
}
