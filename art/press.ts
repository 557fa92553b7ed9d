import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Wanted } from './pictures.ts';
import { DRAWN, filesOf, type Manifest, PHOTOGRAPHED, type Print, readManifest, writeManifest } from './prints.ts';
import type { Recipe, Shape } from './recipe.ts';

export type Job = {
  root: string;
  folder: string;
  name: string;
  key: string;
  widths: number[];
  source: { recipe: Recipe; shape: Shape } | { photo: string };
  /** What lies there already: where the pixels are the same, its files are left alone. */
  known: Print | null;
};

export type Printed = { name: string; print: Print } | { name: string; error: string };

/** The rasteriser keeps memory that it has used: a process prints this many and makes room for a fresh one. */
const BATCH = 20;

export const folderOf = (wanted: Wanted) => ('photo' in wanted ? PHOTOGRAPHED : DRAWN);

/** The pictures whose files are missing, or made from something else than what is asked for now. */
export function unprinted(root: string, wanted: Wanted[]): Wanted[] {
  const manifests: Record<string, Manifest> = {
    [DRAWN]: readManifest(root, DRAWN),
    [PHOTOGRAPHED]: readManifest(root, PHOTOGRAPHED),
  };
  return wanted.filter((one) => {
    const folder = folderOf(one);
    if (manifests[folder]?.[one.name]?.key !== one.key) return true;
    return filesOf(one.name, one.view.widths).some((file) => !existsSync(path.join(root, folder, file)));
  });
}

/**
 * Prints pictures, on every core, and writes them down in their folder's list as they come.
 * @throws {Error} naming the first picture that could not be printed, after all others are.
 */
export async function printAll(root: string, wanted: Wanted[], tell: (line: string) => void = () => {}) {
  const missing = new Set(unprinted(root, wanted).map(({ name }) => name));
  const queue = wanted.map((one) => jobOf(root, one, !missing.has(one.name)));
  const failures: string[] = [];
  let done = 0;
  const finish = (job: Job, message: Printed) => {
    done++;
    if ('error' in message) {
      failures.push(`${message.name}: ${message.error}`);
      return;
    }
    const isSame = message.print.digest === job.known?.digest;
    if (!isSame) {
      const manifest = readManifest(root, job.folder);
      writeManifest(root, job.folder, { ...manifest, [message.name]: message.print });
    }
    tell(`${done}/${wanted.length} ${message.name}${isSame ? ' is as it was' : ''}`);
  };
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), queue.length) }, () => runPress(queue, finish)),
  );
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

function jobOf(root: string, wanted: Wanted, isPrinted: boolean): Job {
  const { name, key, view } = wanted;
  const folder = folderOf(wanted);
  const known = (isPrinted && readManifest(root, folder)[name]) || null;
  const source = 'photo' in wanted ? { photo: wanted.photo.file } : { recipe: wanted.recipe, shape: wanted.shape };
  return { root, folder, name, key, widths: view.widths, source, known };
}

async function runPress(queue: Job[], finish: (job: Job, message: Printed) => void) {
  while (queue.length > 0) {
    const press = fork(path.join(import.meta.dirname, 'press-worker.ts'), { execArgv: [] });
    for (let count = 0; count < BATCH; count++) {
      const job = queue.shift();
      if (!job) break;
      finish(job, await printed(press, job));
      if (press.exitCode !== null || press.signalCode !== null) break;
    }
    press.kill();
  }
}

/** A rasteriser that meets what it cannot draw ends its whole process: that, too, is an answer. */
function printed(press: ChildProcess, job: Job): Promise<Printed> {
  return new Promise((resolve) => {
    const settle = (message: Printed) => {
      press.off('message', settle);
      press.off('exit', onExit);
      resolve(message);
    };
    const onExit = () => settle({ name: job.name, error: 'the process that printed it ended.' });
    press.on('message', settle);
    press.on('exit', onExit);
    press.send(job);
  });
}

/** Removes the files of pictures that nobody asks for any more; returns their names. */
export function removeUnwanted(root: string, folder: string, wanted: Wanted[]): string[] {
  const manifest = readManifest(root, folder);
  const kept = new Map(wanted.filter((one) => folderOf(one) === folder).map((one) => [one.name, one]));
  const names = Object.keys(manifest).filter((name) => !kept.has(name));
  const files = new Set([...kept.values()].flatMap(({ name, view }) => filesOf(name, view.widths)));
  for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })) {
    const file = path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name));
    if (entry.isFile() && /\.(avif|webp)$/.test(file) && !files.has(file)) {
      rmSync(path.join(entry.parentPath, entry.name));
    }
  }
  writeManifest(root, folder, Object.fromEntries(Object.entries(manifest).filter(([name]) => kept.has(name))));
  return names;
}
