import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { filesOf, type Manifest, type Print, readManifest, writeManifest } from '../../guide/pictures/manifest.ts';
import { widthsOf } from '../../guide/pictures/shapes.ts';
import type { Drawing } from '../drawings.ts';

export type Job = {
  folder: string;
  drawing: Drawing;
  widths: number[];
  /** The existing print: its files stay as they are if the pixels are the same. */
  known: Print | null;
};

export type Printed = { print: Print } | { error: string };

/** The rasteriser never frees the memory it has used, so a process is replaced after this many pictures. */
const BATCH = 20;

/** The drawings whose files are missing in `folder`, or were made from another recipe. */
export function unprinted(folder: string, drawings: Drawing[]): Drawing[] {
  const manifest = readManifest(folder);
  return drawings.filter((drawing) => knownOf(folder, manifest, drawing)?.key !== drawing.key);
}

/** The manifest's entry for a print, if all its files exist. */
function knownOf(folder: string, manifest: Manifest, { name, shape }: Drawing): Print | null {
  const isThere = filesOf(name, widthsOf(shape)).every((file) => existsSync(path.join(folder, file)));
  return (isThere && manifest[name]) || null;
}

/**
 * Prints drawings into `folder`, on every core, and records each in the manifest when it is finished.
 * @throws {Error} naming each drawing that failed, once all others are printed
 */
export async function printAll(folder: string, drawings: Drawing[], tell: (line: string) => void = () => {}) {
  const manifest = readManifest(folder);
  const queue = drawings.map((drawing): Job => {
    return { folder, drawing, widths: widthsOf(drawing.shape), known: knownOf(folder, manifest, drawing) };
  });
  const failures: string[] = [];
  let done = 0;
  const finish = ({ drawing: { name }, known }: Job, message: Printed) => {
    done++;
    if ('error' in message) {
      failures.push(`${name}: ${message.error}`);
      return;
    }
    manifest[name] = message.print;
    writeManifest(folder, manifest);
    tell(`${done}/${drawings.length} ${name}${message.print.digest === known?.digest ? ' is as it was' : ''}`);
  };
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), queue.length) }, () => runPress(queue, finish)),
  );
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

async function runPress(queue: Job[], finish: (job: Job, message: Printed) => void) {
  while (queue.length > 0) {
    const press = fork(path.join(import.meta.dirname, 'worker.ts'), { execArgv: [] });
    for (let count = 0; count < BATCH; count++) {
      const job = queue.shift();
      if (!job) break;
      finish(job, await printed(press, job));
      if (press.exitCode !== null || press.signalCode !== null) break;
    }
    press.kill();
  }
}

/** Waits for a result. The rasteriser aborts the whole process when it cannot draw something: that is a result, too. */
function printed(press: ChildProcess, job: Job): Promise<Printed> {
  return new Promise((resolve) => {
    const settle = (message: Printed) => {
      press.off('message', settle);
      press.off('exit', onExit);
      resolve(message);
    };
    const onExit = () => settle({ error: 'the process that printed it ended.' });
    press.on('message', settle);
    press.on('exit', onExit);
    press.send(job);
  });
}

/** Removes the files of prints without a recipe from `folder`; returns their names. */
export function removeUnwanted(folder: string, drawings: Drawing[]): string[] {
  const manifest = readManifest(folder);
  const kept = new Set(drawings.map(({ name }) => name));
  const files = new Set(drawings.flatMap(({ name, shape }) => filesOf(name, widthsOf(shape))));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && /\.(avif|webp)$/.test(file) && !files.has(file)) rmSync(path.join(folder, file));
  }
  const names = Object.keys(manifest).filter((name) => !kept.has(name));
  writeManifest(folder, Object.fromEntries(Object.entries(manifest).filter(([name]) => kept.has(name))));
  return names;
}
