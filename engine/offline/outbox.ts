import { createStore, del, get, set, values } from 'idb-keyval';

// Messages that wait for a network. The pages and the worker send them: whoever has the network first.

/** One post of a form that did not get through. */
export type Message = {
  /** The id of the attempt, which the server knows a message by: sent twice, it is kept once. */
  attempt: string;
  /** The form's name. */
  form: string;
  action: string;
  /** All that is posted, by the fields' names. */
  fields: Record<string, string>;
  /** What is posted beside them, by the fields' names; missing in messages without any. */
  files?: [name: string, file: File][];
  /** Address of the form's page: the server answers and files in its language. */
  page: string;
  /** Milliseconds since 1970, by the visitor's clock. */
  keptAt: number;
  /** The server's status where it will never take the message as it is. */
  refusal: number | null;
};

/** Background Sync wakes the worker with it. */
export const OUTBOX_TAG = 'guide-outbox';

const PATIENCE_MS = 30_000;
/** What a bad connection sends of photographs: 10 kB a second. */
const SLOWEST_BYTES_PER_MS = 10;

let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('guide-outbox', 'messages');
  return opened;
};

/** Says to all pages that something has come or gone. */
function tell() {
  const channel = new BroadcastChannel(OUTBOX_TAG);
  channel.postMessage(null);
  channel.close();
}

/** @throws {DOMException} where the browser keeps nothing */
export async function keepMessage(message: Message): Promise<void> {
  await set(message.attempt, message, store());
  tell();
}

export async function dropMessage(attempt: string): Promise<void> {
  await del(attempt, store());
  tell();
}

/** Those that wait, the oldest first. */
export async function waitingMessages(): Promise<Message[]> {
  const all = await values<Message>(store());
  return all.sort((a, b) => a.keptAt - b.keptAt);
}

/**
 * Sends what waits, one after the other, in one place at a time. A message leaves the device once the server has said
 * that it has it; one that the server refuses for good stays, marked.
 * @param isRetried whether to throw while something still waits, so that Background Sync comes again
 */
export async function flushOutbox({ isRetried = false } = {}): Promise<void> {
  await navigator.locks.request(OUTBOX_TAG, async () => {
    for (const { attempt } of await waitingMessages()) {
      const message = await get<Message>(attempt, store()); // it may have been taken back meanwhile
      if (message && message.refusal === null) await sendOne(message);
    }
  });
  const left = await waitingMessages();
  if (isRetried && left.some(({ refusal }) => refusal === null)) throw new Error('Messages are still waiting.');
}

/** Sends one message now, whatever the server said of it before. */
export async function sendNow(attempt: string): Promise<void> {
  await navigator.locks.request(OUTBOX_TAG, async () => {
    const message = await get<Message>(attempt, store());
    if (message) await sendOne(message);
  });
}

async function sendOne(message: Message): Promise<void> {
  const status = await post(message);
  if (status === null) return;
  if (status < 300) return dropMessage(message.attempt);
  const isForGood = status >= 400 && status < 500 && status !== 408 && status !== 429;
  if (isForGood) await keepMessage({ ...message, refusal: status });
}

/** The server's status; null where there was none. */
async function post({ action, fields, files = [], page }: Message): Promise<number | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [name, file] of files) body.append(name, file, file.name);
  const bytes = files.reduce((sum, [, { size }]) => sum + size, 0);
  try {
    const { status } = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      referrer: page,
      signal: AbortSignal.timeout(PATIENCE_MS + bytes / SLOWEST_BYTES_PER_MS),
    });
    return status;
  } catch (error) {
    console.warn(`${action} could not be reached; the message goes on waiting.`, error);
    return null;
  }
}
