import { expect, test } from 'vitest';
import type { Fragment } from '#engine/built-page.ts';
import type { Pack } from '#engine/offline/release.ts';
import { writePacks } from './packs.ts';

type Sketch = {
  path: string;
  text?: string;
  offline?: 'always';
  files?: Record<string, string>;
  fragments?: Record<string, Fragment>;
};

/** Writes the packs of a guide with these pages, in Spanish. */
async function packsOf(build: string, sketches: Sketch[]) {
  const written = new Map<string, string>();
  const write = async (address: string, text: string) => void written.set(address, text);
  const pages = sketches.map((page) => ({ ...page, address: page.path, language: 'es', status: 200, screen: 'x' }));
  const files = new Map(
    pages.map((page) => [`${page.path}/page.json`, `{"build":"${build}","path":"${page.path}","data":"${page.text}"}`]),
  );
  files.set('/locales/es/translation.json', '{}').set('/search/es.json', '{}');
  const site = { pages, files } as unknown as Parameters<typeof writePacks>[0]['site']; // the packs read nothing else
  const packs = await writePacks({ site, language: 'es', shell: '<html>', marks: [], write });
  const textOf = (address: string) => {
    const pack = packs.find(({ addresses }) => addresses.includes(address));
    const text = pack && written.get(pack.url);
    return pack?.isText ? text : (JSON.parse(text ?? '{}') as Pack)[address];
  };
  return { packs, textOf };
}

test('a page marked offline: "always" is in the pack that every visitor stores', async () => {
  const { packs } = await packsOf('a', [{ path: '/telefonos', offline: 'always' }, { path: '/lista/uno' }]);
  const levelOf = (address: string) => packs.find(({ addresses }) => addresses.includes(address))?.level;
  expect(levelOf('/telefonos/page.json')).toBe('essential');
  expect(levelOf('/locales/es/translation.json')).toBe('essential');
  expect(levelOf('/lista/uno/page.json')).toBe('text');
});

test('a change in one folder changes no other folder’s pack, and a new build alone changes none', async () => {
  const before = [{ path: '/bodegas/una' }, { path: '/lugares/uno' }];
  const after = [{ path: '/bodegas/una', text: 'nuevo' }, { path: '/lugares/uno' }];
  const [a, b, c] = await Promise.all([packsOf('a', before), packsOf('b', before), packsOf('c', after)]);
  const urls = ({ packs }: typeof a) => packs.map(({ url }) => url);
  expect(urls(b)).toEqual(urls(a));
  expect(urls(c).filter((url) => !urls(a).includes(url))).toHaveLength(1);
  expect(c.textOf('/lugares/uno/page.json')).toBe('{"path":"/lugares/uno","data":"undefined"}');
});

test('the search index is stored as the same bytes that the network serves, so that they are compressed once', async () => {
  const { packs, textOf } = await packsOf('a', []);
  expect(packs.find(({ addresses }) => addresses.includes('/search/es.json'))?.isText).toBe(true);
  expect(textOf('/search/es.json')).toBe('{}');
});

test('two drawings that look the same are stored separately, because each has its own address', async () => {
  const sheet = (name: string) => ({ address: `/map/${name}.svg`, text: async () => '<svg></svg>' });
  const { packs } = await packsOf('a', [{ path: '/mapa', fragments: { a: sheet('a'), b: sheet('b') } }]);
  const of = (name: string) => packs.find(({ addresses }) => addresses.includes(`/map/${name}.svg`));
  expect(of('a')?.url).not.toBe(of('b')?.url);
});

test('a folder of many pages is split into parts, so that an interruption does not lose all of it', async () => {
  const pages = Array.from({ length: 10 }, (_, index) => ({ path: `/bodegas/${index}`, text: 'x'.repeat(100_000) }));
  const { packs } = await packsOf('a', pages);
  const parts = packs.filter(({ addresses }) => addresses.some((address) => address.startsWith('/bodegas/')));
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.flatMap(({ addresses }) => addresses)).toHaveLength(10);
});

test('a drawing that the build inserts into a page is stored with the texts, for pages without a signal', async () => {
  const fragments = { sheet: { address: '/map/sheet.svg', text: async () => '<svg></svg>' } };
  const { packs, textOf } = await packsOf('a', [{ path: '/mapa', fragments }]);
  expect(textOf('/map/sheet.svg')).toBe('<svg></svg>');
  expect(packs.find(({ addresses }) => addresses.includes('/map/sheet.svg'))?.level).toBe('text');
});
