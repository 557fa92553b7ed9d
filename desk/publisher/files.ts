import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file atomically, replacing any previous one. */
export function writeInOneStep(file: string, content: string | Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  writeFileSync(next, content, { flush: true });
  renameSync(next, file);
}

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
