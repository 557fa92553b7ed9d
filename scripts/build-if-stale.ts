import { spawnSync } from 'node:child_process';
import { isFresh } from '#engine/build/stamp.ts';

/** Builds `dist` unless it already is what a build would make; ends this process if the build fails. */
export function buildIfStale() {
  if (!isFresh(process.cwd())) run('scripts/build.ts');
}

/** Builds what the browser shows of the desk, unless it is what it would be; ends this process if that fails. */
export function buildDeskIfStale() {
  run('scripts/desk-build.ts');
}

/** Runs in a separate process, because a build takes ten times the server's memory and does not give it back. */
function run(script: string) {
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
