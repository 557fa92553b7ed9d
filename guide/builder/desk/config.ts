import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { TARGET } from '#builder/entries.ts';
import { smallFonts } from '#builder/styles/fonts.ts';

/** The base path of the desk on the server. */
const BASE = '/escritorio/';

/**
 * The build of the desk into `entry.html`, `desk.html` and `assets/`. Nothing is inlined, because the desk's content
 * security policy allows no inline script or style.
 */
export function deskConfig(root: string, outDir: string): InlineConfig {
  const folder = path.join(root, 'desk/client');
  return {
    root: folder,
    base: BASE,
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react(), smallFonts(root)],
    build: {
      outDir,
      emptyOutDir: true,
      target: TARGET,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: [path.join(folder, 'entry.html'), path.join(folder, 'desk.html')] },
    },
  };
}
