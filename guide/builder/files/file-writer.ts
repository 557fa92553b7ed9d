import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ENDINGS, takeOver } from './take-over.ts';

/**
 * Writes the files of a site, and the folders that they are in. A file that an earlier site has, byte for byte, becomes
 * a hard link to it: that is less work, takes no space, and keeps the date by which servers and backups see that nothing
 * has changed. No file is ever changed in place, so neither site can damage the other.
 */
export class FileWriter {
  readonly #dist: string;
  readonly #earlier: string | null;
  readonly #earlierId: number | null;
  readonly #folders = new Set<string>();
  readonly #written = new Set<string>();
  /** The name of the build, by which most files of two builds differ: it is compared before all other bytes. */
  build: string | null = null;

  /**
   * @param dist the folder of the new site
   * @param earlier a finished site; without one, or on a disk without hard links, everything is written
   */
  constructor(dist: string, earlier: string | null = null) {
    this.#dist = dist;
    this.#earlier = earlier;
    this.#earlierId = earlier === null ? null : folderId(earlier);
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

  /**
   * Writes texts of the earlier site again, with their compressed forms, under the name of this build.
   * @param earlierBuild the name that they have there
   * @returns those that could not be taken over, which the caller makes and writes
   */
  takeOver(files: string[], earlierBuild: string): string[] {
    const names = { earlier: earlierBuild, now: this.build ?? earlierBuild };
    const left = files.filter((file) => {
      const earlier = this.#earlierOf(file);
      try {
        return !earlier || !takeOver(earlier, file, names, (one) => this.#provideFolder(one));
      } catch {
        return true; // if writing it fails, too, that error shows the cause
      }
    });
    return this.#isThere() ? left : files;
  }

  /** Whether the earlier site is still the one that was there at first: another build may replace it at any time. */
  #isThere(): boolean {
    return this.#earlier !== null && folderId(this.#earlier) === this.#earlierId;
  }

  /** Removes a text that was taken over, its compressed forms, and its folder if that is empty now. */
  remove(file: string) {
    for (const ending of ENDINGS) rmSync(file + ending, { force: true });
    const folder = path.dirname(file);
    if (!existsSync(folder) || readdirSync(folder).length > 0) return;
    rmdirSync(folder);
    this.#folders.delete(folder);
  }

  #earlierOf(file: string): string | null {
    return this.#earlier && path.join(this.#earlier, path.relative(this.#dist, file));
  }

  #provideFolder(file: string) {
    const folder = path.dirname(file);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    // What was written here before may be a link.
    if (this.#written.has(file)) rmSync(file, { force: true });
    this.#written.add(file);
  }

  /** Links to the earlier site's file if it has these bytes; otherwise, no file is left at that path. */
  #share(file: string, bytes: Uint8Array): boolean {
    const earlier = this.#earlierOf(file);
    if (!earlier) return false;
    try {
      return link(earlier, file, bytes, this.build);
    } catch {
      return false; // the caller writes the file instead; if that fails, too, its error shows the cause
    }
  }
}

const folderId = (folder: string): number | null => statSync(folder, { throwIfNoEntry: false })?.ino ?? null;

/** Whether `file` is now a link to an earlier file of these bytes; otherwise there is no file. */
function link(earlier: string, file: string, bytes: Uint8Array, build: string | null): boolean {
  const handle = openSync(earlier, 'r');
  try {
    const { size, ino } = fstatSync(handle);
    if (size !== bytes.length || isOfOtherBuild(handle, bytes, build) || !readFileSync(handle).equals(bytes))
      return false;
    linkSync(earlier, file);
    if (statSync(file).ino === ino) return true;
    rmSync(file); // another build has replaced the earlier site meanwhile
    return false;
  } finally {
    closeSync(handle);
  }
}

/** Whether a file has another name where `bytes` have the build's. It saves reading the rest. */
function isOfOtherBuild(handle: number, bytes: Uint8Array, build: string | null): boolean {
  const at = build ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(build) : -1;
  if (!build || at < 0) return false;
  const name = Buffer.alloc(build.length);
  readSync(handle, name, 0, name.length, at);
  return name.toString('latin1') !== build;
}
