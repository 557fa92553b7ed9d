import { realpathSync } from 'node:fs';
import { realpath } from 'node:fs/promises';

const CHECK_MS = 500;

/** Calls `onChange` soon after the path, or a symlink in it, has come to lead to another folder. */
export function followLink(link: string, onChange: () => void) {
  let known = realpathSync(link);
  let isStopped = false;

  async function check() {
    const now = await realpath(link).catch(() => null); // while the link is being replaced, there may be none
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
