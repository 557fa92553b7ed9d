import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentFile, Json } from '#common/contracts/desk/content.ts';
import type { PhotoSlot } from '#common/contracts/desk/orders.ts';
import { begin, dropEdit, edits, editValue, isChanged, openEdit, publishChanges, takePublished } from './drafts.ts';

const FILE = 'content/collections/bodegas/listings/bodega-suter.json';
const liveOf = (value: Json, photos: string[] = []): ContentFile => ({
  ...{ file: FILE, kind: 'bodegas', title: 'Suter', href: '/suter', isSample: false, value },
  ...{ digest: JSON.stringify(value), photos: photos.map((name) => ({ name, href: name, width: 3, height: 2 })) },
});
const upload = (id: string): PhotoSlot => ({ upload: id, crop: null });
const named = (name: string): PhotoSlot => ({ name, crop: null });

/** What is published, and what the server was asked. */
let live: ContentFile;
let draft: unknown = null;
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  draft = null;
  asked = [];
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address.replace(/.*\//, '').replace(/\?.*/, '')}`);
    if (address.includes('publish')) return Response.json({ order: 'o1' });
    return Response.json(address.includes('file?') ? { file: live, draft } : { revision: 1 });
  });
  edits.set(() => ({}));
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Publishes an edit of a file that was `before`. */
async function publish(before: ContentFile | null, value: Json, photos: PhotoSlot[] | null = null) {
  begin(FILE, before, null);
  editValue(FILE, value, photos);
  return publishChanges([edit().change], '');
}

function edit() {
  const found = edits.get()[FILE];
  if (!found) throw new Error('The file is not open.');
  return found;
}

test('what is written while it is published stays, and is no other version than what was published', async () => {
  const order = await publish(liveOf({ price: 1, zone: 'a' }), { price: 2, zone: 'a' });
  editValue(FILE, { price: 3, zone: 'a' });
  live = liveOf({ price: 2, zone: 'a', checks: ['hoy'] });
  await takePublished(order);
  expect(edit().clash).toBeNull();
  expect(edit().change).toMatchObject({ value: { price: 3, zone: 'a', checks: ['hoy'] }, base: live.digest });
  expect(edit().change.before).toEqual(live.value);
  await vi.runAllTimersAsync();
  expect(asked.at(-1)).toBe('PUT draft');
  expect(asked).not.toContain('DELETE draft');
});

test('a form that is open shows on what was published, with nothing left to publish', async () => {
  const order = await publish(liveOf({ price: 1 }), { price: 2 }, [upload('u1')]);
  live = liveOf({ price: 2, checks: ['hoy'] }, ['photo-1.jpg']);
  await takePublished(order);
  expect(isChanged(edit())).toBe(false);
  expect(edit().change.value).toEqual(live.value);
});

test('a publication that one comes back to later takes nothing from what was written since', async () => {
  const order = await publish(liveOf({ price: 1 }), { price: 2 });
  live = liveOf({ price: 2 });
  await takePublished(order);
  editValue(FILE, { price: 3 });
  await takePublished(order);
  expect(edit().change.value).toEqual({ price: 3 });
});

test('a new file that is written on is a published one from then on', async () => {
  const order = await publish(null, { name: 'Suter' });
  editValue(FILE, { name: 'Suter', zone: 'a' });
  live = liveOf({ name: 'Suter' });
  await takePublished(order);
  expect(edit()).toMatchObject({ live, change: { base: live.digest, value: { name: 'Suter', zone: 'a' } } });
});

test('photographs that were published go by the names that they have now', async () => {
  const before = liveOf({ price: 1 }, ['photo-1.jpg', 'photo-2.jpg']);
  const sent = [named('photo-2.jpg'), upload('u1')];
  live = liveOf({ price: 1 }, ['photo-1.jpg', 'photo-2.jpg']);

  const order = await publish(before, { price: 1 }, sent);
  editValue(FILE, { price: 2 });
  await takePublished(order);
  expect(edit().change.photos).toBeNull();

  const other = await publish(before, { price: 1 }, sent);
  editValue(FILE, { price: 1 }, [upload('u2'), ...sent]);
  await takePublished(other);
  expect(edit().change.photos).toEqual([upload('u2'), named('photo-1.jpg'), named('photo-2.jpg')]);
});

test('a draft that says what was published meanwhile opens without a change', async () => {
  const change = { file: FILE, base: 'old', before: { price: 1 }, value: { price: 2 }, photos: null };
  draft = { change, by: { name: 'Marta', email: '' }, at: '', revision: 1 };
  live = liveOf({ price: 2 });
  await openEdit(FILE);
  expect(isChanged(edit())).toBe(false);
});

test('a draft that is dropped while it is saved does not come back', async () => {
  const done: string[] = [];
  let arrive = () => {};
  vi.stubGlobal('fetch', async (_address: string, { method = '' }: RequestInit) => {
    if (method === 'PUT')
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
    done.push(method);
    return Response.json({ revision: 1 });
  });
  begin(FILE, null, null);
  editValue(FILE, { name: 'Suter' });
  await vi.advanceTimersByTimeAsync(1000);
  const dropped = dropEdit(FILE);
  await vi.advanceTimersByTimeAsync(1000);
  arrive();
  await dropped;
  expect(done).toEqual(['PUT', 'DELETE']);
});
