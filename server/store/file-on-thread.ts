import { Worker } from 'node:worker_threads';
import type { Result, Statement } from './database.ts';
import type { FileDatabase } from './file-database.ts';
import { StoreError } from './store-error.ts';

/** What the thread is asked: to call a method of the open file, to close the file, or to close it and end if it can. */
export type Question = { id: number; call: keyof Omit<FileDatabase, 'close'> | 'forget' | 'close'; values: unknown[] };
/** What it answers: the method's value, or why there is none; and in between a sentence for the owner. */
export type Answer = { id: number; value: unknown } | { id: number; code: string; cause: string } | { report: string };

type Waiting = { resolve: (value: unknown) => void; reject: (error: StoreError) => void };

/** The methods of {@link FileDatabase}, and: */
export type FileOnThread = {
  batch(statements: Statement[], mode: 'read' | 'write'): Promise<Result[]>;
  copyTo(file: string): Promise<void>;
  emptyLog(): Promise<boolean>;
  /** Closes the file; the next use opens it again, because it may have been repaired meanwhile. */
  forget(): void;
  /** Closes the file once everything asked before is done, for good, and ends the thread. */
  close(): Promise<void>;
};

/**
 * Opens the database in `file` on a thread of its own, at the first use: while it writes photographs or waits for the
 * disk, this thread answers other visitors. All methods but `forget` reject with a {@link StoreError} on failure.
 * @param report receives a sentence for the owner when somebody deletes or replaces the file
 */
export function openOnThread(file: string, report: (text: string) => void): FileOnThread {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let last = 0;
  let isClosed = false;

  function ask(call: Question['call'], ...values: unknown[]): Promise<unknown> {
    if (isClosed && call !== 'close') return Promise.reject(new StoreError('CLOSED'));
    thread ??= start();
    const id = ++last;
    thread.ref(); // the process does not end before the answer
    thread.postMessage({ id, call, values } satisfies Question);
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  }

  function start(): Worker {
    const started = new Worker(new URL('./database-thread.ts', import.meta.url), { workerData: file, execArgv: [] });
    started.on('message', take);
    started.on('error', (cause) => end(started, cause));
    started.on('exit', () => end(started, new Error('The thread of the database has ended.')));
    return started;
  }

  function take(answer: Answer) {
    if ('report' in answer) return report(answer.report);
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) thread?.unref();
    if ('value' in answer) asked?.resolve(answer.value);
    else asked?.reject(new StoreError(answer.code, { cause: answer.cause }));
  }

  /** The next use starts another. */
  function end(ended: Worker, cause: unknown) {
    if (thread !== ended) return;
    thread = null;
    for (const { reject } of waiting.values()) reject(new StoreError('UNREACHABLE', { cause }));
    waiting.clear();
  }

  // The thread answers each call with what the method returns.
  return {
    batch: (statements, mode) => ask('batch', statements, mode) as Promise<Result[]>,
    copyTo: (copy) => ask('copyTo', copy) as Promise<void>,
    emptyLog: () => ask('emptyLog') as Promise<boolean>,
    forget() {
      if (thread) ask('forget').catch(() => {}); // it was broken anyway
    },
    async close() {
      isClosed = true; // whoever comes late does not open the file again
      if (thread && (await ask('close')) === true) thread = null;
    },
  };
}
