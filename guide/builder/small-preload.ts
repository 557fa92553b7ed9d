import type { Plugin } from 'vite';

/** The module in which Vite keeps what it calls before each `import()`. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Asks for the files that a part of the application imports together with it. Vite's own waits for style sheets and reports
 * to listeners that the guide does not have: 0.5 kB of every first load (brotli, 2026-11-27).
 */
const code = `
const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

export function smallPreload(): Plugin {
  let isFound = false;
  return {
    name: 'small-preload',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null;
      isFound = true;
      return { code, map: null, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('Vite calls something else before each import().');
    },
  };
}

/** What Vite adds to a part's list of files, and which is there anyway: the part itself, and what every page starts with. */
export const needsAsking = (part: string) => (file: string) =>
  file !== part && !/\/(react|rolldown-runtime)-/.test(file);
