import path from 'node:path';
import type { Rolldown } from 'vite';

/** The screen whose first load has a budget: most visits start here or pass through it. */
const LIST_SCREEN = 'guide/app/screens/collection/screen.tsx';

/** Modules that only picture rows need, and modules that only forms need. */
const GALLERY = /components[\\/]gallery[\\/](use-)?(carousel|gallery|lead-gallery|lightbox|when-near)/;
const FORMS = /(components|features)[\\/]forms[\\/]|ui[\\/](field|labelled)\.tsx/;

/** An icon's module, and the file through which all of them are imported: it names a thousand that no page shows. */
export const ICON = /lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\.m?js$/;
const ALL_ICONS = /[\\/]lucide-react\.m?js$/;

type ChunkName = (moduleId: string, context: Rolldown.ChunkingContext) => string;

/** Names the file for a module that several screens share, so that a list loads only what it shows. */
export function sharedChunkName(root: string): ChunkName {
  let ofLists: Set<string> | undefined;
  return (id, context) => {
    ofLists ??= importsOf(path.join(root, LIST_SCREEN), context);
    const icon = ICON.exec(id)?.[1];
    if (ofLists.has(icon ?? id)) return 'lists';
    if (FORMS.test(id)) return 'forms';
    return GALLERY.test(id) ? 'gallery' : 'shared';
  };
}

/** All modules that `entry` imports, directly or indirectly; icons by their names, such as "map-pin". */
function importsOf(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const { code, importedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const icon of iconsIn(code ?? '')) found.add(icon);
    importedIds.filter((imported) => !ALL_ICONS.test(imported)).forEach(add);
  };
  add(entry);
  return found;
}

/** The icons that a module imports, by their file names: "MapPin" is in map-pin.js. */
function iconsIn(code: string): string[] {
  const names = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code)?.[1] ?? '';
  return names
    .split(',')
    .map((name) => name.trim().split(' ')[0] ?? '')
    .map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase());
}
