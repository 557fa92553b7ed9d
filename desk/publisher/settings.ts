import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** The publisher's folders; all are absolute paths. */
export type Settings = {
  /** The folder that the web process and the publisher share. */
  folder: string;
  /** The checkout of the project. */
  root: string;
  /** The built sites, and the link `current` to the live one. */
  sites: string;
};

/** The folder of the desk's built pages, which every build of the desk empties. */
const DESK_DIST = '.build/desk';

/**
 * Reads the settings from the environment, which wins, and `.env` in `cwd`.
 * @throws {Error} with a sentence that names what is missing
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env, cwd = process.cwd()): Settings {
  const file = path.join(cwd, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const value = (name: string) => environment[name] || written[name] || undefined;
  const folder = value('DESK_FOLDER');
  if (!folder) {
    throw new Error(
      'DESK_FOLDER is not set: name the folder in which the desk and the publisher meet (docs/deploy/desk.md).',
    );
  }
  const root = path.resolve(cwd, value('PUBLISHER_ROOT') ?? '.');
  if (!existsSync(path.join(root, '.git'))) {
    throw new Error(`PUBLISHER_ROOT is "${root}", but must be a checkout of the project, with its .git.`);
  }
  if (path.resolve(cwd, folder) === path.join(root, DESK_DIST)) {
    throw new Error(
      `DESK_FOLDER is ${DESK_DIST}, which every build of the desk empties: name another, such as data/desk.`,
    );
  }
  return {
    folder: path.resolve(cwd, folder),
    root,
    sites: path.resolve(cwd, value('PUBLISHER_SITES') ?? path.join(folder, 'sites')),
  };
}
