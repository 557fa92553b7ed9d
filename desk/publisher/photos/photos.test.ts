import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Upload } from '#common/contracts/desk/api.ts';
import { SUTER, testCheckout } from '../testing/test-checkout.ts';
import { prepareNextPhoto } from './photo-line.ts';
import { gridHeic } from './testing/grid-heic.ts';

const PHOTO = 'photo-00000001';

function deskWith(bytes: Buffer | string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'photos'));
  mkdirSync(path.join(folder, 'ready'));
  writeFileSync(path.join(folder, 'photos', `${PHOTO}.bin`), bytes);
  const said = () => JSON.parse(readFileSync(path.join(folder, 'ready', `${PHOTO}.json`), 'utf8')) as Upload;
  return { folder, said, file: (name: string) => path.join(folder, 'ready', name) };
}

const RED = '#c02020';
const BLUE = '#2040c0';

/** A photograph that is red on the left and blue on the right. */
async function halves(width = 1000, height = 700) {
  const right = await sharp({ create: { width: width / 2, height, channels: 3, background: BLUE } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: right, left: width / 2, top: 0 },
  ]);
}

/** Whether a point of a picture is more red than blue. */
async function isRedAt(file: string | Buffer, x: number, y: number) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0);
}

test('a disk that takes nothing more is not told as the photograph’s fault: it waits, and is prepared later', async () => {
  const { folder, said, file } = deskWith(await (await halves()).jpeg().toBuffer());
  mkdirSync(file(`${PHOTO}.webp`)); // nothing can be written there
  await expect(prepareNextPhoto(folder)).rejects.toThrow('make room on the disk');
  expect(readdirSync(path.join(folder, 'ready')).filter((name) => /^\.|json$/.test(name))).toEqual([]);
  rmSync(file(`${PHOTO}.webp`), { recursive: true });
  expect(await prepareNextPhoto(folder)).toBe(true);
  expect(said().state).toBe('ready');
});

test('a photograph is turned upright and loses the metadata about where and by whom it was taken', async () => {
  const exif = {
    IFD0: { Artist: 'Marta', Orientation: '6' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 0/1' },
  };
  const camera = await (await halves()).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sharp(camera).metadata()).exif?.length).toBeGreaterThan(0);
  const { folder, said, file } = deskWith(camera);
  expect(await prepareNextPhoto(folder)).toBe(true);
  expect(said()).toEqual({ state: 'refused', error: expect.stringContaining('700 píxeles') });
  const large = deskWith(
    await (await halves(2000, 1600)).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  await prepareNextPhoto(large.folder);
  expect(large.said()).toEqual({ state: 'ready', width: 1600, height: 2000, href: `/escritorio/foto/${PHOTO}.webp` });
  const { exif: kept, xmp, orientation, width } = await sharp(large.file(`${PHOTO}.jpg`)).metadata();
  expect({ kept, xmp, orientation, width }).toEqual({
    kept: undefined,
    xmp: undefined,
    orientation: undefined,
    width: 1600,
  });
  expect(await isRedAt(large.file(`${PHOTO}.jpg`), 0.5, 0.1)).toBe(true);
  expect(await isRedAt(large.file(`${PHOTO}.jpg`), 0.5, 0.9)).toBe(false);
  expect((await sharp(large.file(`${PHOTO}.webp`)).metadata()).height).toBe(1200);
  expect(existsSync(file(`${PHOTO}.jpg`))).toBe(false);
});

test('a HEIC photograph from a phone becomes one that every browser shows', async () => {
  const { folder, said, file } = deskWith(readFileSync(path.join(import.meta.dirname, 'testing/phone.heic')));
  await prepareNextPhoto(folder);
  expect(said()).toMatchObject({ state: 'ready', width: 900, height: 700 });
  expect((await sharp(file(`${PHOTO}.jpg`)).metadata()).format).toBe('jpeg');
  expect(await isRedAt(file(`${PHOTO}.jpg`), 0.1, 0.5)).toBe(true);
  expect(await isRedAt(file(`${PHOTO}.jpg`), 0.9, 0.5)).toBe(false);
});

