import { rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile, removeUnfinished, writeInOneStep, writeJsonFile } from './files.ts';
import type { Git } from './git.ts';
import type { Writes } from './plans/plan.ts';

const entry = z.object({ order: z.string(), files: z.array(z.string()) });

/**
 * Records the files that this publisher is changing in the checkout and has not committed. It is written before the
 * first file, so that only those are reverted after a kill, and never a developer's work.
 */
export class Journal {
  readonly #file: string;
  readonly #root: string;

  constructor(sites: string, root: string) {
    this.#file = path.join(sites, '.publisher.journal');
    this.#root = root;
  }

  /** Writes files of the checkout. */
  write(order: string, writes: Writes) {
    const files = [...writes.keys()];
    writeJsonFile(this.#file, { order, files });
    for (const [file, content] of writes) {
      const full = path.join(this.#root, file);
      if (content === null) {
        rmSync(full, { force: true });
        this.#removeEmptyFolders(file);
      } else writeInOneStep(full, content);
    }
  }

  /** Reverts what was written and not committed, even by a process that was killed. */
  async takeBack(git: Git) {
    const { data } = entry.safeParse(readJsonFile(this.#file));
    for (const file of data?.files ?? []) {
      removeUnfinished(path.dirname(path.join(this.#root, file)), path.basename(file));
    }
    if (data && (await git.commitOf(data.order)) === null) {
      await git.restore(data.files);
      for (const file of data.files) this.#removeEmptyFolders(file);
    }
    this.forget();
  }

  /** Clears the journal, once everything written is committed. */
  forget() {
    rmSync(this.#file, { force: true });
  }

  /** An empty folder of photographs would be a mistake in the content. */
  #removeEmptyFolders(file: string) {
    const folder = path.dirname(path.join(this.#root, file));
    if (/^photo-/.test(path.basename(file))) {
      try {
        rmdirSync(folder);
      } catch (error) {
        if (!['ENOTEMPTY', 'ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
      }
    }
  }
}
