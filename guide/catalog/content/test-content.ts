/** Test helpers for the catalogue: the real content, copies of it to break, and made-up listings. */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Catalogue, readCatalogue } from '#catalog/listings/catalogue.ts';
import type { CollectionViews } from '#catalog/listings/collection-views.ts';
import type { NamedCollection } from '#catalog/listings/read-collections.ts';
import { inSpanish } from '#reading/mistakes/in-spanish.ts';
import { ContentError } from '#reading/problems.ts';
import type { Section } from '#views/views.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

const COPIES = path.join(projectRoot, '.build');

/** The minimum content of a listing's file. */
export const plainListing = {
  name: 'La Prueba',
  description: 'Un lugar inventado para las pruebas.',
  location: 'Calle Falsa 123',
  images: [{ print: 'pages/guia-cards-bodegas', alt: 'Camino entre álamos' }],
};

/**
 * Copies the content for a test to break: only the named collections, without picture files. The copy is inside the
 * project, so that `#app` resolves.
 */
export function copyContent(...collections: string[]) {
  const settings = ['menus.json', 'site.json', 'service-icons.json', 'search-synonyms.json'].map(
    (name) => `content/${name}`,
  );
  return copyOf([
    ...settings,
    'content/locales',
    'content/prints/manifest.json',
    ...collections.map((name) => `content/collections/${name}`),
  ]);
}

/** Copies all content except the drawings, for tests that read every listing. */
export const copyWholeContent = () => copyOf(['content']);

/**
 * Copies all content except the drawings, with few listings in each collection: those that other content names, two
 * real, two brief and two samples, and `kept` (names of files without ".json"). It has a third of the pages.
 */
export function copySmallContent(...kept: string[]) {
  const isKept = (file: string) => kept.includes(path.basename(file, '.json')) || !spareListings().has(file);
  return copyOf(['content'], (file) => isKept(path.relative(projectRoot, file).split(path.sep).join('/')));
}

const FEW = 2;

let spare: Set<string> | undefined;

/** The listings' files that a copy of the content can do without, by their paths in the project; found once. */
export function spareListings(): Set<string> {
  spare ??= findSpareListings();
  return spare;
}

function findSpareListings(): Set<string> {
  const files = globSync('content/**/*.{json,md}', { cwd: projectRoot }).sort();
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(projectRoot, file), 'utf8')]));
  const listings = files.filter((file) => /^content\/collections\/[^/]+\/listings\/[^/.]+\.json$/.test(file));
  const names = new Map([...texts].map(([file, text]) => [file, new Set(text.match(/[\w-]+(?=["'/)#\s])/g))]));
  const isNamed = (listing: string) => {
    const id = path.basename(listing, '.json');
    return [...names].some(([file, found]) => file !== listing && found.has(id));
  };
  const alike = Object.groupBy(listings, (file) => {
    const { description, sample } = JSON.parse(texts.get(file) ?? '{}') as { description?: string; sample?: boolean };
    return [path.posix.dirname(file), Boolean(description), sample].join(' ');
  });
  return new Set(
    Object.values(alike).flatMap((group = []) => group.filter((file, index) => index >= FEW && !isNamed(file))),
  );
}

/** Prints weigh a lot, and no test of the content opens one. */
export const isNoPrint = (file: string) => !/[\\/]prints[\\/].*\.(avif|webp)$/.test(file);

function copyOf(parts: string[], isWanted: (file: string) => boolean = () => true) {
  mkdirSync(COPIES, { recursive: true });
  const root = mkdtempSync(path.join(COPIES, 'test-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of parts) {
    cpSync(path.join(projectRoot, part), path.join(root, part), {
      recursive: true,
      filter: (file) => isNoPrint(file) && isWanted(file),
    });
  }
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  return {
    root,
    read,
    write,
    remove: (file: string) => rmSync(at(file), { recursive: true }),
    copy: (from: string, to: string) => cpSync(at(from), at(to), { recursive: true }),
    replace: (file: string, from: string | RegExp, to: string) => write(file, read(file).replace(from, to)),
    /** Sets fields of a JSON file; undefined removes one. */
    set: (file: string, fields: Record<string, unknown>) =>
      write(file, JSON.stringify({ ...(JSON.parse(read(file)) as object), ...fields }, null, 2)),
  };
}

/**
 * Returns the mistakes that `task` finds in the content. Fails if a sentence has no Spanish translation: the owner does
 * not read English.
 */
export async function problemsOf(task: () => unknown): Promise<string[]> {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const untranslated = error.problems.filter((problem) => / must |^null$/.test(inSpanish(problem) ?? 'null'));
    expect(untranslated, 'sentences to be added to guide/reading/mistakes/spanish.json').toEqual([]);
    return error.problems;
  }
  return [];
}

let real: { testFile: string | undefined; catalogue: Promise<Catalogue> } | undefined;

/** The real catalogue, read once per test file, so that no file sees listings made up by another. */
export function readRealCatalogue(): Promise<Catalogue> {
  const { testPath: testFile } = expect.getState();
  if (!real || real.testFile !== testFile) real = { testFile, catalogue: readCatalogue(projectRoot) };
  return real.catalogue;
}

/** Returns the card and page of a made-up listing in a real collection; `fields` is added to the plain listing. */
export async function viewOf(collection: string, fields: object = {}, language = 'es') {
  const catalogue = await readRealCatalogue();
  const views = viewsOf(catalogue, collection, fields, language);
  const [detail] = views.details;
  if (!detail) throw new Error('A parsed listing gave no view.');
  const section = <Kind extends Section['kind']>(kind: Kind) =>
    detail.sections.filter((one): one is Extract<Section, { kind: Kind }> => one.kind === kind);
  return { ...views, card: detail.card, detail, section, site: catalogue.site };
}

function viewsOf(catalogue: Catalogue, name: string, fields: object, language: string): CollectionViews {
  const collection = collectionNamed(catalogue, name);
  const listing = collection.parse({ ...plainListing, ...fields }, 'la-prueba', 'la-prueba.json');
  return catalogue.views({ ...collection, listings: [listing] }, language);
}

export function collectionNamed({ collections }: Catalogue, wanted: string): NamedCollection {
  const collection = collections.find(({ name }) => name === wanted);
  if (!collection) throw new Error(`There is no collection "${wanted}".`);
  return collection;
}
