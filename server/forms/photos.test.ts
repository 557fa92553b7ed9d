import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { temporaryFolder } from '../testing/test-folder.ts';
import { startGuide } from '../testing/test-guide.ts';
import { request } from '../testing/test-inbox.ts';
import { testPicture as png } from '../testing/test-picture.ts';

const ATTEMPT = '0123456789abcdef0123456789abcdef';

function send(url: string, photos: Buffer[], { fields = {}, accept = 'application/json' } = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...request.answers, ...fields })) body.set(name, value);
  for (const [index, photo] of photos.entries()) {
    body.append('photos', new Blob([new Uint8Array(photo)]), `../../IMG ${index}.php`);
  }
  const headers = { Accept: accept, Referer: `${url}/en/publicar` };
  return fetch(`${url}/f/publicar`, { method: 'POST', body, headers, redirect: 'manual' });
}

function storeOf(database: string) {
  const store = openStore({ url: database });
  onTestFinished(() => store.close());
  return store;
}

test('photographs are stored byte for byte with the request, and only the owner’s user may read them', async () => {
  const { url, database } = await startGuide();
  const photos = [png(1), png(2)];
  expect((await send(url, photos)).status).toBe(200);
  const store = storeOf(database);
  expect(await store.get(1)).toMatchObject({ answers: { ...request.answers, photos: '2' } });
  const kept = await store.photosOf(1);
  expect(kept.map(({ format }) => format)).toEqual(['png', 'png']);
  expect(kept.map(({ bytes }) => Buffer.from(bytes))).toEqual(photos);
});

test('a form without photographs works as before, even if the browser posts an empty file', async () => {
  const { url, database } = await startGuide();
  expect((await send(url, [Buffer.alloc(0)])).status).toBe(200);
  expect((await storeOf(database).get(1))?.answers).not.toHaveProperty('photos');
});

test('a photograph of 200 megapixels, the most that phones make, is stored', async () => {
  const { url, database } = await startGuide();
  expect((await send(url, [png(1, 12_240, 16_320)])).status).toBe(200);
  expect(await storeOf(database).photosOf(1)).toHaveLength(1);
});

test('photographs are deleted with their request, and leave no bytes behind', async () => {
  const { url, database } = await startGuide();
  await send(url, [png(0x5a, 640, 480, 20_000)]);
  const store = storeOf(database);
  await store.remove([1]);
  expect(await store.photosOf(1)).toEqual([]);
  await store.erase();
  const file = readFileSync(path.resolve(database.slice('file:'.length)));
  expect(file.includes(Buffer.alloc(1000, 0x5a))).toBe(false);
});

test('a photograph of many megabytes is stored whole, and a repeat with another one does not mix the two', async () => {
  const { url, database } = await startGuide();
  const fields = { _attempt: ATTEMPT };
  const [large, larger] = [png(1, 640, 480, 4_000_000), png(2, 640, 480, 9_900_000)];
  await send(url, [png(3), large], { fields });
  await send(url, [png(3), larger], { fields });
  const store = storeOf(database);
  expect(await store.get(1)).toMatchObject({ answers: { photos: '2' } });
  expect((await store.photosOf(1)).map(({ bytes }) => Buffer.from(bytes))).toEqual([png(3), large]);
});

test('a repeat with the same answers brings the photographs that the first attempt had left behind', async () => {
  const { url, database } = await startGuide();
  const fields = { _attempt: ATTEMPT };
  await send(url, [], { fields });
  await send(url, [png(1)], { fields });
  await send(url, [png(2)], { fields });
  const store = storeOf(database);
  expect(await store.list()).toHaveLength(1);
  expect((await store.photosOf(1)).map(({ bytes }) => Buffer.from(bytes))).toEqual([png(1)]);
});

test.each<[string, Buffer[], string]>([
  ['a page', [png(), Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(5))], 'no es una foto'],
  [
    'a drawing with a script',
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    'no es una foto',
  ],
  ['the first bytes of a photograph', [png().subarray(0, 150)], 'no llegó entera'],
  ['seven photographs', Array.from({ length: 7 }, () => png()), 'hasta 6'],
  ['a photograph of more than 10 MB', [png(1, 640, 480, 10 * 1024 * 1024 + 1)], 'pesa demasiado: hasta 10 MB'],
  ['a picture of 60,000 by 60,000', [png(1, 60_000, 60_000)], 'demasiados píxeles: hasta 220 megapíxeles'],
])('%s is refused at its field, and nothing is stored', async (_what, photos, sentence) => {
  const { url, database } = await startGuide();
  const response = await send(url, photos, { fields: {} });
  const { error, fields } = (await response.json()) as { error: string; fields: string[] };
  expect([response.status, fields]).toEqual([422, ['photos']]);
  expect(error).not.toBe('');
  const plain = await fetch(`${url}/f/publicar`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: spanish(photos),
  });
  expect(((await plain.json()) as { error: string }).error).toContain(sentence);
  expect(await storeOf(database).list()).toEqual([]);
});

function spanish(photos: Buffer[]): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(request.answers)) body.set(name, value);
  for (const photo of photos) body.append('photos', new Blob([new Uint8Array(photo)]), 'foto.jpg');
  return body;
}

