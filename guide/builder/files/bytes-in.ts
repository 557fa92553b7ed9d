import { readFileSync } from 'node:fs';

/** The bytes of a file; null if there is none. */
export function bytesIn(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    return nullIfMissing(error as NodeJS.ErrnoException);
  }
}

/** @throws the error, unless it says that the file is missing */
export function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
