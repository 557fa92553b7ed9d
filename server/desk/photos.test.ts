import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pictureHead } from '../../common/lib/pictures/picture-kind.ts';
import { startDesk } from '../testing/desk/desk-guide.ts';

/** The head of a PNG that claims this size; the rest does not matter here. */
function png(width: number, height: number, rest = Buffer.alloc(100)): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size, Buffer.from('0802000000', 'hex'), rest]);
}

function jpeg(width: number, height: number): Buffer {
  const preview = Buffer.concat([Buffer.from('ffe1', 'hex'), Buffer.from([0x40, 0x00]), Buffer.alloc(0x3f_fe, 1)]);
  const frame = Buffer.from('ffc0001108', 'hex');
  const size = Buffer.from([height >> 8, height & 0xff, width >> 8, width & 0xff]);
  return Buffer.concat([Buffer.from('ffd8', 'hex'), preview, frame, size, Buffer.alloc(40)]);
}

function box(brand: string, width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const type = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`)]);
  return Buffer.concat([type, Buffer.alloc(60), Buffer.from('ispe'), Buffer.alloc(4), size, Buffer.alloc(20)]);
}

function webp(width: number, height: number): Buffer {
  const size = Buffer.alloc(6);
  size.writeUIntLE(width - 1, 0, 3);
  size.writeUIntLE(height - 1, 3, 3);
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0', 'latin1'), size, Buffer.alloc(40)]);
}

test.each([
  ['png', png(640, 480)],
  ['jpeg', jpeg(640, 480)],
  ['webp', webp(640, 480)],
  ['avif', box('avif', 640, 480)],
  ['heic', box('heic', 640, 480)],
])('the size of a %s is read from its head', (format, bytes) => {
  expect(pictureHead(bytes)).toEqual({ format, width: 640, height: 480 });
});

test('a photograph is stored byte for byte, under a generated name, and its state is reported', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const bytes = png(4000, 3000, Buffer.alloc(1_500_000, 7));
  const headers = { 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename="../../x.php"' };
  const { id } = (await marta('POST photos', bytes, headers)).json;
  const folder = path.join(desk.folder, 'photos');
  expect(readdirSync(folder)).toEqual([`${id}.bin`]);
  expect(readFileSync(path.join(folder, `${id}.bin`)).equals(bytes)).toBe(true);
  expect(statSync(path.join(folder, `${id}.bin`)).mode & 0o777).toBe(0o640);
  expect((await marta(`GET photo?id=${id}`)).json).toEqual({ state: 'working' });
  desk.write(`ready/${id}.json`, { state: 'ready', width: 1200, height: 900, href: '' });
  desk.write(`ready/${id}.webp`, webp(1200, 900));
  const ready = (await marta(`GET photo?id=${id}`)).json;
  expect(ready).toEqual({ state: 'ready', width: 1200, height: 900, href: `/escritorio/foto/${id}.webp` });
  const picture = await desk.ask(String(ready.href), { headers: { Cookie: marta.cookie } });
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
});

test.each<[string, Buffer, number]>([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(5)), 415],
  [
    'a drawing with a script (SVG)',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    415,
  ],
  ['a program', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(100)]), 415],
  ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100)]), 415],
  [
    'a film',
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(50)]),
    415,
  ],
  ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(100)]), 415],
  ['a PDF', Buffer.from(`%PDF-1.7 ${'x'.repeat(100)}`), 415],
  ['the beginning of a picture', png(640, 480).subarray(0, 12), 415],
  ['nothing', Buffer.alloc(0), 415],
  ['zeros that were packed', deflateSync(Buffer.alloc(1_000_000)), 415],
  ['a PNG of 60,000 by 60,000', png(60_000, 60_000), 413],
  ['a PNG of four thousand million by as many', png(0xff_ff_ff_ff, 0xff_ff_ff_ff), 413],
  ['a JPEG of 65,535 by 65,535', jpeg(65_535, 65_535), 413],
  ['a WebP of 16 million by 16 million', webp(0xff_ff_ff, 0xff_ff_ff), 413],
  ['an AVIF of 100,000 by 100,000', box('avif', 100_000, 100_000), 413],
  ['a HEIC of 100,000 by 100,000', box('heic', 100_000, 100_000), 413],
  ['a HEIC that the publisher could not decode', box('heic', 9000, 7000), 413],
])('%s is refused, and leaves nothing behind', async (_, bytes, status) => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const answer = await marta('POST photos', bytes, { 'Content-Type': 'image/jpeg' });
  expect([answer.status, answer.json.error]).toEqual([status, expect.stringMatching(/\.$/)]);
  expect(readdirSync(path.join(desk.folder, 'photos'))).toEqual([]);
});

test('a file of more than 25 MB is refused, whether or not it announces its length', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const bytes = png(4000, 3000, Buffer.alloc(26 * 1024 * 1024));
  // A client that keeps writing sees a closed connection instead of the answer.
  const said = await marta('POST photos', bytes).catch(() => ({ status: 413 }));
  expect(said.status).toBe(413);
  const unsaid = await marta('POST photos', bytes, { 'Content-Length': [], 'Transfer-Encoding': 'chunked' }).catch(
    () => ({
      status: 413,
    }),
  );
  expect(unsaid.status).toBe(413);
  expect(readdirSync(path.join(desk.folder, 'photos'))).toEqual([]);
});

test('a client that disconnects during the upload leaves nothing behind', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const headers = { 'Content-Length': '2000000' };
  const half = marta('POST photos', png(640, 480, Buffer.alloc(1_000_000)), headers).catch(() => null);
  await expect.poll(() => readdirSync(path.join(desk.folder, 'photos')).length).toBe(1);
  desk.server.closeAllConnections();
  await half;
  await expect.poll(() => readdirSync(path.join(desk.folder, 'photos'))).toEqual([]);
});

test('only a limited number of photographs may wait for the publisher', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  for (let count = 0; count < 60; count++)
    desk.write(`photos/20261122T130501Z-${String(count).padStart(8, '0')}.bin`, 'x');
  expect((await marta('POST photos', png(640, 480))).status).toBe(429);
  desk.write('ready/20261122T130501Z-00000000.json', { state: 'refused', error: '' });
  expect((await marta('POST photos', png(640, 480))).status).toBe(200);
});

test('nor do more wait if all come at once', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const answers = await Promise.all(Array.from({ length: 70 }, () => marta('POST photos', png(640, 480))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect(readdirSync(path.join(desk.folder, 'photos'))).toHaveLength(60);
});

test('a refused upload gives its place back', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const upload = (bytes: Buffer) => marta('POST photos', bytes);
  await Promise.all(Array.from({ length: 60 }, () => upload(Buffer.from('no picture'.repeat(9)))));
  const answers = await Promise.all(Array.from({ length: 60 }, () => upload(png(640, 480))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('no photograph’s name leads out of its folder', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  desk.write('ready/secret.json', { state: 'ready' });
  for (const id of ['secret', '../ready/secret', '..%2fready%2fsecret', '%00', '']) {
    expect([id, (await marta(`GET photo?id=${id}`)).status]).toEqual([id, 404]);
    const picture = await desk.ask(`/escritorio/foto/${id}.json`, { headers: { Cookie: marta.cookie } });
    expect([id, picture.status]).toEqual([id, 404]);
  }
  const slot = { upload: '20261122T130501Z-0a1b2c3d', crop: null };
  const change = { file: 'content/pages/telefonos.json', base: null, before: null, value: {}, photos: [slot] };
  const lost = await marta('POST publish', { changes: [change], words: '' });
  expect([lost.status, lost.json.error]).toEqual([422, 'Una de las fotos ya no está: subila de nuevo.']);
  const named = { ...change, photos: [{ name: '../../.env', crop: null }] };
  expect((await marta('POST publish', { changes: [named], words: '' })).status).toBe(422);
});
