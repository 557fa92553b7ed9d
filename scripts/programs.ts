import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Debian installs servers in a folder that an ordinary user's PATH lacks. */
const SERVERS = '/usr/sbin';

/** Finds a program on this machine, or installs Debian's package of that name if this process may. */
export function provideProgram(name: string): string | null {
  const found = findProgram(name);
  if (found) return found;
  installPackage(name);
  return findProgram(name);
}

/** Installs a Debian package. Does nothing if this process may not install packages, and logs any failure. */
export function installPackage(name: string) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${name} with apt-get (once; about a minute)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' });
    if (status !== 0) console.log(stderr.trim());
  }
}

function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), SERVERS];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}
