/** For tests of the catalogue: the real content, a copy of it to break, and made-up listings. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type Catalogue, type CollectionViews, type NamedCollection, readCatalogue } from './catalogue.ts';
import { ContentError } from './problems.ts';
import type { Section } from './views.ts';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

const COPIES = path.join(projectRoot, '.build');

/** The least that every listing's file holds. */
export const plainListing = {
  name: 'La Prueba',
  description: 'Un lugar inventado para las pruebas.',
  location: 'Calle Falsa 123',
  images: [{ scene: { kind: 'ruta', light: 'dorada', seed: 1 }, alt: 'Camino entre álamos' }],
};

/**
 * A copy of the content, with only the named collections, that a test may break.
 * It lies inside the project, where `#app` is known.
 */
export function copyContent(...collections: string[]) {
  mkdirSync(COPIES, { recursive: true });
  const root = mkdtempSync(path.join(COPIES, 'test-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const shared = ['content/site.json', 'content/service-icons.json', 'content/search-synonyms.json', 'locales'];
  for (const part of [...shared, ...collections.map((name) => `content/collections/${name}`)]) {
    cpSync(path.join(projectRoot, part), path.join(root, part), { recursive: true });
  }
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  return {
    root,
    write,
    remove: (file: string) => rmSync(at(file), { recursive: true }),
    copy: (from: string, to: string) => cpSync(at(from), at(to), { recursive: true }),
    replace: (file: string, from: string, to: string) => write(file, read(file).replace(from, to)),
    /** Sets fields of a JSON file; undefined takes one away. */
    set: (file: string, fields: Record<string, unknown>) =>
      write(file, JSON.stringify({ ...(JSON.parse(read(file)) as object), ...fields }, null, 2)),
  };
}

/** What `task` finds wrong in the content; empty when nothing is. */
export async function problemsOf(task: () => unknown): Promise<string[]> {
  try {
    await task();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

let real: Promise<Catalogue> | undefined;

/** The real catalogue, read once for a test file. */
export function readRealCatalogue(): Promise<Catalogue> {
  real ??= readCatalogue(projectRoot);
  return real;
}

/** Card and page of a made-up listing in a real collection; `fields` adds to the plain listing. */
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