test('more than 24 MB in total is refused, whether or not the length is announced', async () => {
  const { url, database } = await startGuide();
  const photos = [1, 2, 3].map((rest) => png(rest, 640, 480, 9 * 1024 * 1024));
  // A client that keeps writing may see a closed connection instead of the answer.
  const status = await send(url, photos).then(
    (response) => response.status,
    () => 413,
  );
  expect(status).toBe(413);
  expect(await storeOf(database).list()).toEqual([]);
});

test('without JavaScript the form is shown again with its answers, and asks for the photographs again', async () => {
  const { url } = await startGuide();
  const response = await send(url, [Buffer.from('no picture '.repeat(20))], { accept: 'text/html' });
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toMatch(/<form method="post"[^>]* enctype="multipart\/form-data">/);
  expect(html).toMatch(
    /<input type="file" id="photos"[^>]* aria-invalid="true" aria-describedby="photos-error photos-again">/,
  );
  expect(html).toContain('value="Cabañas Los Ñires"');
  expect(html).toContain('If you had chosen photographs, choose them again');
});

test('a form that asks for no photographs accepts no file', async () => {
  const { url } = await startGuide();
  const body = new FormData();
  body.set('photos', new Blob([new Uint8Array(png())]), 'x.png');
  expect((await fetch(`${url}/f/contacto`, { method: 'POST', body })).status).toBe(400);
});

test('beyond what one household may send in a day, requests are kept without photographs, and it is told', async () => {
  const { url, database, logged } = await startGuide();
  const large = [1, 2].map((rest) => png(rest, 640, 480, 9_900_000));
  for (let count = 0; count < 3; count++) {
    expect(await (await send(url, large, { fields: { message: String(count) } })).json()).not.toHaveProperty('photos');
  }
  const answer = await send(url, large, { fields: { message: 'una más' } });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { ok: true, reference: expect.any(String), photos: false },
  ]);
  const store = storeOf(database);
  expect((await store.list())[0]?.answers).toMatchObject({ message: 'una más', withoutPhotos: '2' });
  expect(await store.photosOf(4)).toEqual([]);
  expect(logged.join('')).toContain('photographs not kept');
  const plain = await send(url, large, { fields: { message: 'otra' }, accept: 'text/html' });
  expect(plain.headers.get('location')).toMatch(/^\/en\/contacto-exito\?r=\w{6}&de=publicar&fotos=no$/);
  expect(await (await send(url, [png()], { fields: { message: 'una chica' } })).json()).not.toHaveProperty('photos');
});

test('photographs that the owner has not seen have a limit in all, all or none of a request, also at once', async () => {
  const url = `file:${path.join(temporaryFolder(), 'guide.db')}`;
  const store = openStore({ url, mostUnseenBytes: 120_000 });
  onTestFinished(() => store.close());
  const add = (name: string, photos: Buffer[], attempt: string | null = null) =>
    store.add({
      ...{ form: 'publicar', answers: { name }, language: 'es', receivedAt: Date.now(), suspicion: null, attempt },
      ...{ fingerprint: name, isNoticeDue: false, photos: photos.map((bytes) => ({ format: 'png', bytes })) },
    });
  const two = () => [png(1, 1, 1, 15_000), png(2, 1, 1, 15_000)];
  const added = await Promise.all(Array.from({ length: 9 }, (_, index) => add(`n${index}`, two())));
  expect(added.map(({ photos }) => photos).sort()).toEqual([0, 0, 0, 0, 0, 0, 2, 2, 2]);
  const without = (await store.list()).filter(({ answers }) => answers.withoutPhotos === '2');
  expect(without).toHaveLength(6);
  await store.markSeen([1, 2, 3, 4, 5, 6, 7, 8, 9], Date.now());
  // What is seen makes room, but a desk that stays open sees everything at once.
  let open = 3;
  for (; (await add(`visto ${open}`, two())).photos > 0; open++) await store.markSeen([7 + open], Date.now());
  expect(open).toBe(10);
  await store.remove(Array.from({ length: 17 }, (_, index) => index + 1));
  const later = await add('después', two(), ATTEMPT);
  expect(later).toMatchObject({ photos: 2 });
  expect((await store.get(later.id))?.answers).not.toHaveProperty('withoutPhotos');
});

test('photographs for which there was no room can be sent again with the same answers', async () => {
  const url = `file:${path.join(temporaryFolder(), 'guide.db')}`;
  const store = openStore({ url, mostUnseenBytes: 120_000 });
  onTestFinished(() => store.close());
  const add = (bytes: number) =>
    store.add({
      ...{ form: 'publicar', answers: { name: 'Ana' }, language: 'es', receivedAt: 1, suspicion: null },
      ...{
        attempt: ATTEMPT,
        fingerprint: 'x',
        isNoticeDue: false,
        photos: [{ format: 'png', bytes: png(1, 1, 1, bytes) }],
      },
    });
  expect(await add(200_000)).toMatchObject({ id: 1, isNew: true, photos: 0 });
  expect((await store.get(1))?.answers).toMatchObject({ withoutPhotos: '1' });
  expect(await add(50_000)).toMatchObject({ id: 1, isNew: false, photos: 1 });
  expect((await store.get(1))?.answers).toEqual({ name: 'Ana', photos: '1' });
});
