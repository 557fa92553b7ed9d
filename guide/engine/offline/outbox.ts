import { createStore, del, get, set, values } from 'idb-keyval';
import { postForm } from './post-form.ts';

// Messages that wait for a network. The pages and the worker both send them, whichever has a network first.

/** A form submission that has not reached the server. */
export type Message = {
  /** The id of the attempt, by which the server identifies a message: sent twice, it is stored once. */
  attempt: string;
  /** The form's name. */
  form: string;
  action: string;
  /** The posted values, by field name. */
  fields: Record<string, string>;
  /** The posted files, by field name; missing in messages without files. */
  files?: [name: string, file: File][];
  /** The address of the form's page: the server replies and files the message in its language. */
  page: string;
  /** Milliseconds since 1970, by the visitor's clock. */
  keptAt: number;
  /** The server's status if it will never accept the message as it is. */
  refusal: number | null;
};

/** The tag with which Background Sync wakes the worker. */
export const OUTBOX_TAG = 'guide-outbox';

let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore('guide-outbox', 'messages');
  return opened;
};

/** Notifies all pages that a message was added or removed. */
function notify() {
  const channel = new BroadcastChannel(OUTBOX_TAG);
  channel.postMessage(null);
  channel.close();
}

/** @throws {DOMException} when the browser refuses storage */
export async function keepMessage(message: Message): Promise<void> {
  await set(message.attempt, message, store());
  notify();
}

export async function dropMessage(attempt: string): Promise<void> {
  await del(attempt, store());
  notify();
}

/** The waiting messages, oldest first. */
export async function waitingMessages(): Promise<Message[]> {
  const all = await values<Message>(store());
  return all.sort((a, b) => a.keptAt - b.keptAt);
}

/**
 * Sends the waiting messages one after the other, in only one tab or worker at a time. A message is deleted only
 * once its own service has confirmed it, not on anybody's "200"; one that the server refuses for good stays, marked as refused.
 * @param isRetried whether to throw while messages still wait, so that Background Sync retries
 */
export async function flushOutbox({ isRetried = false } = {}): Promise<void> {
  await navigator.locks.request(OUTBOX_TAG, async () => {
    for (const { attempt } of await waitingMessages()) {
      const message = await get<Message>(attempt, store()); // it may have been withdrawn meanwhile
      if (message && message.refusal === null) await sendOne(message);
    }
  });
  const left = await waitingMessages();
  if (isRetried && left.some(({ refusal }) => refusal === null)) throw new Error('Messages are still waiting.');
}

/** Sends one message now, even if the server refused it before. */
export async function sendNow(attempt: string): Promise<void> {
  await navigator.locks.request(OUTBOX_TAG, async () => {
    const message = await get<Message>(attempt, store());
    if (message) await sendOne(message);
  });
}

async function sendOne(message: Message): Promise<void> {
  const { status, isStranger, isConfirmed } = await post(message);
  if (isConfirmed) return dropMessage(message.attempt);
  if (status === null || isStranger) return;
  const isForGood = status >= 400 && status < 500 && status !== 408 && status !== 429;
  if (isForGood) await keepMessage({ ...message, refusal: status });
}

function post({ action, fields, files = [], page }: Message) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [name, file] of files) body.append(name, file, file.name);
  return postForm(action, body, page);
}
