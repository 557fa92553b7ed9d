import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The folders that the web process writes; the publisher writes `answers`, `ready`, `previews` and `published`. */
const OURS = ['orders', 'photos'];
/** The publisher runs as another user in the same group, and reads these files. */
const MODE = 0o640;

/** Orders and photographs are named by the second; the suffix keeps two of the same second apart and in order. */
const ID = /^\d{8}T\d{6}Z-[0-9a-f]{8}$/;
export const isId = (text: string) => ID.test(text);

/** Returns a name such as "20261122T130501Z-1f4a03bc", which sorts by time. */
export function newId(now = new Date()): string {
  const [second = '', milliseconds = ''] = now
    .toISOString()
    .replace(/[-:]|Z$/g, '')
    .split('.');
  const part = Number(milliseconds).toString(16).padStart(3, '0');
  return `${second}Z-${part}${randomBytes(3).toString('hex').slice(1)}`;
}

/** When a file got its name; not a number if it is none of ours. */
export const timeOfId = (name: string): number =>
  Date.parse(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/s, '$1-$2-$3T$4:$5:$6Z'));

/** The desk's folder cannot be used. The message is a sentence for the owner. */
export class FolderError extends Error {}

/** Opens the folder that the web process and the publisher share. @throws {FolderError} if it cannot be written to */
export function openFolder(root: string) {
  for (const name of OURS) makeWritable(path.join(root, name));
  const fileOf = (...names: string[]) => path.join(root, ...names);

  return {
    fileOf,

    /** Reads one of the publisher's JSON files; null if it does not exist yet. */
    async read<Data>(...names: string[]): Promise<Data | null> {
      try {
        return JSON.parse(await readFile(fileOf(...names), 'utf8')) as Data; // the publisher writes it atomically
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },

    has: (...names: string[]) => existsSync(fileOf(...names)),

    /** The names in a folder; none if it does not exist yet. */
    async names(folder: string): Promise<string[]> {
      return (await readdir(fileOf(folder)).catch(() => [])).filter((name) => !name.startsWith('.'));
    },

    async remove(folder: string, name: string): Promise<void> {
      await rm(fileOf(folder, name), { force: true });
    },

    sizeOf: async (folder: string, name: string) => (await stat(fileOf(folder, name)).catch(() => null))?.size ?? 0,

    /** Writes a file atomically: it appears once all of it is on disk. */
    async write(folder: string, name: string, parts: Parts): Promise<void> {
      const temporary = fileOf(folder, `.${name}.${randomBytes(4).toString('hex')}`);
      try {
        await writeToDisk(temporary, parts);
        await rename(temporary, fileOf(folder, name));
        await syncFolder(fileOf(folder));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
  };
}

export type SharedFolder = ReturnType<typeof openFolder>;

function makeWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o750 });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new FolderError(
      `${folder} (DESK_FOLDER) cannot be written to by this user: docs/deploy/desk.md says who owns it.`,
    );
  }
}

type Parts = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Writes a new file, and returns when all of it is on disk. */
async function writeToDisk(name: string, parts: Parts) {
  const file = await open(name, 'wx', MODE);
  try {
    for await (const part of parts) await file.appendFile(part); // all of it, or it fails
    await file.chmod(MODE); // a service's umask may have removed the group's permission
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the new name to disk, too. Windows cannot do that, and does not need it. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
