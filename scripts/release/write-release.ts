import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type LockFile, withLibc } from './libc.ts';
import { linkNode, npm } from './npm.ts';

/** The parts of a release besides the packages and the site: the server, and the ground that it stands on. */
const PARTS = ['server', 'common/contracts', 'common/lib', 'deploy', '.env.example', '.npmrc'];
/** The built pages of the desk. */
const BUILT_DESK = '.build/desk';
/** Files that are not needed where the guide runs. The server's manifest becomes that of the release. */
const LEFT_OUT = /\.test\.tsx?$|\.css$|^server\/(testing|package\.json|node_modules)(\/|$)/;

type Options = {
  root: string;
  /** A built site; null for a release without one. */
  dist: string | null;
  /** A folder that does not exist yet. */
  target: string;
};

/**
 * Writes a folder from which the guide runs on another machine, and installs its packages there, for this machine's
 * system; on any other system, run `npm ci --omit=dev` in that folder.
 * @throws {Error} when npm fails, which has printed the reason
 */
export function writeRelease({ root, dist, target }: Options) {
  writeServer({ root, dist, target });
  lock(root, target);
  if (!npm(target, 'ci', '--omit=dev', '--prefer-offline')) throw new Error(`npm failed in ${target}.`);
  linkNode(target);
}

/** The same without installing the packages. */
export function writeServer({ root, dist, target }: Options) {
  mkdirSync(target, { recursive: true });
  for (const part of PARTS) {
    const filter = (file: string) => !LEFT_OUT.test(path.relative(root, file).split(path.sep).join('/'));
    cpSync(path.join(root, part), path.join(target, part), { recursive: true, filter });
  }
  if (dist) cpSync(dist, path.join(target, 'dist'), { recursive: true });
  // If the desk was not built, the release has none.
  const desk = path.join(root, BUILT_DESK);
  if (existsSync(desk)) cpSync(desk, path.join(target, 'desk'), { recursive: true });
  writeJson(path.join(target, 'package.json'), manifest(root));
}

function manifest(root: string) {
  const { version, engines, dependencies, optionalDependencies } = readJson(path.join(root, 'server/package.json'));
  return {
    name: 'guia-san-rafael',
    version,
    private: true,
    type: 'module',
    engines,
    scripts: {
      start: 'node server/main.ts',
      desk: 'node server/desk/command/main.ts',
      inbox: 'node server/inbox/main.ts',
    },
    dependencies,
    optionalDependencies,
  };
}

/** Writes a lock file with the versions of the whole project; npm itself removes what the server does not need. */
function lock(root: string, target: string) {
  const file = path.join(target, 'package-lock.json');
  cpSync(path.join(root, 'package-lock.json'), file);
  if (!npm(target, 'install', '--package-lock-only', '--offline')) throw new Error(`npm failed in ${target}.`);
  writeJson(file, withLibc(readJson<LockFile>(file)));
}

function readJson<Data extends object = Record<string, unknown>>(file: string): Data {
  return JSON.parse(readFileSync(file, 'utf8')) as Data; // the project's own file, or npm's
}

function writeJson(file: string, data: object) {
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}
