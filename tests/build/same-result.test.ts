/**
 * After any change, a build that reuses unchanged parts of earlier builds must give the same site as a build from
 * scratch. This is compared after all changes; with `EACH=1`, which takes minutes, after each of them.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seenOf } from '#builder/seen.ts';
import { articleFile } from './article.ts';
import { IN_A_HURRY, smallGuide } from './small-guide.ts';

const BUILD_MS = 600_000;
const WINERIES = 'content/collections/bodegas/listings';
const WORDS = 'content/locales/es/translation.json';
const ARTICLE = 'content/posts/tres-dias.md';

const { root, read, write, remove, filesIn } = smallGuide();
const wineries = filesIn(WINERIES).filter((name) => /^[^/]+\.json$/.test(name));
const [first = '', last = ''] = [wineries[0], wineries.at(-1)];
const page = (name: string) => read(`dist/${lists.bodegas}/${path.basename(name, '.json')}/index.html`);
let lists: Record<string, string> = {};

beforeAll(() => {
  writeArticle('Empieza temprano.');
  writeListing('la-vieja', 'Bodega La Vieja');
  build();
  const short = JSON.parse(read('dist/.redirects.json')) as Record<string, string>; // written by the build
  lists = Object.fromEntries(Object.entries(short).map(([from, to]) => [from.slice(1), to.slice(1)]));
}, BUILD_MS);

afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }), BUILD_MS); // deletions may be running

type Change = [what: string, change: () => void, isThere: () => boolean];

/** Changes of the content, which are built together. */
const CONTENT: Change[] = [
  [
    'a phone',
    () => changeListing(first, { phone: '+54 260 400-0001' }),
    () => page(first).replace(/\D/g, '').includes('2604000001'),
  ],
  [
    'a title',
    () => changeListing(first, { name: 'Bodega Renombrada' }),
    () => page(first).includes('Bodega Renombrada'),
  ],
  [
    'a new listing',
    () => writeListing('la-prueba', 'Bodega La Prueba'),
    () => page('la-prueba.json').includes('Bodega La Prueba') && list().includes('Bodega La Prueba'),
  ],
  [
    'a deleted listing',
    () => remove(`${WINERIES}/la-vieja.json`),
    () => !existsSync(path.join(root, 'dist', lists.bodegas ?? '', 'la-vieja')) && !list().includes('La Vieja'),
  ],
  ['an article', () => writeArticle('Empieza al mediodía.'), () => article().includes('Empieza al mediodía.')],
];

/** What changes every page is built first: afterwards it would hide what the others miss. */
const EVERYWHERE: Change[] = [
  [
    'a word of the interface',
    () => write(WORDS, { ...(JSON.parse(read(WORDS)) as object), skip: 'Saltar al contenido de prueba' }),
    () => page(first).includes('Saltar al contenido de prueba'),
  ],
  [
    'a source file and a style',
    () => {
      write(
        'guide/engine/document.ts',
        read('guide/engine/document.ts').replace('<!doctype html>', '<!doctype html><!--x-->'),
      );
      write('common/ui/styles/base.css', `${read('common/ui/styles/base.css')}\n.probe-of-styles { color: red; }\n`);
    },
    () => page(first).startsWith('<!doctype html><!--x-->') && page(first).includes('.probe-of-styles'),
  ],
];

/** Changes that are built together, with their names. */
const rounds = (changes: Change[]) =>
  (process.env.EACH ? changes.map((change) => [change]) : [changes]).map(
    (round) => [round.map(([what]) => what).join(', '), round] as const,
  );

test.each(rounds(EVERYWHERE))('%s: each changes the site as it should', { timeout: 2 * BUILD_MS }, (_names, round) => {
  for (const [, change] of round) change();
  build();
  expectThere(round);
});

test.each(rounds(CONTENT))(
  '%s: each changes the site as it should, and what is built to be looked at is just that',
  { timeout: 2 * BUILD_MS },
  (_names, round) => {
    const before = pagesIn('dist');
    for (const [, change] of round) change();
    run('--input-type=module', '--eval', LOOK);
    const looked = pagesIn('.build/look');
    build();
    expectThere(round);
    const changed = [...pagesIn('dist')].filter(([name, seen]) => seen !== before.get(name));
    expect(changed.length).toBeGreaterThan(0);
    expect(looked).toEqual(new Map(changed));
  },
);

test('a build that fails leaves the site as it is', { timeout: BUILD_MS }, () => {
  const before = digests();
  const good = read(`${WINERIES}/${first}`);
  changeListing(first, { category: 'no existe' });
  expect(() => build()).toThrow('The build failed');
  expect(digests()).toEqual(before);
  write(`${WINERIES}/${first}`, good);
});

test('after all these changes, the site is the same as from a build from scratch', { timeout: BUILD_MS }, () => {
  expectSameAsWhole();
});

/** Builds what differs from the site in `dist`. */
const LOOK = `
  const [{ buildChanged }, { readCatalogue }] = await Promise.all([
    import('#builder/build-changed.ts'),
    import('#catalog/listings/catalogue.ts'),
  ]);
  const root = process.cwd();
  await buildChanged(root, { outDir: root + '/.build/look', live: root + '/dist', catalogue: await readCatalogue(root) });
`;

/** What somebody sees of each page in a folder. */
const pagesIn = (folder: string) =>
  new Map(
    filesIn(folder).flatMap((name) => (name.endsWith('.html') ? [[name, seenOf(read(`${folder}/${name}`))]] : [])),
  );

const build = () => run('scripts/build.ts');

function run(...program: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...IN_A_HURRY },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
}

function expectThere(round: Change[]) {
  for (const [what, , isThere] of round) expect.soft(isThere(), what).toBe(true);
  if (process.env.EACH) expectSameAsWhole();
}

function expectSameAsWhole() {
  const partly = digests();
  const cache = path.join(root, 'node_modules/.cache');
  renameSync(cache, `${cache}-aside`);
  rmSync(path.join(root, 'dist'), { recursive: true });
  build();
  rmSync(cache, { recursive: true });
  renameSync(`${cache}-aside`, cache);
  expect(digests()).toEqual(partly);
}

/** File → digest, of the whole site without the report, which states how long the build took. */
function digests(): Record<string, string> {
  const entries = filesIn('dist').flatMap((name) => {
    const bytes = bytesOf(path.join(root, 'dist', name));
    return bytes && name !== '.report.json' ? [[name, createHash('sha256').update(bytes).digest('hex')]] : [];
  });
  return Object.fromEntries(entries) as Record<string, string>; // pairs
}

function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return null;
    throw error;
  }
}

const listing = (name: string) => JSON.parse(read(`${WINERIES}/${name}`)) as object;
const writeListing = (id: string, name: string) =>
  write(`${WINERIES}/${id}.json`, { ...listing(last), name, description: 'Una bodega inventada.' });
const changeListing = (name: string, fields: object) => write(`${WINERIES}/${name}`, { ...listing(name), ...fields });
const list = () => read(`dist/${lists.bodegas}/index.html`);
const article = () => read('dist/blog-de-turismo-san-rafael/tres-dias/index.html');

const writeArticle = (text: string) => write(ARTICLE, articleFile(text));
