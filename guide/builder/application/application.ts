import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { Manifest } from 'vite';
import type { Assets, Styles } from '#engine/document.ts';
import { scriptsOf } from '../assets.ts';
import { type BuildCache, keyOf } from '../cache/cache.ts';
import type { ScreenRoutes } from '../screens-plugin.ts';
import { type Inputs, isProgram, partStamp } from '../stamp.ts';
import type { Application } from '../vite.ts';
import { makeApart } from './make-apart.ts';
import type { Bundle } from './make-application.ts';

/** The bundled application, ready to render. */
export type Ready = Application & {
  manifest: Manifest;
  /** The files of the client build that each document needs. */
  assets: Assets & { styles: Styles };
  /** Changes with any part of the program that renders the pages. */
  version: string;
  /** Changes with any part of the program, also that of the browser. */
  program: string;
};

type Source = {
  root: string;
  cache: BuildCache;
  inputs: Inputs;
  workshop: string;
  screens: ScreenRoutes;
  isOffline: boolean;
};

/** The application of one program while it is being bundled. */
export type Bundling = { program: string[]; bundle: Promise<Bundle> };

/**
 * Begins to bundle the application, in another process, which works even while the caller keeps its own busy. Vite runs
 * only when a source file, a package or the list of screens has changed, and is not even loaded otherwise.
 */
export function beginBundle(source: Source): Bundling {
  const program = programOf(source);
  const bundle = bundleOf(source, program);
  bundle.catch(() => {}); // `readyApplication` reports the error
  return { program, bundle };
}

/**
 * Waits for the bundled application, and loads it.
 * @param dist the folder for the browser's files
 */
export async function readyApplication(
  { program, bundle }: Bundling,
  { workshop, dist }: { workshop: string; dist: string },
): Promise<Ready> {
  const { client, server, manifest, styles, fonts } = await bundle;
  const folder = path.join(workshop, 'server');
  await Promise.all([writeAll(dist, client), writeAll(folder, server)]);
  const entry = pathToFileURL(path.join(folder, 'entry.server.mjs')).href;
  const { renderPage, renderDocument } = (await import(entry)) as Application; // bundled from this project's entry
  return {
    renderPage,
    renderDocument,
    manifest,
    assets: { styles, fonts, scripts: (screen) => scriptsOf(manifest, screen).map((file) => `/${file}`) },
    version: keyOf(server.flat()),
    program: keyOf(program),
  };
}

/** All that the bundle depends on. */
const programOf = ({ inputs, screens }: Pick<Source, 'inputs' | 'screens'>): string[] => [
  'application',
  partStamp(inputs, isProgram),
  JSON.stringify([screens, process.env.OFFLINE ?? 'on']),
];

async function bundleOf(
  { root, cache, inputs, workshop, screens, isOffline }: Source,
  program: string[],
): Promise<Bundle> {
  const bytes = await cache.bytes(program, async () => {
    const known = new Set([...inputs.keys()].filter(isProgram));
    const folder = mkdtempSync(path.join(workshop, 'bundle-'));
    const bundle = await makeApart({ root, workshop: folder, screens, known, isOffline });
    await rm(folder, { recursive: true });
    return serialize(bundle);
  });
  return deserialize(bytes) as Bundle; // serialised above, by the same program
}

async function writeAll(folder: string, files: [string, Buffer][]) {
  for (const name of new Set(files.map(([file]) => path.dirname(path.join(folder, file)))))
    await mkdir(name, { recursive: true });
  await Promise.all(files.map(([file, bytes]) => writeFile(path.join(folder, file), bytes)));
}
