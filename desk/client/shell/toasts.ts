import { store } from '../api/store.ts';

/** A notice at the screen's foot; `undo` reverts the action that it reports. */
export type Notice = { id: number; text: string; tone: 'plain' | 'error'; undo?: (() => void) | undefined };

/** How long a notice stays; an action with a notice can be undone for just as long. */
export const NOTICE_MS = 6000;

const notices = store<Notice[]>([]);
let lastId = 0;

/** Shows a notice; returns a function that closes it. */
export function notify(text: string, more: { tone?: Notice['tone']; undo?: () => void } = {}): () => void {
  lastId += 1;
  const id = lastId;
  const close = () => notices.set((list) => list.filter((notice) => notice.id !== id));
  const undo = more.undo;
  const takeBack =
    undo &&
    (() => {
      close();
      undo();
    });
  notices.set((list) => [...list.slice(-2), { id, text, tone: more.tone ?? 'plain', undo: takeBack }]);
  setTimeout(close, NOTICE_MS);
  return close;
}

/** Takes back every offer to undo: what it would have changed is on its way to be published. */
export const closeUndos = (): void => notices.set((list) => list.filter(({ undo }) => !undo));

export const useNotices = notices.use;
