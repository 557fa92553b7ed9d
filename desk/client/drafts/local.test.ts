import { expect, onTestFinished, test, vi } from 'vitest';

const FILE = 'content/collections/bodegas/listings/bodega-suter.json';
const kept = (name: string) => ({
  change: { file: FILE, base: 'a', before: null, value: { name }, photos: null },
  revision: 1,
});

/** A browser tab with `items` in its local storage. */
async function tabIn(items: Record<string, string>) {
  vi.resetModules();
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, text: string) => {
      items[key] = text;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  // The own keys of a `Storage` are those of its entries.
  vi.stubGlobal('localStorage', new Proxy(items, { get: (_, name) => methods[name as keyof typeof methods] }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return import('./local.ts');
}

test('the next tab finds the edit that a closed one kept, and takes it over', async () => {
  const browser = {};
  (await tabIn(browser)).remember(FILE, kept('Suter'));
  const next = await tabIn(browser);
  expect(next.keptFiles()).toEqual([FILE]);
  expect(next.recall(FILE)).toEqual(kept('Suter'));
  next.forget(FILE);
  expect((await tabIn(browser)).recall(FILE)).toBe(null);
});

test('a tab that is done with a file leaves the copy of another tab', async () => {
  const browser = {};
  const one = await tabIn(browser);
  const other = await tabIn(browser);
  one.remember(FILE, kept('Suter Uno'));
  other.remember(FILE, kept('Suter Dos'));
  other.forget(FILE);
  expect((await tabIn(browser)).recall(FILE)).toEqual(kept('Suter Uno'));
});
