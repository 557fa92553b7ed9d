import { spawn } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import path from 'node:path';

const HOUR_MS = 3_600_000;

/** A folder to build in; it is deleted when the process ends, unless the process is killed. */
export type Workshop = {
  folder: string;
  /** Replaces `target` with `next`; nothing of the old content remains. */
  replace(target: string, next: string): Promise<void>;
  close(): void;
};

/** Opens a workshop on the same disk as `outDir`, so that a single rename puts the site in place. */
export async function openWorkshop(root: string, outDir: string): Promise<Workshop> {
  const isOwn = path.dirname(path.resolve(outDir)) === path.resolve(root);
  const parent = isOwn ? path.join(root, '.build') : path.dirname(path.resolve(outDir));
  const prefix = isOwn ? 'build-' : '.build-';
  await mkdir(parent, { recursive: true });
  sweep(parent, prefix);
  const folder = await mkdtemp(path.join(parent, prefix));
  const old = `${folder}-old`;
  const close = () => rmSync(folder, { recursive: true, force: true });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  process.once('exit', close);
  return {
    folder,
    close,
    async replace(target, next) {
      const isReplaced = await rename(target, old).then(() => true, isMissing);
      try {
        await rename(next, target);
      } catch (error) {
        if (isReplaced) await rename(old, target);
        throw error;
      }
      if (isReplaced) removeLater(old);
    },
  };
}

function isMissing(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOENT') throw error;
  return false;
}

/** Deletes in a separate process: the new site is in place, so the build need not wait for thousands of old files. */
function removeLater(folder: string) {
  const program = `require('node:fs').rmSync(${JSON.stringify(folder)}, { recursive: true, force: true })`;
  spawn(process.execPath, ['-e', program], { detached: true, stdio: 'ignore' }).unref();
}

/** Removes the folders that killed builds have left. */
function sweep(parent: string, prefix: string) {
  for (const name of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
    const folder = path.join(parent, name);
    const changedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changedAt > HOUR_MS) rmSync(folder, { recursive: true, force: true });
  }
}
