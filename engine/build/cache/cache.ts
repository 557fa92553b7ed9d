import { createHash, hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where a project keeps what its builds have made. Nothing is lost when the folder is deleted, but time. */
export const CACHE_FOLDER = 'node_modules/.cache/guia-build';

/** Two builds in which everything differs. */
const MOST_BYTES = 500_000_000;
const DIGEST_BYTES = 32;
const DAY_MS = 86_400_000;
/** What a stopped build began to write. */
const PART = '.part';

/** The kind of thing, then everything that it depends on. */
type Key = (string | Uint8Array)[];

/**
 * Results of slow work, kept from build to build. Each is found by all that it depends on, so none is ever out of date:
 * another branch has other keys. Several builds may use one folder at once.
 */
export class BuildCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The bytes for a key: kept ones, or what `make` gives. An entry that is not as it was written is made again. */
  async bytes(key: Key, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = keyOf(key);
    return contentOf(bytesIn(this.#fileOf(name))) ?? this.#make(name, make); // read at once: most are small
  }

  /** The same for pictures: the pages go on while the disk reads them. */
  async picture(key: Key, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = keyOf(key);
    return contentOf(await readFile(this.#fileOf(name)).catch(nullIfMissing)) ?? this.#make(name, make);
  }

  /** The same for a text. */
  async text(key: Key, make: () => Promise<string>): Promise<string> {
    return (await this.bytes(key, async () => Buffer.from(await make()))).toString();
  }

  /** Deletes what was not used for longest, until at most `mostBytes` are left; never what this build has used. */
  prune(mostBytes = MOST_BYTES, now = Date.now()) {
    const entries = this.#entries();
    let bytes = entries.reduce((sum, { size }) => sum + size, 0);
    for (const { name, file, size, usedAt } of entries.sort((a, b) => a.usedAt - b.usedAt)) {
      if (this.#used.has(name)) {
        if (now - usedAt > DAY_MS) utimesSync(file, now / 1000, now / 1000);
      } else if (bytes > mostBytes || (name.endsWith(PART) && now - usedAt > DAY_MS)) {
        rmSync(file, { force: true });
        bytes -= size;
      }
    }
  }

  #entries() {
    return readdirSync(this.#folder).flatMap((name) => {
      const file = path.join(this.#folder, name);
      const stat = statSync(file, { throwIfNoEntry: false }); // another build may prune, too
      return stat?.isFile() ? [{ name, file, size: stat.size, usedAt: stat.mtimeMs }] : [];
    });
  }

  #fileOf(name: string): string {
    this.#used.add(name);
    return path.join(this.#folder, name);
  }

  async #make(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const content = await make();
    const part = path.join(this.#folder, `${randomUUID()}${PART}`);
    writeFileSync(part, Buffer.concat([digest(content), content]));
    renameSync(part, this.#fileOf(name)); // nobody reads half an entry
    return content;
  }
}

function bytesIn(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    return nullIfMissing(error as NodeJS.ErrnoException);
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

/** What was written, if these are all bytes of it. */
function contentOf(bytes: Buffer | null): Buffer | null {
  if (!bytes || bytes.length < DIGEST_BYTES) return null;
  const content = bytes.subarray(DIGEST_BYTES);
  return digest(content).equals(bytes.subarray(0, DIGEST_BYTES)) ? content : null;
}

const digest = (bytes: Buffer) => hash('sha256', bytes, 'buffer');

/** One text for several, in their order. */
export function keyOf(parts: Key): string {
  const key = createHash('sha256');
  for (const part of parts) key.update(`${part.length}:`).update(part);
  return key.digest('hex').slice(0, 40);
}
