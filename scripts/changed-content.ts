/**
 * `npm run test:changed`: runs the unit and content tests on a copy of the guide with changed content, because no test
 * may depend on today's businesses. Further arguments go to Vitest.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '..');
const COPIED = ['common', 'content', 'desk', 'docs', 'guide', 'map', 'scripts', 'server', 'tests'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts'];
const LISTINGS = 'content/collections';

const SENTENCE = 'Una caminata corta y un mate largo junto al río, que nadie contó todavía en esta guía de viajes.';
const print = { print: 'pages/guia-cards-bodegas', alt: 'Camino entre álamos' };
const source = 'https://diario.example/nuevo';

type Json = Record<string, unknown>;

mkdirSync(path.join(PROJECT, '.build'), { recursive: true });
const root = mkdtempSync(path.join(PROJECT, '.build/changed-')); // inside, so that packages are found
try {
  for (const part of [...COPIED, ...FILES]) {
    cpSync(path.join(PROJECT, part), path.join(root, part), { recursive: true });
  }
  change();
  const words = process.argv.slice(2);
  // The desk is copied because a test of the content uses its schemas; its own tests name businesses.
  const tests = words.length > 0 ? words : ['--project', 'together', '--exclude', 'desk/**'];
  const vitest = path.join(PROJECT, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...tests], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** A year of an owner's edits: prices, hours and ratings change, a business closes, others open, no translations. */
function change() {
  rename();
  const [lodging = ''] = listingsOf('alojamientos');
  edit(lodging, (inn) => ({ ...inn, price: 412000, checkIn: '16:00', checkOut: '09:00', rating: 3.8 }));
  const [winery = ''] = listingsOf('bodegas').filter((file) => file.endsWith('bodega-suter.json'));
  if (winery) rmSync(at(winery));
  const spanish = { description: 'Un lugar nuevo.', location: 'Calle Nueva 1', images: [print], sources: [source] };
  write(`${LISTINGS}/bodegas/listings/la-nueva.json`, {
    ...{ name: 'La Nueva', category: 'boutique', clubWelcome: false },
    ...spanish,
  });
  write('content/events/fiesta-nueva.json', {
    name: 'Fiesta nueva',
    when: 'En mayo',
    place: 'La plaza',
    text: 'Se baila.',
    recurrence: { type: 'fixed', month: 5, day: 2 },
    rule: 'Todos los años el 2 de mayo',
    sources: [source],
  });
  const [article = ''] = filesIn('content/posts').filter((name) => /^[^.]+\.md$/.test(name) && name !== 'README.md');
  const text = readFileSync(at(`content/posts/${article}`), 'utf8');
  const own = text
    .replace(/^( *title): .*$/gm, '$1: Un artículo nuevo')
    .replace(/^( *(excerpt|description)): .*$/gm, `$1: ${SENTENCE}`);
  writeFileSync(at('content/posts/articulo-nuevo.md'), own);
  addCategory(spanish);
}

/** Gives each business and each event another name, and raises each price. */
function rename() {
  const collections = filesIn(LISTINGS).filter((name) => !name.includes('.'));
  const events = filesIn('content/events').filter((name) => name.endsWith('.json'));
  const files = [...collections.flatMap(listingsOf), ...events.map((name) => `content/events/${name}`)];
  for (const [index, file] of files.entries()) {
    const name = `Nombre ${1000 + index}`; // no name is the beginning of another
    edit(file, ({ translations, price, ...thing }) => ({
      ...thing,
      name,
      ...(price === undefined ? {} : { price: typeof price === 'number' ? price + 1000 : price }),
      ...(translations ? { translations: renamed(translations as Record<string, Json>, name) } : {}),
    }));
  }
}

function renamed(translations: Record<string, Json>, name: string) {
  const entries = Object.entries(translations);
  return Object.fromEntries(
    entries.map(([language, { name: old, ...words }]) => [language, old ? { ...words, name } : words]),
  );
}

function addCategory(listing: Json) {
  const folder = `${LISTINGS}/vinotecas`;
  cpSync(at(`${LISTINGS}/bodegas`), at(folder), { recursive: true });
  rmSync(at(`${folder}/listings`), { recursive: true });
  const index = readFileSync(at(`${folder}/index.ts`), 'utf8');
  writeFileSync(
    at(`${folder}/index.ts`),
    index.replace(/type: '[^']+'/, "type: 'vinoteca'").replace(/path: '[^']+'/, "path: '/vinotecas-nuevas'"),
  );
  const words = {
    label: 'Vinotecas',
    title: 'Vinotecas',
    pageTitle: 'Vinotecas nuevas de San Rafael',
    description: `Dónde comprar vino: ${SENTENCE}`,
  };
  edit(`${folder}/es.json`, (spanish) => ({ ...spanish, ...words }));
  const own = { name: 'Vinoteca Nueva', category: 'boutique', clubWelcome: false };
  write(`${folder}/listings/la-vinoteca.json`, { ...listing, ...own, description: 'Vinos de la zona todo el año.' });
}

function at(file: string) {
  return path.join(root, file);
}

function filesIn(folder: string) {
  return readdirSync(at(folder)).sort();
}

function listingsOf(collection: string) {
  const folder = `${LISTINGS}/${collection}/listings`;
  const names = filesIn(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.draft.json'));
  return names.map((name) => `${folder}/${name}`);
}

function write(file: string, content: Json) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), `${JSON.stringify(content, null, 2)}\n`);
}

function edit(file: string, change: (content: Json) => Json) {
  write(file, change(JSON.parse(readFileSync(at(file), 'utf8')) as Json));
}
