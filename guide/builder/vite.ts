import path from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { InlineConfig } from 'vite';
import { eagerWrappers } from './eager-wrappers.ts';
import { CLIENT_ENTRY, SERVER_ENTRY, TARGET } from './entries.ts';
import { inlineScripts } from './inline-scripts.ts';
import { type ScreenRoutes, screensPlugin } from './screens-plugin.ts';
import { sharedChunkName } from './shared-chunks.ts';
import { smallIcons } from './small-icons.ts';
import { needsAsking, smallPreload } from './small-preload.ts';
import { smallFonts } from './styles/fonts.ts';
import { layerStyleSources } from './styles/screen-styles.ts';
import { shortNames } from './styles/short-names.ts';

/** React, and the bundler's small runtime. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;

/** The exports of the server entry. */
export type Application = Pick<typeof import('#app/entry.server.tsx'), 'renderPage' | 'renderDocument'>;

/**
 * The configuration shared by development and build. There is no `vite.config.ts`: the scripts call Vite, not the other
 * way round.
 */
export function viteConfig(root: string, readScreens: () => Promise<ScreenRoutes>): InlineConfig {
  return {
    root,
    configFile: false,
    // The guide's own build copies `guide/public/` beside the pages.
    publicDir: false,
    plugins: [react(), screensPlugin(readScreens), inlineScripts(TARGET)],
  };
}

/** The application for the browser, with hashed names below `/assets/`. */
export function clientConfig(root: string, outDir: string, screens: ScreenRoutes): InlineConfig {
  const config = buildConfig(root, screens);
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      layerStyleSources(root, CLIENT_ENTRY),
      smallFonts(root),
      eagerWrappers(),
      smallPreload(),
    ],
    build: {
      outDir,
      target: TARGET,
      // In one file all rules keep one order; `takeStyles` splits it into the rules that each screen needs.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      manifest: '.vite/manifest.json',
      // Every first load names the files of every screen: in one order they repeat, and compress by 0.05 kB more.
      modulePreload: { polyfill: false, resolveDependencies: (part, files) => files.filter(needsAsking(part)).sort() },
      rolldownOptions: {
        input: path.join(root, CLIENT_ENTRY),
        // The code that every page runs is one file: split up, it weighs 5 kB more and costs one request per part.
        // Small modules that several screens share, such as icons, go into a few more files.
        output: {
          // Every first load names most files, so their hashes are as short as the bundler allows.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'react', test: FRAMEWORK, priority: 1 },
              { name: 'layout', tags: ['$initial'] },
              { name: sharedChunkName(root), minShareCount: 3, maxModuleSize: 3600 },
            ],
          },
        },
      },
    },
  };
}

/** The same application for the build itself, which renders the HTML with it. */
export function serverConfig(root: string, outDir: string, screens: ScreenRoutes): InlineConfig {
  const config = buildConfig(root, screens);
  return {
    ...config,
    // Bundled, so that React's production code is selected here and not by the Node that runs it.
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

function buildConfig(root: string, screens: ScreenRoutes): InlineConfig {
  const config = viteConfig(root, async () => screens);
  return {
    ...config,
    // The classes of icons must be the same in the HTML and in the browser.
    plugins: [...(config.plugins ?? []), smallIcons(root)],
    mode: 'production',
    logLevel: 'error',
    define: { 'import.meta.env.GUIDE_OFFLINE': JSON.stringify(process.env.OFFLINE ?? 'on') },
    css: {
      modules: { generateScopedName: shortNames(root) },
      // For `light-dark()`, which nothing uses, every page would carry two properties.
      lightningcss: { exclude: Features.LightDark },
    },
  };
}
