import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type InlineConfig, minify, type Plugin } from 'vite';
import { smallFonts } from './fonts.ts';
import { layerStyleSources } from './screen-styles.ts';

export const CLIENT_ENTRY = 'app/entry.client.tsx';
export const SERVER_ENTRY = 'app/entry.server.tsx';

/** What the server entry gives to whoever loads it. */
export type Application = Pick<typeof import('#app/entry.server.tsx'), 'renderPage' | 'renderDocument'>;

/** Phones of 2022: an old Android that still gets browser updates is far ahead of these. */
const TARGET = ['chrome100', 'edge100', 'firefox100', 'safari15.4'];

/** What development and build share. There is no `vite.config.ts`: the scripts call Vite, not the other way round. */
export function viteConfig(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    // `public/` is copied by our own build, beside the pages.
    publicDir: false,
    plugins: [react()],
  };
}

/** All but what only rows of pictures need. */
const NO_GALLERY = /^(?!.*components[\\/](use-)?(carousel|gallery|lead-gallery))/;

/** The application for the browser, with hashed names below `/assets/`. */
export function clientConfig(root: string, outDir: string): InlineConfig {
  const config = buildConfig(root);
  return {
    ...config,
    plugins: [...(config.plugins ?? []), layerStyleSources(root, CLIENT_ENTRY), smallFonts(root)],
    build: {
      outDir,
      target: TARGET,
      // In one file all rules have one order; `takeAssets` cuts it into what each screen needs.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      manifest: '.vite/manifest.json',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(root, CLIENT_ENTRY),
        // What every page runs comes in one file: apart, it weighs 5 kB more and takes a request each. What several
        // screens need in pieces of a few hundred bytes, as icons, comes in a second one; rows of pictures in a third.
        output: {
          codeSplitting: {
            groups: [
              { name: 'frame', tags: ['$initial'] },
              { name: 'shared', test: NO_GALLERY, minShareCount: 3, maxModuleSize: 3600 },
              { name: 'gallery', minShareCount: 3, maxModuleSize: 3600 },
            ],
          },
        },
      },
    },
  };
}

/** The same application for the build itself: makes the HTML. */
export function serverConfig(root: string, outDir: string): InlineConfig {
  const config = buildConfig(root);
  return {
    ...config,
    plugins: [...(config.plugins ?? []), smallInlineScripts()],
    // Bundled, so that React's production code is chosen here and not by the Node that runs it.
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: path.join(root, SERVER_ENTRY),
      target: 'node22',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'entry.server.mjs' } },
    },
  };
}

function buildConfig(root: string): InlineConfig {
  return {
    ...viteConfig(root),
    mode: 'production',
    logLevel: 'error',
    // Short: the names of classes stand in every page, in its styles and in the scripts.
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
  };
}

/** The scripts in every page's head are not bundled, so nothing else takes their comments out. */
function smallInlineScripts(): Plugin {
  return {
    name: 'small-inline-scripts',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'raw' || !/[\\/]inline[\\/][^\\/]+\.js$/.test(file)) return null;
      const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false });
      if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
