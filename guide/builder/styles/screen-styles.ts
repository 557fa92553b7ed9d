import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { RESOLVED_SCREENS as SCREENS } from '../screens-plugin.ts';

/** The file of style sources in the client build's folder, until the build has read it. */
export const STYLE_SOURCES_FILE = '.vite/style-sources.json';

/** The layers that the layout needs, and those that each screen needs on top. */
export type StyleSources = { layout: string[]; screens: Record<string, string[]> };

/**
 * Vite writes all styles into one file, in the one order that holds on every page. This plugin wraps the rules of each
 * source in a layer of its own, which minification respects, and records which screen needs which sources, so that
 * `splitStyles` can split the file.
 */
export function layerStyleSources(root: string, entry: string): Plugin {
  const nameOf = (id: string) => normalizePath(path.relative(root, id));
  return {
    name: 'layer-style-sources',
    transform(css, id) {
      return id.endsWith('.css') ? { code: `@layer ${layerOf(nameOf(id))}{${css}}`, map: null } : null;
    },
    generateBundle() {
      const known = new Map<string, string[]>(); // asking the bundler is slow, and screens share most modules
      const importsOf = (id: string): string[] => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        // Screens load when they are first shown, so the layout does not need their styles.
        return id === SCREENS ? importedIds : [...importedIds, ...dynamicallyImportedIds];
      };
      const neededBy = (start: string, except: string[] = []) => {
        const found = new Set<string>();
        const add = (id: string) => {
          if (found.has(id)) return;
          found.add(id);
          const imports = known.get(id) ?? importsOf(id);
          known.set(id, imports);
          imports.forEach(add);
        };
        add(start);
        const sources = [...found].filter((id) => id.endsWith('.css')).map(nameOf);
        return sources.map(layerOf).filter((layer) => !except.includes(layer));
      };
      const layout = neededBy(normalizePath(path.join(root, entry)));
      const routes = this.getModuleInfo(SCREENS)?.dynamicallyImportedIds ?? [];
      const screens = Object.fromEntries(
        routes.map((id) => [path.basename(path.dirname(id)), neededBy(id, layout)] as const),
      );
      const sources: StyleSources = { layout, screens };
      this.emitFile({ type: 'asset', fileName: STYLE_SOURCES_FILE, source: JSON.stringify(sources) });
    },
  };
}

const layerOf = (source: string) => `source-${source.replace(/\W/g, '-')}`;
