import { spawnSync } from 'node:child_process';

/** Runs npm in `folder` with this process's own output. Returns whether it succeeded. */
export function npm(folder: string, ...args: string[]): boolean {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', [...args, '--ignore-scripts', ...quiet], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}
