import { addressOf } from './address.ts';
import { store } from './store.ts';

/** The interval for asking whether the server answers again. */
const EACH_MS = 3000;

/** Whether the last request got no answer. */
const lost = store(false);
export const useLostSignal = lost.use;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

/** Notes that a request was answered, or was not: from then on the server is asked until it answers. */
export function noteSignal(isThere: boolean): void {
  clearTimeout(timer);
  if (!isThere) timer = setTimeout(probe, EACH_MS);
  if (lost.get() === isThere) lost.set(() => !isThere);
  if (!isThere) return;
  for (const goOn of waiting) goOn();
  waiting = [];
}

/** Resolves once a request is answered again. */
export const signalBack = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));

/** Any answer will do, even that nobody is signed in. */
const probe = () =>
  void fetch(addressOf('me'), { cache: 'no-store' }).then(
    () => noteSignal(true),
    () => noteSignal(false),
  );

/** Asks at once when the browser notices a network. */
export function watchSignal(): void {
  window.addEventListener('online', () => {
    if (lost.get()) probe();
  });
}
