import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const CACHE = 'node_modules/.cache';

/**
 * The bytes that `make` makes, kept from build to build.
 * @param name of the file below the cache; it changes with everything that the bytes depend on
 */
export async function kept(root: string, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(root, CACHE, name);
  if (existsSync(file)) return readFile(file);
  const bytes = await make();
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(part, bytes);
  await rename(part, file); // a concurrent build must not read half a file
  return bytes;
}
