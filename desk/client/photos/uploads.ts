import type { Upload } from '#common/contracts/desk/api.ts';
import { addressOf } from '../api/address.ts';
import { ask, explain, failureOf, RequestError } from '../api/request.ts';
import { noteSignal, signalBack } from '../api/signal.ts';
import { store } from '../api/store.ts';
import { words } from '../words.ts';
import { smaller } from './smaller.ts';

/** A photograph being uploaded. */
export type Sending = { key: number; name: string; percent: number; error: string | null };

/** The state of uploads by id. */
export const uploads = store<Record<string, Upload>>({});
const sendings = store<Sending[]>([]);
export const useSendings = sendings.use;

const ASK_AGAIN_MS = 900;
let lastKey = 0;

/** Uploads files one after another, and reports each id as soon as the server has the file. */
export async function sendPhotos(files: readonly File[], onSent: (id: string) => void): Promise<void> {
  const waiting = files.map((file) => {
    lastKey += 1;
    return { file, key: lastKey };
  });
  sendings.set((list) => [
    ...list,
    ...waiting.map(({ file, key }) => ({ key, name: file.name, percent: 0, error: null })),
  ]);
  for (const { file, key } of waiting) {
    const change = (part: Partial<Sending>) =>
      sendings.set((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)));
    try {
      const id = await sendOnce(await smaller(file), change, () => sendings.get().some((one) => one.key === key));
      sendings.set((list) => list.filter((one) => one.key !== key));
      if (id !== null) onSent(id);
    } catch (error) {
      change({ error: explain(error) });
    }
  }
}

/** Sends a file, again if there was no signal, until it arrives; null if it is no longer wanted. */
async function sendOnce(file: File, change: (part: Partial<Sending>) => void, isWanted: () => boolean) {
  while (isWanted()) {
    try {
      return await send(file, (percent) => change({ percent }));
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 0) throw error;
      change({ error: explain(error) });
      await signalBack();
      change({ error: null, percent: 0 });
    }
  }
  return null;
}

export function forgetSending(key: number): void {
  sendings.set((list) => list.filter((one) => one.key !== key));
}

/** A bad line takes 10 kB a second. */
const PATIENCE_MS = 60_000;
const SLOWEST_BYTES_PER_MS = 10;

/** Uses `XMLHttpRequest`, because `fetch` reports no upload progress. */
function send(file: File, onPercent: (percent: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf('photos'));
    request.setRequestHeader('x-desk', '1');
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onPercent(Math.round((100 * loaded) / total));
    const fail = () => {
      noteSignal(false);
      reject(new RequestError(words.failures.noSignal, 0));
    };
    request.timeout = PATIENCE_MS + file.size / SLOWEST_BYTES_PER_MS;
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      const body = request.response as { id: string } | null; // guaranteed by the contract, unless a stranger answers
      if (request.status < 400 && !body) return fail();
      noteSignal(true);
      if (request.status < 400 && body) resolve(body.id);
      else reject(failureOf(request.status, body, words.photos.failed(file.name)));
    };
    request.send(file);
  });
}

const asking = new Set<string>();

/** Polls an upload until it is ready or refused. */
export async function watchUpload(id: string): Promise<void> {
  const known = uploads.get()[id];
  if (asking.has(id) || (known && known.state !== 'working')) return;
  asking.add(id);
  try {
    for (;;) {
      const upload = await ask('GET photo?id=', undefined, id).catch((error: unknown): Upload => {
        if (error instanceof RequestError && error.status === 0) return { state: 'working' }; // it has arrived already
        throw error;
      });
      uploads.set((all) => ({ ...all, [id]: upload }));
      if (upload.state !== 'working') return;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  } catch (error) {
    uploads.set((all) => ({ ...all, [id]: { state: 'refused', error: explain(error) } }));
  } finally {
    asking.delete(id);
  }
}
