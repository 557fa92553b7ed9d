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

test('any bytes take linear time and throw nothing', () => {
  const heads: [Parameters<typeof isWholePicture>[1]['format'], string][] = [
    ['jpeg', 'ffd8ffda0002'],
    ['png', '89504e470d0a1a0a'],
    ['webp', '52494646ffffff0057454250'],
    ['heic', '00000018667479706d696631'],
  ];
  for (const [format, hex] of heads) {
    for (const fill of ['ff', 'ff00', '00', '00000008', '01']) {
      const file = Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(5_000_000, fill, 'hex')]);
      const before = process.cpuUsage();
      isWholePicture(file, { format, width: 1, height: 1 });
      expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
    }
  }
});
