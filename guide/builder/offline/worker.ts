import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundled } from '../inline-scripts.ts';

/**
 * Writes `/sw.js`. With `OFFLINE=off` in the environment it is a worker that deletes what its predecessors stored, and
 * unregisters itself: the way back from a broken release.
 */
export async function writeWorker(root: string, dist: string, target: string[], isOff: boolean): Promise<void> {
  const name = isOff ? 'recall.ts' : 'start-worker.ts';
  const { code } = await bundled(path.join(root, 'guide/engine/worker', name), target);
  await writeFile(path.join(dist, 'sw.js'), code);
}