test('so does a HEIC in tiles, as iPhones write it, and those of other makers; of several pictures, the first', async () => {
  const { folder, said, file } = deskWith(gridHeic());
  await prepareNextPhoto(folder);
  expect(said()).toMatchObject({ state: 'ready', width: 1800, height: 700 });
  expect(await isRedAt(file(`${PHOTO}.jpg`), 0.1, 0.5)).toBe(true);
  expect(await isRedAt(file(`${PHOTO}.jpg`), 0.4, 0.5)).toBe(false);
  expect(await isRedAt(file(`${PHOTO}.jpg`), 0.6, 0.5)).toBe(true);
  const makers = path.join(import.meta.dirname, 'testing/makers');
  for (const name of readdirSync(makers)) {
    const other = deskWith(readFileSync(path.join(makers, name)));
    await prepareNextPhoto(other.folder);
    expect(other.said(), name).toMatchObject({ state: 'ready', width: 900, height: 700 });
    expect(await isRedAt(other.file(`${PHOTO}.jpg`), 0.1, 0.5), name).toBe(true);
    expect(await isRedAt(other.file(`${PHOTO}.jpg`), 0.9, 0.5), name).toBe(false);
  }
});

/** The HEIC with another property of its picture: the note about what its colours mean. */
function withColours(kind: 'nclx' | 'prof', note: Buffer): Buffer {
  const heic = readFileSync(path.join(import.meta.dirname, 'testing/phone.heic'));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(12 + note.length);
  const colours = Buffer.concat([size, Buffer.from(`colr${kind}`), note]);
  const grow = (at: number, by: number) => heic.writeUInt32BE(heic.readUInt32BE(at) + by, at);
  for (const name of ['meta', 'iprp']) grow(heic.indexOf(name) - 4, colours.length + 1);
  grow(heic.indexOf('ipco') - 4, colours.length);
  grow(heic.indexOf('iloc') + 16, colours.length + 1); // where the picture's data begin
  const ipma = heic.indexOf('ipma');
  grow(ipma - 4, 1);
  const count = ipma + 14; // how many properties the picture has
  const end = count + 1 + (heic[count] ?? 0);
  heic[count] = (heic[count] ?? 0) + 1;
  return Buffer.concat([
    heic.subarray(0, ipma - 4),
    colours,
    heic.subarray(ipma - 4, end),
    Buffer.from([heic[count]]), // the new property is the last one
    heic.subarray(end),
  ]);
}

async function displayP3() {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  const { icc } = await sharp(await dot.withIccProfile('p3').png().toBuffer()).metadata();
  return icc as Buffer; // just written
}

test.each<['nclx' | 'prof', () => Promise<Buffer>]>([
  ['nclx', async () => Buffer.from('000c000d000580', 'hex')],
  ['prof', displayP3],
])('the wide colours of a HEIC photograph stay what they are (%s)', async (kind, note) => {
  const topLeft = async (file: string, space?: 'srgb') => {
    const picture = sharp(file).extract({ left: 100, top: 100, width: 1, height: 1 });
    return [...(await (space ? picture.toColourspace(space) : picture).raw().toBuffer())].slice(0, 3);
  };
  const plain = deskWith(readFileSync(path.join(import.meta.dirname, 'testing/phone.heic')));
  const wide = deskWith(withColours(kind, await note()));
  for (const { folder } of [plain, wide]) await prepareNextPhoto(folder);
  expect(wide.said()).toMatchObject({ state: 'ready', width: 900, height: 700 });
  expect((await sharp(wide.file(`${PHOTO}.jpg`)).metadata()).icc?.equals(await displayP3())).toBe(true);
  const [red = 0] = await topLeft(plain.file(`${PHOTO}.webp`));
  const [wideRed = 0] = await topLeft(wide.file(`${PHOTO}.webp`), 'srgb');
  expect(wideRed).toBeGreaterThan(red + 8); // the same number is a stronger red among wide colours
});

test('a photograph of 200 megapixels, the most that phones make, is scaled down', async () => {
  const { folder, said } = deskWith(
    await sharp({
      create: { width: 12_240, height: 16_320, channels: 3, background: RED },
      limitInputPixels: false,
    })
      .jpeg()
      .toBuffer(),
  );
  await prepareNextPhoto(folder);
  expect(said()).toMatchObject({ state: 'ready', width: 1800, height: 2400 });
});

