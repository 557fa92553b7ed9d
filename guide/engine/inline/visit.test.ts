import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'visit.js'), 'utf8');
const names = ['1', '2', '3', '4', '5', '6', '7'];

type Browser = {
  address?: string;
  local?: Record<string, string>;
  session?: Record<string, string>;
  /** Whether the visitor's settings forbid storage. */
  isRefusing?: boolean;
  /** What `Math.random` returns. */
  random?: number;
};

/** Runs the script as a browser does in the head of a page. */
function openPage({ address = '/', local = {}, session = {}, isRefusing = false, random = 0.5 }: Browser = {}) {
  const storage = (items: Record<string, string>) => ({
    getItem: vi.fn((key: string) => {
      if (isRefusing) throw new Error('The operation is insecure.');
      return items[key] ?? null;
    }),
    setItem(key: string, text: string) {
      if (isRefusing) throw new Error('The operation is insecure.');
      items[key] = text;
    },
  });
  const classes: string[] = [];
  const dataset: DOMStringMap = {};
  const window: Partial<Window> = {};
  const context = {
    window,
    document: {
      URL: `https://guia.example${address}`,
      documentElement: { classList: { add: (name: string) => classes.push(name) }, dataset },
    },
    localStorage: storage(local),
    sessionStorage: storage(session),
    Math: Object.assign(Object.create(Math) as typeof Math, { random: () => random }),
  };
  vm.compileFunction(source, Object.keys(context))(...Object.values(context));
  if (!window.guide) throw new Error('The script left no guide.');
  return { classes, dataset, guide: window.guide, sessionStorage: context.sessionStorage };
}

test('the page is light for visitors who have not chosen a theme', () => {
  expect(openPage().classes).toEqual(['light']);
});

test('the page is dark before the first paint for visitors who chose dark', () => {
  expect(openPage({ local: { 'vite-ui-theme': 'dark' } }).classes).toEqual(['dark']);
});

test.each(['light', 'system', '"dark"', '', 'DARK', 'dark light'])('the stored theme %j means light', (theme) => {
  expect(openPage({ local: { 'vite-ui-theme': theme } }).classes).toEqual(['light']);
});

test('without access to storage, the page is light and lists still have an order', () => {
  const { classes, guide } = openPage({ isRefusing: true });
  expect(classes).toEqual(['light']);
  expect(guide.visitOrder(names).toSorted()).toEqual(names);
});

test('without access to storage, the order still changes between page loads', () => {
  const orders = [0.1, 0.3, 0.5, 0.7, 0.9].map((random) =>
    openPage({ isRefusing: true, random }).guide.visitOrder(names).join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('the order of a visit contains every name once, and does not change the given list', () => {
  for (let visit = 0; visit < 50; visit++) {
    const given = [...names];
    expect(
      openPage({ random: visit / 50 })
        .guide.visitOrder(given)
        .toSorted(),
    ).toEqual(names);
    expect(given).toEqual(names);
  }
});

test('the order stays the same through a visit, on every page and for every starting order', () => {
  const session = {};
  const first = openPage({ session, random: 0.1 }).guide.visitOrder(names);
  expect(openPage({ session, random: 0.9 }).guide.visitOrder(names)).toEqual(first);
  expect(openPage({ session, random: 0.9 }).guide.visitOrder(names.toReversed())).toEqual(first);
});

test('a filtered list keeps the order of the visit', () => {
  const { guide } = openPage({ random: 0.42 });
  const some = names.filter((name) => Number(name) % 2);
  expect(guide.visitOrder(some)).toEqual(guide.visitOrder(names).filter((name) => some.includes(name)));
});

test('over many visits every listing comes first about as often as any other', () => {
  const VISITS = 1000;
  const firsts = new Map<string, number>();
  for (let visit = 0; visit < VISITS; visit++) {
    const [first = ''] = openPage({ random: (visit + 0.5) / VISITS }).guide.visitOrder(names);
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  const fair = VISITS / names.length;
  for (const name of names) {
    expect(firsts.get(name)).toBeGreaterThan(fair * 0.7);
    expect(firsts.get(name)).toBeLessThan(fair * 1.3);
  }
});

test('a page without a list in the order of the visit does not wait for session storage', () => {
  const { sessionStorage, guide } = openPage();
  expect(sessionStorage.getItem).not.toHaveBeenCalled();
  guide.visitOrder(names);
  guide.visitOrder(names);
  expect(sessionStorage.getItem).toHaveBeenCalledOnce();
});

test.each([
  ['/guia?q=vino', true],
  ['/guia?a=1&q=vino', true],
  ['/guia?q=', false],
  ['/guia', false],
])('whether %s waits for search results: %s', (address, isWaiting) => {
  expect('searching' in openPage({ address }).dataset).toBe(isWaiting);
});
