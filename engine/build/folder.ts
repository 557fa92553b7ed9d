import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compressor } from './compress.ts';

/** The folder in which a site comes to be. */
export class Folder {
  readonly #dist: string;
  readonly #compressor: Compressor;
  readonly #made = new Map<string, Promise<unknown>>();

  constructor(dist: string, compressor: Compressor) {
    this.#dist = dist;
    this.#compressor = compressor;
  }

  /** Writes the file of an address, and begins to compress it. */
  async write(address: string, content: string | Buffer) {
    const file = await this.#placeFor(address);
    const bytes = Buffer.from(content);
    await writeFile(file, bytes);
    await this.#compressor.begin(file, bytes);
  }

  /** Copies a file that needs no compression. */
  async copy(address: string, source: string) {
    await copyFile(source, await this.#placeFor(address));
  }

  async #placeFor(address: string): Promise<string> {
    const file = path.join(this.#dist, address);
    const folder = path.dirname(file);
    const made = this.#made.get(folder) ?? mkdir(folder, { recursive: true });
    this.#made.set(folder, made);
    await made;
    return file;
  }
}
