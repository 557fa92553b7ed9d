import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'start.js'), 'utf8');

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

/** Runs the script as a browser does at the end of a page that has these `meta` elements. */
function load(meta: Record<string, string> = {}) {
  const added: Record<string, unknown>[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const waiting: (() => void)[] = [];
  const guide: Partial<NonNullable<Window['guide']>> = { atFirstTouch: vi.fn(), giveUp: vi.fn() };
  const beacons: [string, string][] = [];
  class MutationObserver {
    constructor(hear: (records: object[]) => void) {
      watches.push(hear);
    }
    observe() {}
    disconnect() {
      watches.length = 0;
    }
    takeRecords = () => [];
  }
  const watches: ((records: object[]) => void)[] = [];
  const context = {
    MutationObserver,
    window: { guide, afterFirstPaint: (act: () => void) => waiting.push(act) },
    document: {
      documentElement: { lang: 'es' },
      getElementById: () => ({}),
      head: { append: (element: Record<string, unknown>) => added.push(element) },
      createElement: (tag: string) => ({ tag }),
      querySelector: (selector: string) => {
        const content = meta[/name="([^"]*)"/.exec(selector)?.[1] ?? ''];
        return content === undefined ? null : { getAttribute: () => content };
      },
    },
    location: { pathname: '/en/bodegas' },
    navigator: { sendBeacon: (address: string, text: string) => beacons.push([address, text]) },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    setTimeout: (act: () => void) => waiting.push(act),
  };
  vm.compileFunction(source, Object.keys(context))(...Object.values(context));
  const touch = () => vi.mocked(guide.atFirstTouch ?? vi.fn()).mock.calls[0]?.[0]();
  const paint = () => {
    for (let act = waiting.shift(); act; act = waiting.shift()) act();
  };
  const change = (record: object) => {
    for (const hear of watches) hear([record]);
  };
  return {
    added,
    beacons,
    guide,
    touch,
    paint,
    change,
    send: (name: string, event: object) => listeners.get(name)?.(event),
  };
}

const SCRIPTS = { 'app-scripts': '/assets/react.js /assets/layout.js', 'paper-styles': '/assets/paper.css' };
const STARTED = [
  expect.objectContaining({ rel: 'stylesheet', media: 'print', href: '/assets/paper.css' }),
  expect.objectContaining({ rel: 'modulepreload', href: '/assets/react.js' }),
  expect.objectContaining({ rel: 'modulepreload', href: '/assets/layout.js' }),
  expect.objectContaining({ rel: 'preload', href: '/locales/es/translation.json' }),
];

test('nothing is fetched before the first touch or paint', () => {
  expect(load(SCRIPTS).added).toEqual([]);
});

test('the application starts once, at the first touch or once the screen is painted', () => {
  const painted = load(SCRIPTS);
  painted.paint();
  expect(painted.added).toEqual(STARTED);
  painted.touch();
  expect(painted.added).toHaveLength(STARTED.length);

  const touched = load(SCRIPTS);
  touched.touch();
  expect(touched.added).toEqual(STARTED);
  touched.paint();
  expect(touched.added).toHaveLength(STARTED.length);
});

test('when the application cannot be loaded, the page goes back to the browser', async () => {
  const { guide, beacons, touch } = load({ 'app-scripts': '/is-gone.js' });
  touch();
  await vi.waitFor(() => expect(guide.giveUp).toHaveBeenCalledOnce());
  expect(console.warn).toHaveBeenCalledOnce();
  // Without the rest of the address, which may hold what a visitor searched for.
  await vi.waitFor(() => expect(beacons).toEqual([['/falla', expect.stringMatching(/^\/en\/bodegas\nTypeError \[/)]]));
});

test('the manifest, and the policy against other style sheets, come after the first paint', () => {
  const { added, touch, paint } = load({ 'app-manifest': '/manifest.webmanifest', 'app-styles': '/assets/screens' });
  touch();
  expect(added).toEqual([]);
  paint();
  expect(added).toEqual([
    { tag: 'link', rel: 'manifest', href: '/manifest.webmanifest' },
    { tag: 'meta', httpEquiv: 'Content-Security-Policy', content: "style-src-elem 'self'" },
  ]);
});

test('an offer to install the guide is kept, and not shown by the browser', () => {
  const { guide, send } = load();
  const offer = { preventDefault: vi.fn() };
  send('beforeinstallprompt', offer);
  expect(offer.preventDefault).toHaveBeenCalledOnce();
  expect(guide.install).toBe(offer);
});

test('what others change before the application takes over is remembered, and nothing after that', () => {
  const { guide, change } = load();
  change({ name: 'first' });
  expect(guide.endWatch?.()).toEqual([{ name: 'first' }]);
  change({ name: 'second' });
  expect(guide.endWatch?.()).toEqual([{ name: 'first' }]);
});
