import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Compressor } from './compress.ts';
import type { FileWriter } from './file-writer.ts';

/** The folder in which a site is built. */
export class Folder {
  readonly #dist: string;
  readonly #files: FileWriter;
  readonly #compressor: Compressor;
  readonly #made = new Set<string>();

  constructor(dist: string, files: FileWriter, compressor: Compressor) {
    this.#dist = dist;
    this.#files = files;
    this.#compressor = compressor;
  }

  /** Writes the file of an address, and starts to compress it. */
  async write(address: string, content: string | Buffer) {
    const file = this.#placeFor(address);
    const bytes = Buffer.from(content);
    this.#files.write(file, bytes); // synchronous: there are thousands of small files
    await this.#compressor.begin(file, bytes);
  }

  /** Copies a file that needs no compression. */
  async copy(address: string, source: string) {
    await this.#files.copy(this.#placeFor(address), source);
  }

  #placeFor(address: string): string {
    const file = path.join(this.#dist, address);
    const folder = path.dirname(file);
    if (!this.#made.has(folder)) mkdirSync(folder, { recursive: true });
    this.#made.add(folder);
    return file;
  }
}
