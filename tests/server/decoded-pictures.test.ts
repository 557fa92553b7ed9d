import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type PictureHead, pictureHead } from '#common/lib/pictures/picture-kind.ts';
import { isWholePicture } from '#common/lib/pictures/whole-picture.ts';
import { gridHeic } from '#desk/publisher/photos/testing/grid-heic.ts';
import { BusyError, tryPicture } from '#server/pictures/decoded.ts';
import { chunk, testPicture } from '#server/testing/test-picture.ts';

type Format = PictureHead['format'];

const [WIDTH, HEIGHT] = [301, 203]; // no whole number of blocks
const colours = Buffer.from(Array.from({ length: WIDTH * HEIGHT * 3 }, (_, index) => (index * 7919) % 251));
const photo = () => sharp(colours, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const heic = async () => readFileSync(path.join(HEICS, 'phone.heic'));
const film = async () => {
  const frames = await Promise.all(
    [0, 60, 120].map((hue) => photo().modulate({ hue }).ensureAlpha(0.5).raw().toBuffer()),
  );
  const raw = { width: WIDTH, height: HEIGHT * frames.length, channels: 4, pageHeight: HEIGHT } as const;
  return sharp(Buffer.concat(frames), { raw }).webp().toBuffer();
};

test.each<[string, Format, () => Promise<Buffer>]>([
  ['a JPEG', 'jpeg', () => photo().jpeg().toBuffer()],
  ['a JPEG with colours as fine as its light', 'jpeg', () => photo().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()],
  ['a JPEG in several scans', 'jpeg', () => photo().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG of the smallest kind', 'jpeg', () => photo().jpeg({ mozjpeg: true }).toBuffer()],
  ['a grey JPEG', 'jpeg', () => photo().greyscale().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG for printing', 'jpeg', () => photo().toColourspace('cmyk').jpeg().toBuffer()],
  ['a JPEG of one point', 'jpeg', () => photo().resize(1, 1).jpeg().toBuffer()],
  ['a PNG', 'png', () => photo().png().toBuffer()],
  ['a PNG in seven passes', 'png', () => photo().png({ progressive: true }).toBuffer()],
  ['a PNG of seven passes and few points', 'png', () => photo().resize(3, 2).png({ progressive: true }).toBuffer()],
  ['a PNG with a palette', 'png', () => photo().png({ palette: true, colours: 4 }).toBuffer()],
  ['a PNG of fine colours', 'png', () => photo().toColourspace('rgb16').png().toBuffer()],
  ['a WebP', 'webp', () => photo().webp().toBuffer()],
  ['a WebP without loss', 'webp', () => photo().webp({ lossless: true }).toBuffer()],
  ['a WebP that shows what is behind it', 'webp', () => photo().ensureAlpha(0.5).webp().toBuffer()],
  ['a WebP of three pictures', 'webp', film],
  ['an AVIF', 'avif', () => photo().avif({ effort: 0 }).toBuffer()],
  ['a HEIC', 'heic', heic],
])('%s is a picture', async (_, format, make) => {
  expect(await tryPicture({ format, bytes: await make() })).toBe('picture');
});

const HEICS = path.resolve(import.meta.dirname, '../../desk/publisher/photos/testing');

test('a HEIC is a picture whoever made it: in tiles, held upright, with a thumbnail, many pictures, ten bits', async () => {
  const names = readdirSync(path.join(HEICS, 'makers'));
  expect(names).toHaveLength(5);
  const files = names.map((name) => readFileSync(path.join(HEICS, 'makers', name)));
  for (const bytes of [...files, gridHeic(), gridHeic(3, 2, 1)]) {
    expect(pictureHead(bytes)?.format).toBe('heic');
    expect(await tryPicture({ format: 'heic', bytes })).toBe('picture');
  }
});

test('a HEIC that says it is small and unpacks into 100 megapixels is none, and takes no more memory than others', async () => {
  const bytes = readFileSync(path.join(HEICS, 'bomb.heic'));
  expect(pictureHead(bytes)).toEqual({ format: 'heic', width: 900, height: 700 });
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  expect(await tryPicture({ format: 'heic', bytes })).toBe('broken');
  clearInterval(timer);
  expect(most - before).toBeLessThan(100_000_000);
});

/** A fixed sequence without order: noise that is the same in each run. */
function noise(bytes: number, seed = 1): Buffer {
  let state = seed;
  return Buffer.from(
    Array.from({ length: bytes }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    }),
  );
}

/** Noise that ends no scan of a JPEG: a 255 is followed by a 0, as in one. */
const scanNoise = (bytes: number, seed: number) =>
  Buffer.from([...noise(bytes, seed)].flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])));
