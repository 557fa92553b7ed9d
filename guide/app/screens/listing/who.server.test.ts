import { expect, test } from 'vitest';
import { pageContext } from '#builder/site/pages.server.ts';
import { collectionNamed, copyContent, plainListing, problemsOf } from '#catalog/content/test-content.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { allGroups } from '#views/who-views.ts';
import { runsOf, whoRuns } from './who.server.ts';

const FOLDER = 'content/collections/operadores/listings';
const RAFTING = 'turismo-aventura/rafting-rio-atuel';
const named = {
  ...plainListing,
  name: 'Río Abajo',
  categories: ['aventura'],
  whatsapp: '+54 9 260 411-1111',
  serves: [{ listing: RAFTING, how: 'prensa', on: '2025-03-02', url: 'https://diario.example/rafting' }],
};
const agency = (name: string) => ({
  name,
  location: 'San Rafael',
  categories: ['excursiones'],
  phone: '+54 260 442-7448',
});

/** A guide whose only operators are these, by id. */
async function guideWith(operators: Record<string, object>) {
  const content = copyContent('turismo-aventura', 'excursiones', 'operadores');
  content.remove(FOLDER);
  for (const [id, fields] of Object.entries(operators)) {
    content.write(`${FOLDER}/${id}.json`, JSON.stringify(fields));
  }
  return pageContext(await readCatalogue(content.root), 'es');
}

type Context = Awaited<ReturnType<typeof guideWith>>;

function whoAt(context: Context, ref: string) {
  const [name = '', id = ''] = ref.split('/');
  return whoRuns(context, collectionNamed(context.catalogue, name), id);
}

test('whoever a source names comes first, with its word and a chat that names the activity', async () => {
  const who = whoAt(await guideWith({ abajo: named, viajes: agency('Viajes Uno') }), RAFTING);
  const [first, second] = who?.groups ?? [];
  expect(first?.providers).toMatchObject([
    { name: 'Río Abajo', word: { text: 'Publicación, 2 de marzo de 2025', href: 'https://diario.example/rafting' } },
  ]);
  const [chat] = first?.providers[0]?.ways ?? [];
  const { host, pathname, searchParams } = new URL(chat?.href ?? '');
  expect(host + pathname).toBe('wa.me/5492604111111');
  expect(searchParams.get('text')).toMatch(/rafting/i);
  expect(second?.providers).toMatchObject([{ name: 'Viajes Uno', word: null, ways: [{ href: 'tel:+542604427448' }] }]);
});

test('an agency that nobody can reach is not proposed; a named operator is, and the page says so', async () => {
  const { whatsapp: _none, ...silent } = named;
  const { phone: _no, ...mute } = agency('Viajes Mudos');
  const who = whoAt(await guideWith({ abajo: silent, mudos: mute }), RAFTING);
  expect(who?.groups.map(({ providers }) => providers.map(({ name, ways }) => [name, ways]))).toEqual([
    [['Río Abajo', []]],
  ]);
});

test('over all activities each agency is shown equally often, and a second build shows the same', async () => {
  const agencies = Array.from({ length: 7 }, (_, index) => [`viajes-${index}`, agency(`Viajes ${index}`)] as const);
  const context = await guideWith(Object.fromEntries(agencies));
  const shown = () =>
    context.catalogue.collections.flatMap((collection) =>
      collection.listings.flatMap(({ id }) => {
        const who = whoRuns(context, collection, id);
        return who ? allGroups(who).flatMap(({ providers }) => providers.map(({ name }) => name)) : [];
      }),
    );
  const times = [...Map.groupBy(shown(), (name) => name).values()].map(({ length }) => length);
  expect(times).toHaveLength(7);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
  expect(shown()).toEqual(shown());
});

test('on a phone two are shown at once, and the others are folded with the rest of their group', async () => {
  const runners = Object.fromEntries(
    ['a', 'b', 'c'].map((id) => [
      id,
      { ...named, name: `Río ${id}`, description: `Por el río ${id}.`, whatsapp: null },
    ]),
  );
  const who = whoAt(await guideWith({ ...runners, viajes: agency('Viajes Uno') }), RAFTING);
  const sizes = (groups: { title: string | null; providers: object[] }[] = []) =>
    groups.map(({ title, providers }) => [title !== null, providers.length]);
  expect(sizes(who?.groups)).toEqual([[true, 2]]);
  expect(sizes(who?.more?.groups)).toEqual([
    [false, 1],
    [true, 1],
  ]);
  expect(who?.more?.label).toBe('Ver 2 más');
});

test('the page of an operator leads to what it runs', async () => {
  const context = await guideWith({ abajo: named });
  const runs = runsOf(context, collectionNamed(context.catalogue, 'operadores'), 'abajo');
  expect(runs?.items.map(({ href }) => href)).toEqual(['/turismo-aventura-san-rafael/rafting-rio-atuel']);
});

test('an activity that the guide does not have is reported with the one that was meant', async () => {
  const [problem] = await problemsOf(() =>
    guideWith({ abajo: { ...named, serves: [{ listing: `${RAFTING}x`, how: 'web' }] } }),
  );
  expect(problem).toContain(`"serves.0.listing" is "${RAFTING}x" (did you mean "${RAFTING}"?)`);
});
