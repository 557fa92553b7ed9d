import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Runs npm in `folder` with this process's own output. Returns whether it succeeded. */
export function npm(folder: string, ...args: string[]): boolean {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', [...args, '--ignore-scripts', ...quiet], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_NO_WARNINGS: '1' }, // npm 9 is older than the Node that it runs with
  });
  return status === 0;
}

/** npm 9 (Debian 12) links no Node: it takes the one for another machine away again, and this one's link with it. */
export function linkNode(folder: string) {
  const modules = path.join(folder, 'node_modules');
  const name = `node-${process.platform}-${process.arch}`;
  const link = path.join(modules, '.bin/node');
  if (!existsSync(path.join(modules, name)) || existsSync(link)) return;
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(`../${name}/bin/node`, link);
}
