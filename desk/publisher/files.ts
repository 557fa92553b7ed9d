import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file atomically, replacing any previous one. */
export function writeInOneStep(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  try {
    writeFileSync(next, content, { flush: true });
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true }); // a full disk needs the room
    throw error;
  }
}

/** Deletes what a killed publisher had begun to write into a folder; of one file only, if it is named. */
export function removeUnfinished(folder: string, file = '') {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`.${file}`) && UNFINISHED.test(name)) rmSync(path.join(folder, name), { force: true });
  }
}

const UNFINISHED = /^\.[^.].*\.\d+$/;

export const writeJsonFile = (file: string, value: unknown) => writeInOneStep(file, `${JSON.stringify(value)}\n`);

/** The JSON of a file; null if the file does not exist or is not JSON. */
export function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The names in a folder that end in `ending`, sorted; none without a folder. Files being written are left out. */
export function namesIn(folder: string, ending = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name.endsWith(ending))
    .sort();
}
