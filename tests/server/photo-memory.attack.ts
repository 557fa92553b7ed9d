import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { gridHeic } from '#desk/publisher/photos/testing/grid-heic.ts';
import { spawnGuide } from '#server/testing/test-guide.ts';
import { request } from '#server/testing/test-inbox.ts';

/** How much the guide may grow for one post, whatever it is: with whole photographs in memory it was 222 MB. */
const MOST_MB = 100;
/** Three of them are the largest post. */
const LARGE_BYTES = 8_000_000;

const grain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
/** Of some megapixels and few bytes. */
const clouds = (width: number, height: number) => grain(300, 200).resize(width, height, { fit: 'fill' });

/** Fills a file up behind its end, as cameras do. */
const filled = (file: Buffer) => Buffer.concat([file, Buffer.alloc(Math.max(0, LARGE_BYTES - file.length))]);
/** The same for formats that consist of boxes. */
function boxed(file: Buffer): Buffer {
  const head = Buffer.from('00000000free', 'latin1');
  head.writeUInt32BE(LARGE_BYTES - file.length);
  return Buffer.concat([file, head.subarray(0, 8), Buffer.alloc(LARGE_BYTES - file.length - 8)]);
}

test.each<[string, string, 200 | 422, () => Promise<Buffer>]>([
  ['a JPEG', 'image/jpeg', 200, async () => filled(await clouds(9000, 6000).jpeg({ quality: 40 }).toBuffer())],
  [
    'a JPEG in several scans',
    'image/jpeg',
    200,
    async () => filled(await clouds(9000, 6000).jpeg({ quality: 40, progressive: true }).toBuffer()),
  ],
  ['a PNG', 'image/png', 200, () => grain(1900, 1200).png({ compressionLevel: 1 }).toBuffer()],
  ['51 megapixels of HEIC in tiles', 'image/heic', 200, async () => boxed(gridHeic(9, 9))],
  ['the largest WebP', 'image/webp', 200, () => clouds(3200, 2400).webp({ quality: 80, effort: 0 }).toBuffer()],
  ['a WebP without loss', 'image/webp', 422, () => clouds(2500, 2200).webp({ lossless: true, effort: 0 }).toBuffer()],
  ['the largest AVIF', 'image/avif', 200, () => clouds(1440, 1000).avif({ effort: 0 }).toBuffer()],
  [
    'an AVIF of more points',
    'image/avif',
    422,
    async () => boxed(await clouds(2000, 1000).avif({ effort: 0 }).toBuffer()),
  ],
])('%s three times in a post leaves the guide its memory', async (_, type, status, make) => {
  const bytes = await make();
  const guide = await spawnGuide({ LOG_LEVEL: 'silent' });
  const { pid } = guide.process;
  await (await fetch(guide.url)).text();
  const before = memoryOf(pid, 'VmRSS');
  writeFileSync(`/proc/${pid}/clear_refs`, '5'); // the peak is counted from here
  const response = await sent(guide.url, type, [bytes, bytes, bytes]);
  expect(response.status).toBe(status);
  expect(memoryOf(pid, 'VmHWM') - before).toBeLessThan(MOST_MB);
});

function sent(url: string, type: string, photos: Buffer[]): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(request.answers)) body.set(name, value);
  for (const photo of photos) body.append('photos', new Blob([new Uint8Array(photo)], { type }), 'photo');
  return fetch(`${url}/f/publicar`, { method: 'POST', body, headers: { Accept: 'application/json' } });
}

/** The memory of a process in MB: now, or the most that it has had. */
function memoryOf(pid: number | undefined, which: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
