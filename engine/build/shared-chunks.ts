import path from 'node:path';
import type { Rolldown } from 'vite';

/** The screen whose first load has a budget: most visits begin or pass here. */
const LIST_SCREEN = 'app/screens/collection/screen.tsx';

/** What only rows of pictures need, and what only forms need. */
const GALLERY = /components[\\/]gallery[\\/](use-)?(carousel|gallery|lead-gallery|lightbox|when-near)/;
const FORMS = /(components|features)[\\/]forms[\\/]|ui[\\/]field\.tsx/;

type ChunkName = (moduleId: string, context: Rolldown.ChunkingContext) => string;

/** Names the file for a module that several screens share, so that a list loads only what it shows. */
export function sharedChunkName(root: string): ChunkName {
  let ofLists: Set<string> | undefined;
  return (id, context) => {
    ofLists ??= importsOf(path.join(root, LIST_SCREEN), context);
    if (ofLists.has(id)) return 'lists';
    if (FORMS.test(id)) return 'forms';
    return GALLERY.test(id) ? 'gallery' : 'shared';
  };
}

/** All modules that `entry` imports, and those that they import. */
function importsOf(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(entry);
  return found;
}
