import path from 'node:path';
import type { Compressor } from '../compress.ts';
import type { BackgroundWriter } from './background-writer.ts';

/** The folder in which a site is built. */
export class Folder {
  readonly #dist: string;
  readonly #files: BackgroundWriter;
  readonly #compressor: Compressor;

  constructor(dist: string, files: BackgroundWriter, compressor: Compressor) {
    this.#dist = dist;
    this.#files = files;
    this.#compressor = compressor;
  }

  /** Writes the file of an address, and starts to compress it. */
  async write(address: string, content: string | Buffer, isThin = false) {
    const file = path.join(this.#dist, address);
    const bytes = Buffer.from(content);
    this.#files.write(file, bytes);
    await this.#files.catchUp();
    await this.#compressor.begin(file, bytes, isThin);
  }

  /**
   * Writes texts of the earlier site again, under this build's name, which takes a fraction of making them.
   * @returns the addresses of those that must be made
   */
  async takeOver(addresses: string[], earlierBuild: string): Promise<string[]> {
    const files = new Map(addresses.map((address) => [path.join(this.#dist, address), address]));
    for (const file of files.keys()) this.#compressor.leave(file);
    const left = await this.#files.takeOver([...files.keys()], earlierBuild);
    return left.map((file) => files.get(file) ?? file);
  }

  /** Removes texts that were taken over. */
  remove(addresses: string[]) {
    for (const address of addresses) this.#files.remove(path.join(this.#dist, address));
  }

  /** Copies a file that needs no compression. */
  copy(address: string, source: string) {
    this.#files.copy(path.join(this.#dist, address), source);
  }
}
