import { execFileSync } from 'node:child_process';
import { chownSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shrink } from '../build/small-guide.ts';
import type { Machine } from './machine.ts';

/** A user of the machine who is neither root nor any of the guide's. */
export const SOMEBODY = 1000;
const SOMEBODY_ELSE = ['-c', 'user.name=Prueba', '-c', 'user.email=prueba@example.com', '-c', 'safe.directory=*'];

/** A clone of this project's last commit with few listings, so that a site is built in seconds. */
export function createProject(root: string) {
  const git = (...args: string[]) => execFileSync('git', [...SOMEBODY_ELSE, ...args], { cwd: root, encoding: 'utf8' });
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), root]);
  git('remote', 'remove', 'origin');
  shrink(root, { isTranslated: true, kept: { alojamientos: 10 } });
  save('A small guide');

  function save(message: string) {
    git('add', '--all');
    git('commit', '--quiet', '--no-gpg-sign', '--message', message);
    execFileSync('chown', ['-R', `${SOMEBODY}:${SOMEBODY}`, root]);
  }

  return {
    /** Commits files with a text replaced in each. */
    commit(message: string, changes: Record<string, [string, string]>) {
      for (const [file, [before, after]] of Object.entries(changes)) {
        const full = path.join(root, file);
        const text = readFileSync(full, 'utf8');
        if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`);
        writeFileSync(full, text.replace(before, after));
        chownSync(full, SOMEBODY, SOMEBODY);
      }
      save(message);
    },

    /** The first listing of a collection, and the address of its page. */
    firstOf(listings: string) {
      const [name = ''] = readdirSync(path.join(root, listings)).filter((one) => /^[\w-]+\.json$/.test(one));
      const index = readFileSync(path.join(root, path.dirname(listings), 'index.ts'), 'utf8');
      const folder = /path: '([^']+)'/.exec(index)?.[1] ?? '';
      return { file: `${listings}/${name}`, address: `${folder}/${path.basename(name, '.json')}` };
    },

    /** The commit that the publisher's checkout is at. */
    versionIn: (machine: Machine) =>
      machine.run('git', '-c', 'safe.directory=*', '-C', '/srv/guide-publisher/guide', 'rev-parse', 'HEAD').trim(),
  };
}
