import { NOTICE_MS, notify } from './toasts.ts';

type Waiting = { send: () => void };

const waiting = new Set<Waiting>();

/**
 * Does something once the time to undo it is over; until then, a notice has an undo button. Leaving the page does it at
 * once.
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

/** Sends everything that is waiting, when the page is closed. */
export function sendWaiting(): void {
  for (const { send } of waiting) send();
}
