import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { eachOf } from '#common/lib/each-of.ts';
import { BuildCache, CACHE_FOLDER } from './cache/cache.ts';
import { type Compressed, compressAround, fill, withHole } from './cache/compress-around.ts';
import { BackgroundWriter } from './files/background-writer.ts';
import { Turns } from './turns.ts';

const TEXT = /\.(html|json|geojson|js|css|csv|svg|xml|gpx|vcf|txt|ics)$/;
/** Below this size compression hardly helps. */
const SMALLEST_BYTES = 200;

/** A test that checks the content of a build, not its size, takes a tenth of the time with `COMPRESSION=quick`. */
const QUICK = process.env.COMPRESSION === 'quick' ? 4 : null;
/** One below the best: 1.4 % larger in less than half the time. Nearly all files are pages and their data. */
export const PAGE_QUALITY = QUICK ?? 10;
const BEST_QUALITY = QUICK ?? constants.BROTLI_MAX_QUALITY;
/**
 * Scripts are few and on every first visit: each is compressed in these ways, too, and the smallest is kept. No way is the
 * best for all of them; together they save 0.1 kB of a list's scripts.
 */
const WAYS: BrotliOptions['params'][] = [
  { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS },
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
];
const SCRIPT = /\.js$/;
/** Pages, and what hardly any visitor fetches: at the best quality, the sitemap alone takes a second instead of a third. */
const PAGE = /\.(html|json|geojson|csv|xml)$/;
/**
 * Takes a tenth of the work: a page that follows another is 3.1 instead of 2.8 kB of data. One more would save 0.2 %,
 * but its encoder fills 32 MB, which the system clears each time: 26 instead of 6 ms of processor for a page.
 */
const QUICK_QUALITY = QUICK ?? 8;
/**
 * For the pages that say little: 0.4 % more bytes than at 8, whose encoder fills 16 MB for a text of more than 64 kB, in
 * half of the time, 12 instead of 24 ms of processor with gzip and the proof.
 */
const THIN_QUALITY = QUICK ?? 7;
const DATA = /\bpage\.json$/;

/** zlib runs on four threads; this many files keep them busy. An encoder takes up to 16 MB. */
const AT_ONCE = 6;
/** Pages go on being rendered while the largest texts are compressed, until this many files wait: each takes memory. */
const MOST_WAITING = 64;

/** Writes a `.br` and a `.gz` beside every text, so that the server never compresses. */
export class Compressor {
  readonly #cache: BuildCache;
  readonly #build: string;
  readonly #files: BackgroundWriter;
  readonly #done = new Set<string>();
  readonly #running = new Set<Promise<unknown>>();
  readonly #encoders = new Turns(AT_ONCE);

  /** @param build the build's name, which pages contain: two builds share compressed pages that differ only in it */
  constructor(cache: BuildCache, build: string, files: BackgroundWriter) {
    this.#cache = cache;
    this.#build = build;
    this.#files = files;
  }

  /**
   * Starts to compress a file that was just written; waits only while many others are unfinished.
   * @param isThin one of many pages that say little
   */
  async begin(file: string, text: Buffer, isThin = false): Promise<void> {
    if (!TEXT.test(file)) return;
    this.#done.add(file);
    const work = this.#file(file, text, isThin).finally(() => this.#running.delete(work));
    work.catch(() => {}); // `finish` reports the error
    this.#running.add(work);
    if (this.#running.size > MOST_WAITING) await Promise.race(this.#running);
  }

  /** Says that somebody else compresses a file. */
  leave(file: string) {
    this.#done.add(file);
  }

  /** Waits for all files that were begun, compresses every other text below `folder`, and waits for the disk. */
  async finish(folder: string): Promise<void> {
    await Promise.all(this.#running);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
    const files = texts.map(({ parentPath, name }) => path.join(parentPath, name));
    await eachOf(
      files.filter((file) => !this.#done.has(file)),
      AT_ONCE,
      async (file) => this.#file(file, await readFile(file)),
    );
    await this.#files.finish();
  }

  /** Compresses one file, unless it is tiny, and waits until the result is on the disk. */
  async file(file: string, text: Buffer): Promise<void> {
    await this.#file(file, text);
    await this.#files.finish();
  }

  async #file(file: string, text: Buffer, isThin = false): Promise<void> {
    if (text.length < SMALLEST_BYTES) return;
    const { br, gz } = await this.#compressed(
      text,
      isThin ? THIN_QUALITY : qualityFor(file),
      SCRIPT.test(file) && !QUICK,
    );
    this.#files.write(`${file}.br`, br);
    this.#files.write(`${file}.gz`, gz);
  }

  async #compressed(text: Buffer, quality: number, isScript: boolean): Promise<Compressed> {
    const holed = withHole(text, this.#build);
    const kept = holed && (await this.#kept(holed, quality, () => compressAround(holed, optionsFor(holed, quality))));
    if (kept) return fill(kept, text, this.#build);
    const way = isScript ? 'the smallest' : quality;
    const whole = await this.#kept(text, way, async () => ({
      br: isScript ? await smallest(text) : await brotli(text, quality),
      gz: await promisify(gzip)(text, { level: 9 }),
    }));
    if (!whole) throw new Error('A text was compressed to nothing.');
    return whole;
  }

  /** An entry is the length of the Brotli bytes, then both encodings; it is empty if `make` returned null. */
  async #kept(text: Buffer, way: number | string, make: () => Promise<Compressed | null>): Promise<Compressed | null> {
    const { brotli: version, zlib } = process.versions;
    const key = ['compressed', `${version} ${zlib} ${way}`, text];
    const bytes = await this.#cache.bytes(key, async () => {
      const encoded = await this.#encoders.take(make);
      if (!encoded) return Buffer.alloc(0);
      const length = Buffer.alloc(4);
      length.writeUInt32LE(encoded.br.length);
      return Buffer.concat([length, encoded.br, encoded.gz]);
    });
    if (bytes.length === 0) return null;
    const end = 4 + bytes.readUInt32LE();
    return { br: bytes.subarray(4, end), gz: bytes.subarray(end) };
  }
}

const qualityFor = (file: string) => (DATA.test(file) ? QUICK_QUALITY : PAGE.test(file) ? PAGE_QUALITY : BEST_QUALITY);

/** Compresses every text below `folder`, as a build does. */
export async function compressTexts(folder: string): Promise<void> {
  const files = new BackgroundWriter(folder);
  await new Compressor(new BuildCache(path.resolve(CACHE_FOLDER)), '', files).finish(folder);
  await files.close();
}

/** Compresses a text, by default at the highest quality, as for scripts. */
export function brotli(text: Buffer, quality: number = constants.BROTLI_MAX_QUALITY): Promise<Buffer> {
  return promisify(brotliCompress)(text, optionsFor(text, quality));
}

async function smallest(text: Buffer): Promise<Buffer> {
  let best = await brotli(text);
  for (const way of WAYS) {
    const { params } = optionsFor(text, constants.BROTLI_MAX_QUALITY);
    const one = await promisify(brotliCompress)(text, { params: { ...params, ...way } });
    if (one.length < best.length) best = one;
  }
  return best;
}

const optionsFor = (text: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(text),
  },
});

/** A window as large as the text: by default, an encoder takes 32 MB of memory even for the smallest page. */
function windowFor({ length }: Buffer): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  return Math.min(BROTLI_DEFAULT_WINDOW, Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))));
}
