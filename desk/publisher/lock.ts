import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Another publisher is already working here. */
export class TakenError extends Error {}

/**
 * Claims a folder for this process until it ends. A claim whose process is gone, even by kill -9, is void.
 * @throws {TakenError} with a sentence that names the other process
 */
export function claim(folder: string): () => void {
  const file = path.join(folder, '.publisher.lock');
  mkdirSync(folder, { recursive: true });
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', start] = read(file).split(/\s+/);
    if (isAlive(Number(pid), start)) {
      throw new TakenError(`Another publisher (process ${pid}) works in ${folder}: end that one first.`);
    }
    takeAway(file);
  }
  throw new TakenError(`Another publisher works in ${folder}: end that one first.`);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

/** If two processes find the same void claim, only one can move it. */
function takeAway(file: string) {
  const away = `${file}.${process.pid}`;
  try {
    renameSync(file, away);
    rmSync(away);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function isAlive(pid: number, start: string | undefined): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // The pid may have gone to another process since.
  return start === undefined || startOf(pid) === start;
}

/** The start time of a process in the kernel's ticks; the same for all if the system does not report it. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return '0';
  }
}
