import { expect, onTestFinished, test, vi } from 'vitest';

const FILE = 'content/collections/bodegas/listings/bodega-suter.json';
const kept = (name: string) => ({
  change: { file: FILE, base: 'a', before: null, value: { name }, photos: null },
  revision: 1,
});

/** A tab of the browser that keeps `items`. */
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
  // A storage's own keys are what it holds.
  vi.stubGlobal('localStorage', new Proxy(items, { get: (_, name) => methods[name as keyof typeof methods] }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return import('./local.ts');
}

test('what a closed tab kept is found by the next one, which then answers for it', async () => {
  const browser = {};
  (await tabIn(browser)).remember(FILE, kept('Suter'));
  const next = await tabIn(browser);
  expect(next.keptFiles()).toEqual([FILE]);
  expect(next.recall(FILE)).toEqual(kept('Suter'));
  next.forget(FILE);
  expect((await tabIn(browser)).recall(FILE)).toBe(null);
});

test('of two tabs with the same file, one that is done leaves what the other one keeps', async () => {
  const browser = {};
  const one = await tabIn(browser);
  const other = await tabIn(browser);
  one.remember(FILE, kept('Suter Uno'));
  other.remember(FILE, kept('Suter Dos'));
  other.forget(FILE);
  expect((await tabIn(browser)).recall(FILE)).toEqual(kept('Suter Uno'));
});
