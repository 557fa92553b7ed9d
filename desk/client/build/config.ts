import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { TARGET } from '#engine/build/entries.ts';
import { smallFonts } from '#engine/build/styles/fonts.ts';

/** The address below which the server answers for the desk. */
const BASE = '/escritorio/';

/**
 * The desk for the browser, as `entry.html`, `desk.html` and `assets/`. Nothing stands inline, because its policy lets no
 * inline script or style in.
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
