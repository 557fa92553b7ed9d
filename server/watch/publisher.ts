import { stat } from 'node:fs/promises';
import path from 'node:path';
import { SIGN_OF_LIFE } from '../../common/contracts/desk/sign-of-life.ts';
import { openFolder, timeOfId } from '../desk/folder/shared-folder.ts';
import type { Look } from '../health.ts';

const MINUTE_MS = 60_000;
/** The publisher gives a sign twice a minute. */
const SILENT_MS = 3 * MINUTE_MS;
/** The slowest publication takes some minutes. */
const STUCK_MS = 60 * MINUTE_MS;

/** Whether the publisher is there, and carries out the desk's orders. */
export function watchPublisher(root: string): Look {
  const folder = openFolder(root);

  async function oldestWaiting(): Promise<number> {
    const names = (await folder.names('orders')).filter((name) => name.endsWith('.json')).sort();
    const waiting = names.find((name) => !folder.has('answers', name));
    return waiting ? timeOfId(waiting) : Number.NaN;
  }

  return async () => {
    const now = Date.now();
    const sign = await stat(path.join(root, ...SIGN_OF_LIFE)).catch(() => null);
    if (!sign) return 'The publisher has never given a sign: sudo guide logs publisher';
    const silence = now - sign.mtimeMs;
    if (silence > SILENT_MS)
      return `The publisher has given no sign for ${minutes(silence)}: sudo systemctl restart guide-publisher`;
    const wait = now - (await oldestWaiting());
    return wait > STUCK_MS ? `An order of the desk has waited for ${minutes(wait)}: sudo guide logs publisher` : null;
  };
}

const minutes = (ms: number) => `${Math.floor(ms / MINUTE_MS)} minutes`;
