import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Question } from './file-on-thread.ts';
import { openFile } from './open-file.ts';
import { asStoreError } from './store-error.ts';

// The thread of `file-on-thread.ts`, which has the database file to itself.

const port = parentPort as NonNullable<typeof parentPort>; // this is a thread
const say = (answer: Answer) => port.postMessage(answer);
const { use, forget, hasAbandoned } = openFile(workerData as string, (report) => say({ report }));

port.on('message', ({ id, call, values }: Question) => {
  try {
    say({ id, value: answer(call, values) });
  } catch (error) {
    const { code, cause } = asStoreError(error);
    say({ id, code, cause: cause === undefined ? code : String(cause) });
  }
  if (call === 'close' && canEnd()) port.close();
});

function answer(call: Question['call'], values: unknown[]): unknown {
  if (call === 'forget' || call === 'close') forget();
  if (call === 'forget') return;
  if (call === 'close') return canEnd();
  return use((database) => (database[call] as (...values: unknown[]) => unknown)(...values)); // the caller gave them
}

/** The end of the thread closes all connections, also those that must stay open. */
const canEnd = () => !hasAbandoned();
