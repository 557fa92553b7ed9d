import { expect, onTestFinished, test, vi } from 'vitest';

const KEY = 'form-draft-prueba';
const words = { name: 'Ana', message: 'Hola' };

/** The draft of a form in a browser that stores `items`; a second call is the same browser after a reload. */
async function draftIn(items: Map<string, string>) {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { draftOf } = await import('./draft.ts');
  return draftOf('prueba');
}

test('typed text survives a reload', async () => {
  const browser = new Map<string, string>();
  (await draftIn(browser)).type(words);
  expect((await draftIn(browser)).get().values).toEqual(words);
});

test('the same answers are sent under the same id, even after a reload', async () => {
  const browser = new Map<string, string>();
  const id = (await draftIn(browser)).attempt(words);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect((await draftIn(browser)).attempt({ ...words })).toBe(id);
});

test('changed answers are another message', async () => {
  const draft = await draftIn(new Map());
  const id = draft.attempt(words);
  expect(draft.attempt({ ...words, message: 'Hola de nuevo' })).not.toBe(id);
});

test('success clears the answers and the id, and the same answers are a new message', async () => {
  const draft = await draftIn(new Map());
  const id = draft.attempt(words);
  draft.clear();
  expect(draft.get()).toEqual({ values: {}, openedAt: 0, attempt: null });
  expect(draft.attempt(words)).not.toBe(id);
});

test('the opening time of a form is when it was first seen', async () => {
  const draft = await draftIn(new Map());
  draft.open(1000);
  draft.open(2000);
  expect(draft.get().openedAt).toBe(1000);
});

test('unexpected stored content costs only the parts that do not fit', async () => {
  const kept = { values: { name: 'Ana', email: 3 }, openedAt: 'ayer', attempt: { values: {} } };
  const draft = await draftIn(new Map([[KEY, JSON.stringify(kept)]]));
  expect(draft.get()).toEqual({ values: { name: 'Ana' }, openedAt: 0, attempt: null });
});
