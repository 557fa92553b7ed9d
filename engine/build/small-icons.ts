import type { Plugin } from 'vite';
import { ICON } from './shared-chunks.ts';

/**
 * What each icon says of itself to no use: the keys of its lines, random letters for lists that change; its name, which
 * would be a class in every page; its size, which is that of all; and a statement that only reads it.
 */
const IDLE = /,\s*key: "\w+"|\bname: "[\w-]+",|\bsize: 24,|^__iconData\.node;$/gm;

/**
 * A plugin that takes from the icons what no page needs: without it a list has 0.4 kB more script and 0.1 kB more HTML
 * (brotli, 2026-11-22).
 */
export function smallIcons(): Plugin {
  return {
    name: 'small-icons',
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: code.replace(IDLE, ''), map: null }),
    },
  };
}