const END = Buffer.from('ffd9', 'hex');

function pngBomb(): Buffer {
  const [head, ...rest] = [testPicture().subarray(0, 33), testPicture().subarray(33)];
  return Buffer.concat([head, chunk('IDAT', deflateSync(Buffer.alloc(200_000_000), { level: 9 })), ...rest]);
}

const jpegHead = async (options = {}) => {
  const file = await photo().resize(3000, 2000).jpeg(options).toBuffer();
  return file.subarray(0, file.indexOf(Buffer.from('ffda', 'hex')) + 14);
};

test.each<[string, Format, () => Promise<Buffer>]>([
  [
    'the head of a JPEG, noise and an end',
    'jpeg',
    async () => Buffer.concat([await jpegHead(), scanNoise(50_000, 2), END]),
  ],
  [
    'the head of a progressive JPEG, noise and an end',
    'jpeg',
    async () => Buffer.concat([await jpegHead({ progressive: true }), scanNoise(50_000, 3), END]),
  ],
  [
    'a JPEG of which only the upper half has points',
    'jpeg',
    async () => {
      const file = await photo().jpeg().toBuffer();
      return Buffer.concat([file.subarray(0, file.length / 2), END]);
    },
  ],
  ['a PNG that unpacks into more than it says', 'png', async () => pngBomb()],
  [
    'a PNG of which a bit fell over',
    'png',
    async () => {
      const file = await photo().png().toBuffer();
      file[200] = (file[200] ?? 0) ^ 1;
      return file;
    },
  ],
  [
    'a PNG that unpacks into less than it says',
    'png',
    async () => {
      const [signature, head, , end] = [
        testPicture().subarray(0, 8),
        testPicture().subarray(8, 33),
        0,
        testPicture().subarray(-12),
      ];
      return Buffer.concat([signature, head, chunk('IDAT', deflateSync(Buffer.alloc(100))), end]);
    },
  ],
  [
    'a WebP of noise',
    'webp',
    async () => {
      const file = await photo().webp({ lossless: true }).toBuffer();
      return Buffer.concat([file.subarray(0, 30), noise(file.length - 30)]);
    },
  ],
  ['an AVIF of noise', 'avif', async () => withNoise(await photo().avif({ effort: 0 }).toBuffer())],
  ['a HEIC of noise', 'heic', async () => withNoise(await heic())],
])('%s is none, although it is whole', async (_, format, make) => {
  const bytes = await make();
  const head = pictureHead(bytes);
  expect(head?.format).toBe(format);
  expect(head && isWholePicture(bytes, head)).toBe(true);
  expect(await tryPicture({ format, bytes })).toBe('broken');
});

/** The boxes as they are, with noise in place of the points. */
function withNoise(file: Buffer): Buffer {
  const start = file.indexOf('mdat') + 4;
  return Buffer.concat([file.subarray(0, start), noise(file.length - start)]);
}

test('a picture that takes more work than it may counts as none', async () => {
  const create = { width: 12_000, height: 16_000, channels: 3, background: '#c02020' } as const;
  const bytes = await sharp({ create, limitInputPixels: false }).jpeg({ progressive: true }).toBuffer();
  expect(await tryPicture({ format: 'jpeg', bytes }, 300)).toBe('too large');
  expect(await tryPicture({ format: 'jpeg', bytes })).toBe('picture');
});

test('only so many wait for their turn, and those that wait get it', async () => {
  const bytes = await photo().jpeg().toBuffer();
  const asked = Array.from({ length: 18 }, () => tryPicture({ format: 'jpeg', bytes }));
  expect(() => tryPicture({ format: 'jpeg', bytes })).toThrow(BusyError);
  expect(await Promise.all(asked)).toEqual(asked.map(() => 'picture'));
  expect(await tryPicture({ format: 'jpeg', bytes })).toBe('picture');
});
