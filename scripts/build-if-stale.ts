import { spawnSync } from 'node:child_process';
import { isFresh } from '#engine/build/stamp.ts';

/** Builds `dist` unless it already is what a build would make; ends this process if the build fails. */
export function buildIfStale() {
  if (isFresh(process.cwd())) return;
  // In a separate process: a build takes ten times the server's memory and does not give it back.
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
