import { NOTICE_MS, notify } from './toasts.ts';

type Waiting = { send: () => void };

const waiting = new Set<Waiting>();

/**
 * Does something once nobody can take it back any more: the notice's button does until then. A page that is left does it
 * at once.
 */
export function later(text: string, send: () => void, takeBack: () => void): void {
  const one: Waiting = {
    send: () => {
      clearTimeout(timer);
      if (waiting.delete(one)) send();
    },
  };
  const timer = setTimeout(one.send, NOTICE_MS);
  waiting.add(one);
  notify(text, {
    undo: () => {
      clearTimeout(timer);
      if (waiting.delete(one)) takeBack();
    },
  });
}

/** Sends all that waits: the page goes. */
export function sendWaiting(): void {
  for (const { send } of waiting) send();
}
