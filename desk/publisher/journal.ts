import { rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile, writeInOneStep, writeJsonFile } from './files.ts';
import type { Git } from './git.ts';
import type { Writes } from './plans/plan.ts';

const entry = z.object({ order: z.string(), files: z.array(z.string()) });

/**
 * What this publisher is changing in the checkout and has not committed. It is written before the first file, so that
 * after a kill only that is taken back, and never what a developer left there.
 */
export class Journal {
  readonly #file: string;
  readonly #root: string;

  constructor(sites: string, root: string) {
    this.#file = path.join(sites, '.publisher.journal');
    this.#root = root;
  }

  /** Changes the files of the checkout. */
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

  /** Takes back what was written and not committed, also by a process that was killed. */
  async takeBack(git: Git) {
    const { data } = entry.safeParse(readJsonFile(this.#file));
    if (data && (await git.commitOf(data.order)) === null) {
      await git.restore(data.files);
      for (const file of data.files) this.#removeEmptyFolders(file);
    }
    this.forget();
  }

  /** What was written is committed. */
  forget() {
    rmSync(this.#file, { force: true });
  }

  /** A folder of photographs without any would be a mistake of the content. */
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
