import { fork } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Upload } from '#common/contracts/desk/api.ts';
import { namesIn, readJsonFile, writeJsonFile } from '../files.ts';
import { PHOTO_ID } from '../order-schema.ts';
import { DISK_FAILED } from './disk-failed.ts';

/** The limit for one photograph, which normally takes a second or two. */
const LONGEST_MS = 60_000;
const LARGEST_MEMORY_BYTES = 1200 * 1024 * 1024;
const LOOK_MS = 100;
const PAGE_BYTES = 4096;
/** Prepared photographs that nobody has published are deleted after 60 days. */
const KEPT_MS = 60 * 24 * 60 * 60_000;

const program = path.join(import.meta.dirname, 'prepare-photo.ts');

type Limits = { memoryBytes?: number; ms?: number };

/**
 * Prepares the uploads in `photos/` that have no answer in `ready/` yet, one after another.
 * @param folder the desk's folder
 * @returns whether there was one
 * @throws {Error} if the disk took nothing more; the upload still waits then
 */
export async function prepareNextPhoto(folder: string, limits: Limits = {}): Promise<boolean> {
  const ready = path.join(folder, 'ready');
  const id = namesIn(path.join(folder, 'photos'), '.bin')
    .map((name) => name.slice(0, -'.bin'.length))
    .find((name) => PHOTO_ID.test(name) && readJsonFile(path.join(ready, `${name}.json`)) === null);
  if (id === undefined) return false;
  const said = await prepareApart(path.join(folder, 'photos', `${id}.bin`), ready, id, limits);
  writeJsonFile(path.join(ready, `${id}.json`), said);
  return true;
}

/** Prepares an upload in another process, so that decompression bombs and broken files cannot end this one. */
function prepareApart(upload: string, ready: string, id: string, limits: Limits): Promise<Upload> {
  const { memoryBytes = LARGEST_MEMORY_BYTES, ms = LONGEST_MS } = limits;
  return new Promise((resolve, reject) => {
    const child = fork(program, [upload, ready, id], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=512'],
      env: { PATH: process.env.PATH, VIPS_CONCURRENCY: '1' },
      timeout: ms,
      killSignal: 'SIGKILL',
    });
    let said: Upload = {
      state: 'refused',
      error: 'Esta foto no se puede procesar: es demasiado grande o está dañada. Mandá otra.',
    };
    const watch = setInterval(() => {
      if (memoryOf(child.pid) > memoryBytes) child.kill('SIGKILL');
    }, LOOK_MS);
    child.on('message', (message: Upload) => {
      said = message;
    });
    child.once('error', () => {});
    child.once('close', (code) => {
      clearInterval(watch);
      if (code === DISK_FAILED)
        reject(new Error(`A photograph could not be prepared: make room on the disk of ${ready}.`));
      else resolve(said);
    });
  });
}

/** The memory of a process in bytes; 0 if the system does not report it. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}

/** Deletes prepared photographs left unpublished for two months. The uploads themselves belong to the web process. */
export function removeOldPhotos(folder: string, now = Date.now()) {
  const ready = path.join(folder, 'ready');
  for (const name of namesIn(ready)) {
    const file = path.join(ready, name);
    const isUpload = statSync(path.join(folder, 'photos', `${name.replace(/\.\w+$/, '')}.bin`), {
      throwIfNoEntry: false,
    });
    if (!isUpload && now - statSync(file).mtimeMs > KEPT_MS) rmSync(file);
  }
}
