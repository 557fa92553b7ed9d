import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { createInstance } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'language.js'), 'utf8');
const LANGUAGES = ['es', 'en', 'pt'];

type Visit = {
  /** The address that is opened. */
  address?: string;
  cookie?: string;
  local?: Record<string, string>;
  session?: Record<string, string>;
  browser?: string[];
  userAgent?: string;
  isRefusing?: boolean;
  referrer?: string;
  /** Whether the rest of the document is still on its way. */
  isOnItsWay?: boolean;
};

/** Runs the script as a browser does in the head of a page; returns the globals that it saw. */
function visit(given: Visit) {
  const globals = browserOf(given);
  vm.compileFunction(source, Object.keys(globals))(...Object.values(globals));
  return globals;
}

function browserOf({
  address = '/favoritos',
  cookie = '',
  local = {},
  session = {},
  browser = ['es-AR'],
  ...rest
}: Visit) {
  const { pathname, search, hash } = new URL(address, 'https://guia.example');
  const language = LANGUAGES.find((code) => pathname.startsWith(`/${code}/`)) ?? 'es';
  const page = language === 'es' ? pathname : pathname.slice(3);
  const refuse = () => {
    if (rest.isRefusing) throw new Error('The operation is insecure.');
  };
  const storage = (items: Record<string, string>) => ({
    getItem(key: string) {
      refuse();
      return items[key] ?? null;
    },
    setItem(key: string, text: string) {
      refuse();
      items[key] = text;
    },
    removeItem(key: string) {
      refuse();
      delete items[key];
    },
  });
  const root = {
    lang: language,
    style: { visibility: '' },
    dataset: { below: '' } as { below?: string },
    // Sections that wait to be laid out have an estimated height.
    get scrollHeight() {
      return 'below' in this.dataset ? 2000 : 3000;
    },
    getAttribute: () => language,
  };
  const links = LANGUAGES.map((code) => ({
    hreflang: code,
    href: `https://guia.example${code === 'es' ? '' : `/${code}`}${page}`,
  }));
  return {
    document: {
      cookie,
      documentElement: root,
      querySelectorAll: () => links,
      referrer: rest.referrer ?? 'https://guia.example/en/favoritos',
    },
    window: { afterFirstPaint: (act: () => void) => act() },
    navigator: {
      languages: browser,
      language: browser[0],
      userAgent: rest.userAgent ?? 'Mozilla/5.0 (Linux; Android 10)',
    },
    location: { origin: 'https://guia.example', pathname, search, hash, replace: vi.fn<(to: string) => void>() },
    localStorage: storage(local),
    sessionStorage: storage(session),
    innerHeight: 1000,
    setTimeout: vi.fn(),
    scrollTo: vi.fn(),
    addEventListener: (_name: string, listener: () => void): void => (rest.isOnItsWay ? undefined : listener()),
  };
}

const target = (given: Visit) => visit(given).location.replace.mock.calls[0]?.[0] ?? null;

const visits: [string, Visit][] = [
  ['a Spanish browser', {}],
  ['an English browser', { browser: ['en-US', 'en'] }],
  ['a Brazilian browser', { browser: ['pt-BR', 'pt', 'en'] }],
  ['a browser whose first language the guide does not speak', { browser: ['de-DE', 'de', 'pt-PT', 'en'] }],
  ['a browser of which the guide speaks nothing', { browser: ['ja'] }],
  ['an address that asks for a language', { address: '/favoritos?lng=pt', local: { i18nextLng: 'en' } }],
  ['an address that asks for one nobody speaks', { address: '/favoritos?lng=xx', browser: ['en'] }],
  ['an address that asks for a word of the program', { address: '/favoritos?lng=constructor', browser: ['en'] }],
  ['a cookie', { cookie: 'a=b; i18next=en; c=d', local: { i18nextLng: 'pt' } }],
  ['a choice that was kept', { local: { i18nextLng: 'pt' }, browser: ['en'] }],
  ['a choice for Spanish that was kept', { local: { i18nextLng: 'es' }, browser: ['en'] }],
  ['a choice for this visit', { session: { i18nextLng: 'pt' }, browser: ['en'] }],
  ['a choice with a region', { local: { i18nextLng: 'pt-BR' } }],
];

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.unstubAllGlobals());

/** The language that i18next with its own detector chooses in the same browser. */
async function detected(given: Visit): Promise<string> {
  const { document, navigator, location, localStorage, sessionStorage } = browserOf(given);
  const window = { document, navigator, location, localStorage, sessionStorage };
  for (const [name, value] of Object.entries({ ...window, window })) vi.stubGlobal(name, value);
  const instance = createInstance();
  await instance.use(LanguageDetector).init({
    supportedLngs: LANGUAGES,
    fallbackLng: 'es',
    load: 'languageOnly',
    resources: {},
    detection: {
      order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
      lookupQuerystring: 'lng',
      htmlTag: document.documentElement as unknown as HTMLElement, // all that the detector reads of it
      caches: [],
    },
  });
  return instance.language.split('-')[0] ?? '';
}

