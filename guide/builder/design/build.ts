import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { TARGET } from '#builder/entries.ts';
import { readSite } from '#builder/site/site.server.ts';
import { smallFonts } from '#builder/styles/fonts.ts';
import { viteConfig } from '#builder/vite.ts';
import { samplesOf } from './samples.ts';

/** The folder of the built page of the design, relative to the project. */
export const DESIGN_DIST = '.build/design';
/** Its address beside the guide, whose pictures and words it uses. */
export const DESIGN_BASE = '/diseno/';

/** Relative to the project, which stays Vite's root: the list of screens names its files from there. */
const PAGE = 'guide/design/index.html';

/** Builds the page of the design, with the guide's own content as examples. */
export async function buildDesign(root: string): Promise<void> {
  const outDir = path.join(root, DESIGN_DIST);
  const site = await readSite(root);
  const config = viteConfig(root, async () => site.screens);
  await build({
    ...config,
    base: DESIGN_BASE,
    plugins: [...(config.plugins ?? []), smallFonts(root)],
    mode: 'production',
    logLevel: 'warn',
    define: { 'import.meta.env.GUIDE_OFFLINE': '"off"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(root, PAGE) },
    },
  });
  await rename(path.join(outDir, PAGE), path.join(outDir, 'index.html'));
  await writeFile(path.join(outDir, 'samples.json'), JSON.stringify(samplesOf(site)));
}
