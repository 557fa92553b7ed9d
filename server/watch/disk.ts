import { statfs } from 'node:fs/promises';
import type { Look } from '../health.ts';

/** A publication needs as much. */
const LEAST_BYTES = 1_000_000_000;

/** How many bytes are left on the disk of a folder; null where the system does not say. */
export async function freeBytes(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && disk.bavail * disk.bsize;
}

/** @param free for tests */
export function watchDisk(folder: string, free: typeof freeBytes = freeBytes): Look {
  return async () => {
    const left = await free(folder);
    if (left === null || left >= LEAST_BYTES) return null;
    return `${Math.floor(left / 1_000_000)} MB are left on the disk of ${folder}, and a publication needs 1000: make room.`;
  };
}
