import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { collectionNamed, copyContent, problemsOf } from '#catalog/content/test-content.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { PHOTOS_FOLDER } from './manifest.ts';
import { printPhotos, unprintedPhotos } from './print-photos.ts';

const FOLDER = 'content/collections/aceiteras/listings/yancanelo';

/** A copy of the content with one listing's folder for photographs, and helpers for a test. */
function folderOfPhotos() {
  const content = copyContent('aceiteras');
  const put = (name: string, bytes: Buffer | string) => {
    const file = path.join(content.root, FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  };
  const problems = () => problemsOf(() => readCatalogue(content.root));
  const listing = async () => {
    const catalogue = await readCatalogue(content.root);
    const { details } = catalogue.views(collectionNamed(catalogue, 'aceiteras'), 'es');
    const detail = details.find(({ card }) => card.id === 'yancanelo');
    if (!detail) throw new Error('There is no listing "yancanelo".');
    return { catalogue, card: detail.card, detail };
  };
  return { root: content.root, set: content.set, put, problems, listing };
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7d44' } });

/** A photograph stored sideways, as phones save portraits, with the location where it was taken. */
const fromPhone = () =>
  photo(1600, 1200)
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test("a listing's photographs replace its drawn pictures, in their order", async () => {
  const { put, listing, set } = folderOfPhotos();
  put('photo-2.png', await photo(900, 900).png().toBuffer());
  put('photo-10.jpg', await photo(900, 700).jpeg().toBuffer());
  put('photo-1.jpg', await fromPhone());
  set(`${FOLDER}.json`, { photos: [{ alt: 'Tinajas de aceite', caption: 'El depósito' }] });
  const { card, detail } = await listing();
  expect(detail.images.map(({ alt, width, height }) => [alt, width, height])).toEqual([
    ['Tinajas de aceite', 1200, 1600],
    [`Foto 2 de ${card.title}`, 900, 900],
    [`Foto 3 de ${card.title}`, 900, 700],
  ]);
  expect(card.image).toEqual(detail.images[0]);
});

test('a photograph is published upright and does not reveal where it was taken', async () => {
  const { root, put, listing } = folderOfPhotos();
  const original = await fromPhone();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  put('photo-1.jpg', original);
  const { catalogue } = await listing();
  const photos = catalogue.pictures.wanted.filter(({ photo }) => photo);
  expect(photos).toHaveLength(1);
  await printPhotos(root, photos);
  expect(unprintedPhotos(root, photos)).toEqual([]);
  for (const width of photos[0]?.view.widths ?? []) {
    const file = readFileSync(path.join(root, PHOTOS_FOLDER, `aceiteras/yancanelo-photo-1-${width}.avif`));
    const { exif, xmp, iptc, ...size } = await sharp(file).metadata();
    expect([size.width, size.height, exif, xmp, iptc]).toEqual([
      width,
      Math.round((width * 4) / 3),
      undefined,
      undefined,
      undefined,
    ]);
  }
});

test('a photograph of a hundred megapixels is scaled down', async () => {
  const { put, listing } = folderOfPhotos();
  put('photo-1.jpg', await photo(12_000, 9_000).jpeg().toBuffer());
  const { detail } = await listing();
  expect(detail.images.map(({ widths, height }) => ({ widths, height }))).toEqual([
    { widths: [480, 720, 1080, 1600], height: 1200 },
  ]);
});

test('a photograph that is too small to show is reported', async () => {
  const { put, problems } = folderOfPhotos();
  put('photo-1.jpg', await photo(320, 240).jpeg().toBuffer());
  expect(await problems()).toEqual([
    `${FOLDER}/photo-1.jpg: is only 320 pixels wide; use one of at least 800, the original from the camera.`,
  ]);
});

test('a file that is not a photograph is reported, whatever its name', async () => {
  const { put, problems } = folderOfPhotos();
  put('photo-1.jpg', 'Estimados: adjunto la foto.');
  put('folleto.pdf', '%PDF-1.7');
  expect(await problems()).toEqual([
    `${FOLDER}/photo-1.jpg: is no photograph that can be read; save it as JPEG, PNG or WebP and replace it.`,
    `${FOLDER}/folleto.pdf: photographs are called photo-1.jpg, photo-2.jpg and so on (JPEG, PNG or WebP); rename or remove it.`,
  ]);
});

test('a truncated photograph is reported', async () => {
  const { put, problems } = folderOfPhotos();
  const whole = await photo(1200, 900).jpeg().toBuffer();
  put('photo-1.jpg', whole.subarray(0, whole.length / 2));
  expect(await problems()).toEqual([
    `${FOLDER}/photo-1.jpg: is broken, its end is missing; copy it again from the camera or save it again.`,
  ]);
});

test('photographs of a listing that does not exist are reported', async () => {
  const { root, problems } = folderOfPhotos();
  mkdirSync(path.join(root, 'content/collections/aceiteras/listings/yancanello'));
  expect(await problems()).toEqual([
    'content/collections/aceiteras/listings/yancanello: there is no file of this name beside this folder; give it the name of what it shows.',
  ]);
});

test('a listing may have photographs instead of drawn pictures, but must have one or the other', async () => {
  const { put, listing, set } = folderOfPhotos();
  set(`${FOLDER}.json`, { images: [], translations: {} });
  expect(await problemsOf(listing)).toEqual([
    `${FOLDER}.json: "images" is empty; name at least one print, or put photo-1.jpg into ${FOLDER}/.`,
  ]);
  put('photo-1.jpg', await photo(1000, 800).jpeg().toBuffer());
  expect((await listing()).detail.images).toHaveLength(1);
});
