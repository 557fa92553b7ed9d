import {
  closeSync,
  copyFileSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Writes the files of a site, and the folders that they are in. A file that an earlier site has, byte for byte, becomes
 * a hard link to it: that is less work, takes no space, and keeps the date by which servers and backups see that nothing
 * has changed. No file is ever changed in place, so neither site can damage the other.
 */
export class FileWriter {
  readonly #dist: string;
  readonly #earlier: string | null;
  readonly #folders = new Set<string>();

  /**
   * @param dist the folder of the new site
   * @param earlier a finished site; without one, or on a disk without hard links, everything is written
   */
  constructor(dist: string, earlier: string | null = null) {
    this.#dist = dist;
    this.#earlier = earlier;
  }

  /** @param file its path, in the folder of the new site */
  write(file: string, bytes: Uint8Array) {
    this.#provideFolder(file);
    if (!this.#share(file, bytes)) writeFileSync(file, bytes);
  }

  /** Copies a file of the project, which is never linked to the sites. */
  copy(file: string, source: string) {
    this.#provideFolder(file);
    if (!this.#earlier || !this.#share(file, readFileSync(source))) copyFileSync(source, file);
  }

  #provideFolder(file: string) {
    const folder = path.dirname(file);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }

  /** Links to the earlier site's file if it has these bytes; otherwise, no file is left at that path. */
  #share(file: string, bytes: Uint8Array): boolean {
    if (!this.#earlier) return false;
    const earlier = path.join(this.#earlier, path.relative(this.#dist, file));
    try {
      if (link(earlier, file, bytes)) return true;
    } catch {
      // The caller writes the file instead; if that fails, too, its error shows the cause.
    }
    rmSync(file, { force: true });
    return false;
  }
}

/** Whether `file` is now a link to an earlier file of these bytes. */
function link(earlier: string, file: string, bytes: Uint8Array): boolean {
  const handle = openSync(earlier, 'r');
  try {
    const { size, ino } = fstatSync(handle);
    if (size !== bytes.length || !readFileSync(handle).equals(bytes)) return false;
    linkSync(earlier, file);
    return statSync(file).ino === ino; // another build may have replaced the earlier site meanwhile
  } finally {
    closeSync(handle);
  }
}
