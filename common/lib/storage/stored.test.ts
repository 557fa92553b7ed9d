import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Stored, stored } from './stored.ts';

const KEY = 'a-list';

/** The parts of a browser's storage that `stored` uses; a test may change `refuses` while it runs. */
function browser(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  const refuses = { get: false, set: false };
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (refuses.get) throw new DOMException('The operation is insecure.', 'SecurityError');
      return items.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      if (refuses.set) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      items.set(key, text);
    },
  });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    warned.mockRestore();
  });
  return { items, refuses, warned };
}

function list() {
  const parse = (text: string): string[] => {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) throw new TypeError('No list.');
    return value.map(String);
  };
  return stored<string[]>({ key: KEY, initial: [], parse, format: JSON.stringify });
}

function Count({ value }: { value: Stored<string[]> }) {
  return String(value.use().length);
}

test('an empty storage gives the initial value', () => {
  const { items, warned } = browser();
  expect(list().get()).toEqual([]);
  expect(items.size).toBe(0);
  expect(warned).not.toHaveBeenCalled();
});

test('a stored value is read, changed and written', () => {
  const { items } = browser({ [KEY]: '["a"]' });
  const value = list();
  value.update((old) => [...old, 'b']);
  expect(value.get()).toEqual(['a', 'b']);
  expect(items.get(KEY)).toBe('["a","b"]');
});

test('the same stored text gives the identical value, so that nothing re-renders needlessly', () => {
  browser({ [KEY]: '["a"]' });
  const value = list();
  expect(value.get()).toBe(value.get());
  value.update((old) => [...old, 'b']);
  expect(value.get()).toBe(value.get());
});

test('a change applies to what another tab wrote in between', () => {
  const { items } = browser({ [KEY]: '["a"]' });
  const value = list();
  value.get();
  items.set(KEY, '["a","from another tab"]');
  value.update((old) => [...old, 'b']);
  expect(items.get(KEY)).toBe('["a","from another tab","b"]');
});

test('a value that another tab cleared is reset', () => {
  const { items } = browser({ [KEY]: '["a"]' });
  const value = list();
  value.get();
  items.delete(KEY);
  expect(value.get()).toEqual([]);
});

test.each(['{broken', '"no list"', ''])(
  'invalid stored data (%j) is logged once, read as empty and replaced',
  (text) => {
    const { items, warned } = browser({ [KEY]: text });
    const value = list();
    expect(value.get()).toEqual([]);
    expect(value.get()).toEqual([]);
    expect(warned).toHaveBeenCalledOnce();
    expect(warned.mock.calls[0]?.[0]).toContain(`"${KEY}" could not be read`);
    value.update((old) => [...old, 'a']);
    expect(items.get(KEY)).toBe('["a"]');
  },
);

test('storage that cannot be read counts as empty', () => {
  const { refuses, warned } = browser({ [KEY]: '["a"]' });
  refuses.get = true;
  expect(list().get()).toEqual([]);
  expect(warned).toHaveBeenCalled();
});

test('storage that cannot be read is logged once, not on every render', () => {
  const { refuses, warned } = browser();
  refuses.get = true;
  const value = list();
  for (let render = 0; render < 20; render++) value.get();
  expect(warned).toHaveBeenCalledOnce();
});

test('if storage fails entirely, values are only forgotten between visits', () => {
  const { refuses } = browser();
  refuses.get = true;
  refuses.set = true;
  const value = list();
  value.update((old) => [...old, 'a']);
  value.update((old) => [...old, 'b']);
  expect(value.get()).toEqual(['a', 'b']);
});

test('a full storage keeps what was read and what is added in this tab', () => {
  const { items, refuses, warned } = browser({ [KEY]: '["a"]' });
  refuses.set = true;
  const value = list();
  value.update((old) => [...old, 'b']);
  value.update((old) => [...old, 'c']);
  expect(value.get()).toEqual(['a', 'b', 'c']);
  expect(items.get(KEY)).toBe('["a"]');
  expect(warned.mock.calls[0]?.[0]).toContain(`"${KEY}" could not be kept`);
});

test('the static HTML and the first render show the initial value, even if another is stored', () => {
  browser({ [KEY]: '["a"]' });
  const value = list();
  value.get();
  expect(renderToString(createElement(Count, { value }))).toBe('0');
});

test('without any storage nothing breaks', () => {
  browser();
  vi.stubGlobal('localStorage', undefined);
  expect(list().get()).toEqual([]);
});
