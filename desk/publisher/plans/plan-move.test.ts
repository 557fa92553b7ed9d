import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '#builder/site/site.server.ts';
import { copySmallContent, problemsOf } from '#catalog/content/test-content.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import { readSnapshot } from '../snapshot/snapshot.ts';
import type { PlanContext } from './plan.ts';
import { planMove } from './plan-move.ts';

const LISTING = 'content/collections/bodegas/listings/bodegas-bianchi.json';
const LIST = '/bodegas-en-san-rafael-mendoza';
const UNLINKED = 'bodega-araujo';
const common = { id: '20261122T130501Z-00000001', at: '', by: { name: 'Marta', email: 'm@guia.example' } };

/** What the desk sees of a copy that nothing has changed, read once for all tests. */
let unchanged: ReturnType<typeof readSnapshot> | undefined;

/** A copy of the content, with functions to carry out a move in it. Before the first move, only `set` may change it. */
async function guide() {
  const content = copySmallContent(path.basename(LISTING, '.json'), UNLINKED);
  const { root } = content;
  unchanged ??= readSnapshot(root);
  let read: typeof unchanged | null = unchanged;
  await read;
  const move = async (file: string, to: string | null) => {
    const snapshot: Snapshot = { ...(await (read ?? readSnapshot(root))), version: '', versions: [] };
    read = null;
    const languages = snapshot.languages.map(({ code }) => code);
    const context: PlanContext = { root, folder: '', sites: '', languages, snapshot, today: '2026-11-22' };
    const plan = planMove(context, { ...common, type: 'move', file, to });
    if (plan.type !== 'write') return plan;
    for (const [name, text] of plan.writes) {
      if (text === null) content.remove(name);
      else content.write(name, text.toString());
    }
    return plan;
  };
  const set: typeof content.set = (...change) => {
    read = null;
    content.set(...change);
  };
  return { ...content, set, move, at: (file: string) => path.join(root, file) };
}

/** The former addresses in a copy, without their translations. */
const movedIn = async (root: string) => (await readCatalogue(root)).moved.map(({ from, to }) => [from, to]);

test('a renamed listing keeps everything, links follow, and its old address redirects in each language', async () => {
  const { root, move, at, read } = await guide();
  const before = read(LISTING);
  expect(read('content/posts/caminos-del-vino-tres-recorridos.md')).toContain(`${LIST}/bodegas-bianchi`);
  expect((await move(LISTING, 'casa-bianchi')).type).toBe('write');
  expect(existsSync(at(LISTING))).toBe(false);
  expect(readFileSync(at(LISTING.replace('bodegas-bianchi', 'casa-bianchi')), 'utf8')).toBe(before);
  expect(read('content/posts/caminos-del-vino-tres-recorridos.md')).not.toContain(`${LIST}/bodegas-bianchi`);
  const site = await readSite(root);
  expect(site.moved).toEqual({
    [`${LIST}/bodegas-bianchi`]: `${LIST}/casa-bianchi`,
    [`/en${LIST}/bodegas-bianchi`]: `/en${LIST}/casa-bianchi`,
    [`/pt${LIST}/bodegas-bianchi`]: `/pt${LIST}/casa-bianchi`,
  });
  const page = site.pages.find(({ address }) => address === `${LIST}/bodegas-bianchi`);
  expect(page).toMatchObject({
    status: 200,
    meta: { isIndexed: false },
    data: { links: [{ href: `${LIST}/casa-bianchi` }] },
  });
});

test('after two renames, both old addresses lead to the newest; renamed back, it has its old page again', async () => {
  const { root, move } = await guide();
  await move(LISTING, 'uno');
  await move(LISTING.replace('bodegas-bianchi', 'uno'), 'dos');
  expect(await movedIn(root)).toEqual([
    [`${LIST}/uno`, `${LIST}/dos`],
    [`${LIST}/bodegas-bianchi`, `${LIST}/dos`],
  ]);
  await move(LISTING.replace('bodegas-bianchi', 'dos'), 'bodegas-bianchi');
  expect(await movedIn(root)).toEqual([
    [`${LIST}/dos`, `${LIST}/bodegas-bianchi`],
    [`${LIST}/uno`, `${LIST}/bodegas-bianchi`],
  ]);
});

test('a deleted listing leaves a page that says so, with neighbours, for twelve months', async () => {
  const { root, move, read, write } = await guide();
  expect((await move(`content/collections/bodegas/listings/${UNLINKED}.json`, null)).type).toBe('write');
  const { pages, moved } = await readSite(root);
  expect(moved[`${LIST}/bodega-araujo`]).toBe(null);
  const page = pages.find(({ address }) => address === `${LIST}/bodega-araujo`);
  expect(page).toMatchObject({ meta: { isIndexed: false }, data: { title: 'Bodega Araujo ya no está en la guía' } });
  expect((page?.data as { links?: object[] } | undefined)?.links?.length).toBeGreaterThan(2);
  write('content/moved.json', read('content/moved.json').replace('2026-11-22', '2020-11-22'));
  expect(await movedIn(root)).toEqual([]);
});

test('a deleted listing that content still links to stops the build with a sentence for each link', async () => {
  const { root, move } = await guide();
  await move(LISTING, null);
  const problems = await problemsOf(() => readSite(root));
  expect(problems.join('\n')).toContain('caminos-del-vino-tres-recorridos.md');
});

test('an event at a listing follows it to a new address, is named before it goes, and stops the build without it', async () => {
  const { root, move, read, set } = await guide();
  const event = 'content/events/feria-del-libro.json';
  set(event, { page: `${LIST}/${UNLINKED}` });
  const listing = `content/collections/bodegas/listings/${UNLINKED}.json`;
  expect((await readSnapshot(root)).links?.[listing]).toEqual([{ file: event, title: 'Feria del Libro' }]);
  await move(listing, 'la-araujo');
  expect(JSON.parse(read(event))).toMatchObject({ page: `${LIST}/la-araujo` });
  await move(listing.replace(UNLINKED, 'la-araujo'), null);
  const problems = await problemsOf(() => readSite(root));
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([event]);
});

test('a page of the guide is neither renamed nor deleted, and no name is taken twice', async () => {
  const { move } = await guide();
  expect(await move('content/pages/telefonos.json', null)).toMatchObject({ type: 'refused' });
  expect(await move(LISTING, 'bodega-araujo')).toMatchObject({ type: 'refused' });
});

test('a renamed place takes along its translations and its entries in the trip table', async () => {
  const { move, at, read } = await guide();
  const before = read('content/trip.json');
  await move('content/places/el-sosneado.md', 'sosneado');
  const names = ['sosneado.md', 'sosneado.en.md', 'sosneado.pt.md'];
  expect(names.filter((name) => existsSync(at(`content/places/${name}`)))).toEqual(names);
  expect(existsSync(at('content/places/el-sosneado.en.md'))).toBe(false);
  // The district of that name stays.
  const expected = before
    .replace(/"el-sosneado": \{(?=\s*"district")/, '"sosneado": {')
    .replace('"place": "el-sosneado"', '"place": "sosneado"');
  expect(read('content/trip.json')).toBe(expected);
});

test('a deleted place leaves nothing in the trip table', async () => {
  const { move, read } = await guide();
  await move('content/places/el-sosneado.md', null);
  const trip = JSON.parse(read('content/trip.json')) as { places: object; firstPlan: object[] };
  expect(Object.keys(trip.places)).not.toContain('el-sosneado');
  expect(JSON.stringify(trip.firstPlan)).not.toContain('el-sosneado');
});
