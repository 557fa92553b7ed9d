import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureHead } from './picture-kind.ts';
import { isWholePicture } from './whole-picture.ts';

const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * 7919) % 251));
const photo = () => sharp(noise, { raw: { width: 300, height: 200, channels: 3 } });
const files: [string, () => Promise<Buffer>][] = [
  ['a JPEG', () => photo().jpeg().toBuffer()],
  ['a JPEG in several scans', () => photo().jpeg({ progressive: true }).withMetadata().toBuffer()],
  ['a PNG', () => photo().png().toBuffer()],
  ['a WebP', () => photo().webp().toBuffer()],
  ['a WebP without loss', () => photo().webp({ lossless: true }).withMetadata().toBuffer()],
  ['an AVIF', () => photo().avif({ effort: 0 }).toBuffer()],
];

test.each(files)('%s is whole, also with something of the camera behind it', async (_, make) => {
  const file = await make();
  const head = pictureHead(file);
  expect(head && isWholePicture(file, head)).toBe(true);
  expect(head && isWholePicture(Buffer.concat([file, Buffer.from('MotionPhoto_Data')]), head)).toBe(true);
});

test.each(files)('%s is not whole without its end, nor with nothing behind its head', async (_, make) => {
  const file = await make();
  const head = pictureHead(file);
  for (const part of [0.9, 0.5]) {
    expect(head && isWholePicture(file.subarray(0, Math.floor(file.length * part)), head)).toBe(false);
  }
  const hollow = Buffer.concat([file.subarray(0, 16), Buffer.alloc(file.length - 16)]);
  expect(head && isWholePicture(hollow, head)).toBe(false);
});

/** Nobody else is answered meanwhile. */
const LONGEST_US = 200_000;

test('a file of 10 MB that is made to take long takes a moment', () => {
  const heads: [Parameters<typeof isWholePicture>[1]['format'], string][] = [
    ['jpeg', 'ffd8ffc0000b0800010001010111ffda0002'],
    ['jpeg', 'ffd8'],
    ['png', '89504e470d0a1a0a'],
    ['webp', '524946467896980057454250'],
    ['heic', ''],
  ];
  for (const [format, hex] of heads) {
    for (const fill of ['ff', 'ff00', 'ffd0', 'ffe00002', '00', '00000008', '0000000866726565', '01']) {
      const file = Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(10_000_000, fill, 'hex')]);
      const before = process.cpuUsage();
      isWholePicture(file, { format, width: 1, height: 1 });
      expect(process.cpuUsage(before).user).toBeLessThan(LONGEST_US);
    }
  }
});
