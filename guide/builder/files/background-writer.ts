import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';

/** One step of the thread's work; it takes them in order. */
export type Order =
  | { file: string; bytes: Uint8Array }
  | { file: string; source: string }
  | { build: string }
  | { removed: string }
  | { texts: string[]; earlierBuild: string; left: MessagePort }
  | { report: MessagePort };

/** Steps are sent in groups: a message takes about as long as a small file. */
const IN_A_MESSAGE = 64;

/** What may wait in memory for a slow disk. */
const MOST_WAITING_BYTES = 50_000_000;

/** The thread's answer to `report`: the first error since it was started, if there was one. */
export type Report = { error?: unknown };

/**
 * Writes files as `FileWriter` does, on a thread of its own: a page is six small files, and creating them would take
 * the main thread longer than making them. None is certain to be on the disk before `finish`.
 */
export class BackgroundWriter {
  readonly #thread: Worker;
  #orders: Order[] = [];
  #waitingBytes = 0;

  /** The parameters are those of `FileWriter`. */
  constructor(dist: string, earlier: string | null = null) {
    this.#thread = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: { dist, earlier } });
    this.#thread.unref(); // it does not keep a process alive whose build has failed
  }

  /** Says the name of the build, before the files that have it are written. */
  name(build: string) {
    this.#order({ build });
  }

  /** Begins to write a file. */
  write(file: string, bytes: Uint8Array) {
    this.#waitingBytes += bytes.length;
    this.#order({ file, bytes });
  }

  /** Waits for a disk that is far behind. */
  async catchUp(): Promise<void> {
    if (this.#waitingBytes > MOST_WAITING_BYTES) await this.finish();
  }

  /** Begins to copy a file of the project. */
  copy(file: string, source: string) {
    this.#order({ file, source });
  }

  /** Begins to remove a text that was taken over, with its compressed forms. */
  remove(removed: string) {
    this.#order({ removed });
  }

  /** The same as `FileWriter.takeOver`; it writes while the caller goes on. */
  async takeOver(texts: string[], earlierBuild: string): Promise<string[]> {
    const { port1, port2 } = new MessageChannel();
    this.#orders.push({ texts, earlierBuild, left: port2 });
    this.#send([port2]);
    const [left] = (await once(port1, 'message')) as [string[]]; // from the thread
    port1.close();
    return left;
  }

  /**
   * Waits until all files so far are on the disk.
   * @throws the first error, such as that of a full disk
   */
  async finish(): Promise<void> {
    this.#waitingBytes = 0;
    const { port1, port2 } = new MessageChannel();
    this.#orders.push({ report: port2 });
    this.#send([port2]);
    const [{ error }] = (await once(port1, 'message')) as [Report]; // from the thread
    port1.close();
    if (error) throw error;
  }

  /** Ends the thread, even if files are left to write. */
  async close() {
    await this.#thread.terminate();
  }

  #order(order: Order) {
    this.#orders.push(order);
    if (this.#orders.length >= IN_A_MESSAGE) this.#send();
  }

  #send(transfer: MessagePort[] = []) {
    this.#thread.postMessage(this.#orders, transfer);
    this.#orders = [];
  }
}
