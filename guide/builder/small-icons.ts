import path from 'node:path';
import type { Plugin } from 'vite';
import { ICON } from './shared-chunks.ts';

/**
 * Parts of each icon that no page needs: the keys of its lines, random letters for lists that change; its name, which
 * would be a class in every page; its size, which all icons share; and a statement that only reads it.
 */
const IDLE = /,\s*key: "\w+"|\bname: "[\w-]+",|\bsize: 24,|^__iconData\.node;$/gm;

/**
 * Removes these parts from the icons, and makes their components with the guide's own `lineIcon`: without this plugin, a
 * list has 1.5 kB more script and 0.1 kB more HTML (brotli, 2026-11-27).
 */
export function smallIcons(root: string): Plugin {
  return {
    name: 'small-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /createLucideIcon(\.m?js)?$/ },
      handler: (_id, importer) =>
        importer && ICON.test(importer) ? path.join(root, 'guide/app/page/line-icon.tsx') : null,
    },
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: code.replace(IDLE, ''), map: null }),
    },
  };
}
