import type { Plugin } from 'vite';
import { ICON } from './shared-chunks.ts';

/** A plugin that takes from each icon the keys of its lines, random letters for lists that change: no icon does. */
export function smallIcons(): Plugin {
  return {
    name: 'small-icons',
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: code.replace(/,\s*key: "\w+"/g, ''), map: null }),
    },
  };
}
