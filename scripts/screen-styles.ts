import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** Below the folder of the client build, until it has been read. */
export const STYLE_SOURCES_FILE = '.vite/style-sources.json';

/** The layers that the frame needs, and those that each screen needs beside them. */
export type StyleSources = { frame: string[]; screens: Record<string, string[]> };

/** Where the screens are imported from, each when it is first shown. */
const SCREENS = 'app/screens.tsx';

/**
 * Vite writes all styles into one file, in the one order that holds on every page. This puts the rules of each source
 * into a layer of its own, which nothing leaves while they are made small, and tells which screen needs which sources,
 * so that `cutStyles` can take the file apart.
 */
export function layerStyleSources(root: string, entry: string): Plugin {
  const nameOf = (id: string) => normalizePath(path.relative(root, id));
  const idOf = (source: string) => normalizePath(path.join(root, source));
  return {
    name: 'layer-style-sources',
    transform(css, id) {
      return id.endsWith('.css') ? { code: `@layer ${layerOf(nameOf(id))}{${css}}`, map: null } : null;
    },
    generateBundle() {
      const neededBy = (start: string, except: string[] = []) => {
        const found = new Set<string>();
        const add = (id: string) => {
          if (found.has(nameOf(id))) return;
          found.add(nameOf(id));
          const info = this.getModuleInfo(id);
          info?.importedIds.forEach(add);
          if (nameOf(id) !== SCREENS) info?.dynamicallyImportedIds.forEach(add);
        };
        add(idOf(start));
        const sources = [...found].filter((source) => source.endsWith('.css'));
        return sources.map(layerOf).filter((layer) => !except.includes(layer));
      };
      const frame = neededBy(entry);
      const routes = this.getModuleInfo(idOf(SCREENS))?.dynamicallyImportedIds ?? [];
      const screens = Object.fromEntries(
        routes.map((id) => [path.basename(id, '.tsx'), neededBy(nameOf(id), frame)] as const),
      );
      const sources: StyleSources = { frame, screens };
      this.emitFile({ type: 'asset', fileName: STYLE_SOURCES_FILE, source: JSON.stringify(sources) });
    },
  };
}

const layerOf = (source: string) => `source-${source.replace(/\W/g, '-')}`;

/** The rules of each layer, in the order in which they stand in the layered styles. */
export function cutStyles(layered: string): Map<string, string> {
  const [start = '', ...parts] = layered.replace(/\/\*.*?\*\//gs, '').split(/@layer (source-[\w-]+)\s?\{/);
  const pieces = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) {
    const [layer = '', css = ''] = parts.slice(at, at + 2).map((part) => part.trim());
    if (start.trim() !== '' || !css.endsWith('}')) throw new Error('Styles without a source stand in the style file.');
    pieces.set(layer, css.slice(0, -1));
  }
  return pieces;
}
