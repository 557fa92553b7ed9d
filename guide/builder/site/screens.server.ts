import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ScreenDefinition } from '#app/page/define-page.ts';
import { foldersIn } from '#reading/read-file.ts';

/** A folder of `guide/app/screens`, whose name is the screen's. */
export type Screen = ScreenDefinition & { name: string };

const FOLDER = path.resolve(import.meta.dirname, '../../app/screens');

/**
 * Imports the definition in every folder of `guide/app/screens`, the registry of screens.
 * @throws {Error} naming the folder that has no `page.server.ts`
 */
async function importScreens(): Promise<Screen[]> {
  return Promise.all(
    foldersIn(FOLDER, '.').map(async (name) => {
      const file = path.join(FOLDER, name, 'page.server.ts');
      if (!existsSync(file))
        throw new Error(`guide/app/screens/${name} has no page.server.ts, which says what it shows.`);
      const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
      return { ...(module as { default: ScreenDefinition }).default, name }; // the type is checked in that file
    }),
  );
}

/** The screens of this application, imported once. */
export const screens = await importScreens();
