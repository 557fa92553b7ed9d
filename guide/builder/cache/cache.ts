import { createHash, hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bytesIn, nullIfMissing } from '../files/bytes-in.ts';

/** The folder of the cache between builds. Deleting it costs nothing but time. */
export const CACHE_FOLDER = 'node_modules/.cache/guia-build';

/** Enough for two builds that have nothing in common. */
const MOST_BYTES = 500_000_000;
const DIGEST_BYTES = 32;
const DAY_MS = 86_400_000;
/** The ending of unfinished entries. */
const PART = '.part';

/** The kind of entry, then everything that it depends on. */
type Key = (string | Uint8Array)[];

/**
 * Results of slow work, cached from build to build. The key of each is everything that it depends on, so none is ever
 * stale: another branch has other keys. Several builds may use one folder at the same time.
 */
export class BuildCache {
  readonly #folder: string;
  readonly #used = new Set<string>();
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Returns the bytes for a key, from the cache or from `make`. A corrupt entry is made again. If two ask for the same
   * key at the same time, only one `make` is called.
   */
  async bytes(key: Key, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = keyOf(key);
    return contentOf(bytesIn(this.#fileOf(name))) ?? this.#make(name, make); // read synchronously: most are small
  }

  /** The same for pictures, read asynchronously: pages are rendered meanwhile. */
  async picture(key: Key, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = keyOf(key);
    return contentOf(await readFile(this.#fileOf(name)).catch(nullIfMissing)) ?? this.#make(name, make);
  }

  /** The same for a text. */
  async text(key: Key, make: () => Promise<string>): Promise<string> {
    return (await this.bytes(key, async () => Buffer.from(await make()))).toString();
  }

  /** Deletes the least recently used entries until at most `mostBytes` are left; never those that this build used. */
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
    const making = this.#making.get(name) ?? this.#store(name, make).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #store(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const content = await make();
    const part = path.join(this.#folder, `${randomUUID()}${PART}`);
    writeFileSync(part, Buffer.concat([digest(content), content]));
    renameSync(part, this.#fileOf(name)); // atomic: no build reads half an entry
    return content;
  }
}

/** Returns the content of an entry; null if it is missing or its digest does not match. */
function contentOf(bytes: Buffer | null): Buffer | null {
  if (!bytes || bytes.length < DIGEST_BYTES) return null;
  const content = bytes.subarray(DIGEST_BYTES);
  return digest(content).equals(bytes.subarray(0, DIGEST_BYTES)) ? content : null;
}

const digest = (bytes: Buffer) => hash('sha256', bytes, 'buffer');

/** Returns one short text for several parts, in their order. */
export function keyOf(parts: Key): string {
  const key = createHash('sha256');
  for (const part of parts) key.update(`${part.length}:`).update(part);
  return key.digest('hex').slice(0, 40);
}
