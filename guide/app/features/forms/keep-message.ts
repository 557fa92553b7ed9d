import { inTime } from '#common/lib/in-time.ts';
import { type Message, OUTBOX_TAG, keepMessage as put } from '#engine/offline/outbox.ts';
import { waitingAttempts } from './waiting.ts';

/** A browser whose storage never answers keeps nothing. */
const PATIENCE_MS = 5000;

/** Keeps a message on this device until the network is back. Returns false if the browser cannot store it. */
export async function keepMessage(message: Message): Promise<boolean> {
  try {
    await inTime(put(message), PATIENCE_MS);
    waitingAttempts.update((others) => [...new Set([...others, message.attempt])]);
  } catch (error) {
    console.warn('The message could not be kept on this device.', error);
    return false;
  }
  askForSync().catch((error: unknown) => console.info('The message goes out at the next visit.', error));
  return true;
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Asks the browser to send in the background, even while the guide is closed, if it can. */
async function askForSync() {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined; // not in every browser
  await registration?.sync?.register(OUTBOX_TAG);
}
