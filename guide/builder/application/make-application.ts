import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import type { Styles } from '#engine/document.ts';
import { TARGET } from '../entries.ts';
import { writeWorker } from '../offline/worker.ts';
import type { ScreenRoutes } from '../screens-plugin.ts';
import { FONTS } from '../styles/fonts.ts';
import { clientConfig, serverConfig } from '../vite.ts';
import { takeStyles } from './take-styles.ts';

/** File → its bytes. */
type Files = [string, Buffer][];

/** The output of the bundler: it does not depend on the content, except for the list of screens. */
export type Bundle = {
  /** For `dist`: scripts, styles, fonts, the service worker. */
  client: Files;
  /** The application that renders the pages. */
  server: Files;
  manifest: Manifest;
  styles: Styles;
  /** The addresses of the fonts that the first paint needs. */
  fonts: string[];
};

export type Source = {
  root: string;
  /** An empty folder. */
  workshop: string;
  screens: ScreenRoutes;
  /** The project's files that are part of the result's cache key. */
  known: Set<string>;
  isOffline: boolean;
};

/**
 * Bundles the application for the browser and for the build itself.
 * @throws {Error} when it includes a file that is not `known`: a change in that file would go unnoticed
 */
export async function makeApplication({ root, workshop, screens, known, isOffline }: Source): Promise<Bundle> {
  const [dist, server] = [path.join(workshop, 'client'), path.join(workshop, 'server')];
  const check = onlyKnown(root, known);
  const client = clientConfig(root, dist, screens);
  await build({ ...client, plugins: [...(client.plugins ?? []), check] });
  const rendering = serverConfig(root, server, screens);
  await build({ ...rendering, plugins: [...(rendering.plugins ?? []), check] });
  const manifest = await readManifest(dist);
  const styles = await takeStyles(dist, manifest);
  await rm(path.join(dist, '.vite'), { recursive: true });
  await writeWorker(root, dist, TARGET, !isOffline);
  return {
    client: await filesIn(dist),
    server: await filesIn(server),
    manifest,
    styles,
    fonts: FONTS.map((font) => fontAddress(manifest, path.basename(font))),
  };
}

function onlyKnown(root: string, known: Set<string>): Plugin {
  return {
    name: 'only-known',
    buildEnd(error) {
      if (error) return;
      for (const id of this.getModuleIds()) {
        const file = path.relative(root, id.split('?')[0] ?? '');
        const isOwn = path.isAbsolute(id) && !/^\.\.|^\.build|node_modules/.test(file);
        if (isOwn && !known.has(file)) this.error(`${file} is bundled: it must belong to the program in stamp.ts.`);
      }
    },
  };
}

/** Reads Vite's manifest of the browser build. */
async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite's own file
}

function fontAddress(manifest: Manifest, name: string): string {
  const font = Object.entries(manifest).find(([source]) => source.endsWith(`/${name}`));
  if (!font) throw new Error(`No style sheet uses ${name}; correct FONTS in guide/builder/styles/fonts.ts.`);
  return `/${font[1].file}`;
}

async function filesIn(folder: string): Promise<Files> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (file): Promise<[string, Buffer]> => [path.relative(folder, file), await readFile(file)]),
  );
}
