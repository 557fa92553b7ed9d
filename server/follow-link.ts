import { realpathSync } from 'node:fs';
import { realpath } from 'node:fs/promises';

const CHECK_MS = 500;

/** Calls `onChange` soon after the path, or a link in it, leads to another folder. */
export function followLink(link: string, onChange: () => void) {
  let known = realpathSync(link);
  let isStopped = false;

  async function check() {
    const now = await realpath(link).catch(() => null); // between two names there may be none
    const hasChanged = now !== null && now !== known;
    known = now ?? known;
    if (hasChanged && !isStopped) onChange();
  }

  const timer = setInterval(() => void check(), CHECK_MS);
  timer.unref();
  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
