import { type ExecFileException, execFile, execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asNobody } from '#server/testing/test-guide.ts';
import { blocksOf } from '../docs/blocks.ts';
import { startProgram } from './processes.ts';

const NOBODY = 65_534;
const root = path.resolve(import.meta.dirname, '../..');

/** Reads the commands in docs/deploy, without their comments. */
export function documentedCommands(): string[] {
  const pages = globSync('docs/deploy/*.md', { cwd: root }).sort();
  return pages.flatMap((page) => blocksOf(page)).flat();
}

/** Lays out the folders of docs/deploy below `folder`, with the release as "first" and the documented owners. */
export function layOut(folder: string, release: string) {
  const guide = path.join(folder, 'srv/guide');
  const state = path.join(folder, 'var/lib/guide');
  const releases = path.join(guide, 'releases');
  mkdirSync(releases, { recursive: true });
  mkdirSync(path.dirname(state), { recursive: true });
  mkdirSync(state, { mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(state, NOBODY, NOBODY);
  const add = (name: string) => execFileSync('cp', ['-al', release, path.join(releases, name)]); // links, because it is large
  add('first');
  const desk = `${state}-desk`;
  for (const name of ['orders', 'photos', 'answers', 'published'])
    mkdirSync(path.join(desk, name), { recursive: true });
  if (isRoot) for (const name of ['orders', 'photos']) chownSync(path.join(desk, name), NOBODY, NOBODY);
  const settings = [
    `DATABASE_URL=file:${state}/guide.db`,
    ...['PORT=0', 'HOST=127.0.0.1', `DESK_FOLDER=${desk}`, 'DESK_URL=https://guide.example.com'],
  ];
  writeFileSync(path.join(guide, '.env'), `${settings.join('\n')}\n`);
  const current = path.join(guide, 'current');
  const node = path.join(current, 'node_modules/.bin');
  const env = { PATH: `${node}:${process.env.PATH}`, HOME: guide };
  const run = (command: string): [string, string[]] => {
    const [program = '', ...args] = [...asNobody(), 'sh', '-c', command];
    return [program, args];
  };

  return {
    state,
    desk,
    folder,
    addRelease(name: string, file: string, content: string) {
      add(name);
      const changed = path.join(releases, name, 'dist', file);
      rmSync(changed); // it is linked to the other release's file
      writeFileSync(changed, content);
    },
    /** Makes a release current, as the administrator does. */
    switchTo: (name: string) => execFileSync(path.join(releases, name, 'deploy/switch.sh'), { encoding: 'utf8' }),
    /** Starts the server as deploy/guide.service does. */
    async startGuide() {
      const [command, args] = run(`exec node server/main.ts ${current}/dist`);
      const program = await startProgram({ command, args, cwd: current, env }, /The guide is at (http:\S+)/);
      return { ...program, url: String(program.ready[1]) };
    },
    /** Runs a documented command as the user would; returns its output and exit code. */
    asUser(documented: string): Promise<{ code: number; text: string }> {
      const here = documented.replaceAll('/srv/guide', guide).replaceAll('/var/lib/guide', state);
      const [command, args] = run(here.replaceAll('sudo -u guide ', ''));
      return new Promise((resolve) => {
        execFile(command, args, { cwd: current, env }, (error: ExecFileException | null, stdout, stderr) =>
          resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
        );
      });
    },
  };
}
