import { spawnSync } from 'node:child_process';
import { isFresh } from '#builder/stamp.ts';

/** Builds `dist` unless it is up to date; ends this process if the build fails. */
export function buildIfStale() {
  if (!isFresh(process.cwd())) run('scripts/build.ts');
}

/** Builds the browser's part of the desk unless it is up to date; ends this process if the build fails. */
export function buildDeskIfStale() {
  run('scripts/desk-build.ts');
}

/** Runs in a separate process, because a build takes ten times the server's memory and does not release it. */
function run(script: string) {
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
