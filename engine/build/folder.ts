import { mkdirSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compressor } from './compress.ts';

/** The folder in which a site comes to be. */
export class Folder {
  readonly #dist: string;
  readonly #compressor: Compressor;
  readonly #made = new Set<string>();

  constructor(dist: string, compressor: Compressor) {
    this.#dist = dist;
    this.#compressor = compressor;
  }

  /** Writes the file of an address, and begins to compress it. */
  async write(address: string, content: string | Buffer) {
    const file = this.#placeFor(address);
    const bytes = Buffer.from(content);
    writeFileSync(file, bytes); // nothing to wait for: thousands of small files
    await this.#compressor.begin(file, bytes);
  }

  /** Copies a file that needs no compression. */
  async copy(address: string, source: string) {
    await copyFile(source, this.#placeFor(address));
  }

  #placeFor(address: string): string {
    const file = path.join(this.#dist, address);
    const folder = path.dirname(file);
    if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true });
    this.#made.add(folder);
    return file;
  }
}