test.each(visits)('%s gets the language that i18next would detect', async (_name, given) => {
  const local = { ...given.local };
  const to = target({ ...given, local });
  const language = to === null ? 'es' : to.slice(1, 3);
  expect(language).toBe(await detected(given));
  expect(local.i18nextLng).toBe(language);
});

test('a redirect keeps a filter and a #fragment, but not the requested language', () => {
  expect(target({ address: '/bodegas?filter=premium&lng=en#club', browser: ['es'] })).toBe(
    '/en/bodegas?filter=premium#club',
  );
});

test.each([
  ['a browser whose language is another', { browser: ['en'] }],
  ['a choice that was kept', { local: { i18nextLng: 'en' } }],
  ['an address that asks for a language', { address: '/favoritos?lng=en' }],
])('%s leads there before the rest of the document has come', (_name, given) => {
  expect(target({ ...given, isOnItsWay: true })).toBe('/en/favoritos');
});

test('a page that stays in Spanish does not wait for cookies and session storage before it is painted', () => {
  const given = { cookie: 'i18next=en', session: { i18nextLng: 'pt' } };
  expect(target({ ...given, isOnItsWay: true })).toBeNull();
  expect(target(given)).toBe('/en/favoritos');
});

test('a language prefix in the address wins over a stored choice', () => {
  const local = { i18nextLng: 'pt' };
  expect(target({ address: '/en/favoritos', local, browser: ['es'] })).toBeNull();
  expect(local.i18nextLng).toBe('pt');
});

test.each([
  ['another language', '/en/favoritos?lng=pt&filter=premium', '/pt/favoritos?filter=premium', 'pt'],
  ['Spanish, and goes on asking there', '/en/favoritos?lng=es', '/favoritos?lng=es', 'es'],
  ['its own language', '/en/favoritos?lng=en', null, 'en'],
  ['a language nobody speaks', '/en/favoritos?lng=xx', null, 'fr'],
])('an address with a language prefix that asks for %s', (_name, address, to, stored) => {
  const local = { i18nextLng: 'fr' };
  expect(target({ address, local, cookie: 'i18next=en', browser: ['en'] })).toBe(to);
  expect(local.i18nextLng).toBe(stored);
});

test('a crawler finds every address in its own language', () => {
  expect(target({ browser: ['en-US'], userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBeNull();
});

test.each([
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (compatible; Some Validator/2.0)',
  'SiteChecker/1.0 (+https://checker.example)',
])('so does a tool that nobody has listed: %s', (userAgent) => {
  expect(target({ browser: ['en-US'], userAgent })).toBeNull();
});

test('a page that the browser has translated before it was complete stays where it is', () => {
  const globals = browserOf({ browser: ['es-AR', 'en'] });
  const listeners: (() => void)[] = [];
  globals.addEventListener = (_name, listener) => void listeners.push(listener);
  vm.compileFunction(source, Object.keys(globals))(...Object.values(globals));
  globals.document.documentElement.lang = 'en';
  for (const listener of listeners) listener();
  expect(globals.location.replace).not.toHaveBeenCalled();
});

test('without access to storage, only the choice is not remembered', () => {
  expect(target({ isRefusing: true, browser: ['en'] })).toBe('/en/favoritos');
});

test('a visitor who changed the language continues at the same place, once', () => {
  const session = { 'language-place': JSON.stringify({ path: '/en/favoritos', share: 0.5 }) };
  const { scrollTo } = visit({ address: '/en/favoritos', session });
  expect(scrollTo).toHaveBeenCalledWith({ top: 1000, behavior: 'instant' });
  expect(visit({ address: '/en/favoritos', session }).scrollTo).not.toHaveBeenCalled();
});

test('a visitor who comes from elsewhere does not wait for session storage', () => {
  const session = { 'language-place': JSON.stringify({ path: '/en/favoritos', share: 0.5 }) };
  const globals = visit({ address: '/en/favoritos', session, referrer: 'https://www.google.com/' });
  expect(globals.scrollTo).not.toHaveBeenCalled();
  expect(session['language-place']).toBeDefined();
});

test('a visitor who reads Spanish sees the first screen before cookies and session storage are read', () => {
  const globals = browserOf({ cookie: 'i18next=en', session: { i18nextLng: 'pt' } });
  const waiting: (() => void)[] = [];
  globals.window.afterFirstPaint = (act) => void waiting.push(act);
  vm.compileFunction(source, Object.keys(globals))(...Object.values(globals));
  expect(globals.location.replace).not.toHaveBeenCalled();
  for (const act of waiting) act();
  expect(globals.location.replace).toHaveBeenCalledWith('/en/favoritos');
});