/** A PNG of a few bytes that claims a billion pixels. */
function bomb(side: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><image href="file:///etc/passwd"/></svg>';

test.each<[string, () => Promise<Buffer | string>]>([
  ['no picture at all', async () => 'hello'],
  ['nothing', async () => ''],
  ['a drawing that could fetch files', async () => svg],
  ['a page', async () => '<!doctype html><script>alert(1)</script>'],
  ['a bomb', async () => bomb(40_000)],
  ['a HEIC bomb', async () => readFileSync(path.join(import.meta.dirname, 'testing/bomb.heic'))],
  ['a cut-off photograph', async () => (await (await halves(2000, 1600)).jpeg().toBuffer()).subarray(0, 5000)],
  ['a cut-off HEIC', async () => readFileSync(path.join(import.meta.dirname, 'testing/phone.heic')).subarray(0, 600)],
  [
    'a HEIC of noise',
    async () => Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(5000, 7)]),
  ],
])('%s is refused with a sentence, and the next one is taken', async (_, make) => {
  const { folder, said } = deskWith(await make());
  await prepareNextPhoto(folder);
  expect(said()).toMatchObject({ state: 'refused', error: expect.stringMatching(/^[A-Z].*\.$/) });
  expect(await prepareNextPhoto(folder)).toBe(false);
});

test('a photograph that takes too much memory or time is refused', async () => {
  const photo = await (await halves(6000, 5000)).jpeg().toBuffer();
  for (const limits of [{ memoryBytes: 1 }, { ms: 1 }]) {
    const { folder, said } = deskWith(photo);
    await prepareNextPhoto(folder, limits);
    expect(said()).toMatchObject({ state: 'refused', error: expect.stringContaining('demasiado grande') });
  }
});

test('photographs are published in order and cropped, then reordered and removed', async () => {
  const { folder, root, order, change, run } = testCheckout();
  mkdirSync(path.join(folder, 'photos'), { recursive: true });
  const uploads = ['photo-00000001', 'photo-00000002'];
  writeFileSync(path.join(folder, 'photos', `${uploads[0]}.bin`), await (await halves(2000, 1000)).jpeg().toBuffer());
  copyFileSync(path.join(import.meta.dirname, 'testing/phone.heic'), path.join(folder, 'photos', `${uploads[1]}.bin`));
  while (await prepareNextPhoto(folder));
  const edit = () => change(SUTER, (suter) => ({ ...suter }));
  const right = { left: 0.5, top: 0, width: 0.5, height: 1 };
  const added = { ...edit(), photos: uploads.map((upload, index) => ({ upload, crop: index === 0 ? right : null })) };
  expect(await run(order({ type: 'publish', words: 'fotos', changes: [added] }))).toMatchObject({ state: 'done' });
  const place = path.join(root, SUTER.replace('.json', ''));
  const at = (name: string) => readFileSync(path.join(place, name));
  expect(readdirSync(place)).toEqual(['photo-1.jpg', 'photo-2.jpg']);
  expect(await sharp(at('photo-1.jpg')).metadata()).toMatchObject({ width: 1000, height: 1000 });
  expect(await isRedAt(at('photo-1.jpg'), 0.05, 0.5)).toBe(false);
  const [one, two] = [at('photo-1.jpg'), at('photo-2.jpg')];
  const swapped = { ...edit(), photos: ['photo-2.jpg', 'photo-1.jpg'].map((name) => ({ name, crop: null })) };
  await run(order({ type: 'publish', words: '', changes: [swapped] }));
  expect([at('photo-1.jpg').equals(two), at('photo-2.jpg').equals(one)]).toEqual([true, true]);
  await run(order({ type: 'publish', words: '', changes: [{ ...edit(), photos: [] }] }));
  expect(existsSync(place)).toBe(false);
  const gone = { ...edit(), photos: [{ upload: 'photo-99999999', crop: null }] };
  expect(await run(order({ type: 'publish', words: '', changes: [gone] }))).toMatchObject({
    state: 'refused',
    mistakes: [{ path: ['photos', 0] }],
  });
});
