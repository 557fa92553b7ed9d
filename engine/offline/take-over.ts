import type { Copy } from './store.ts';

/** The copy once what was coming is used; what was used stays for the pages that are open. */
export function promoted(copy: Copy): Copy {
  const { used, coming } = copy;
  if (!coming?.isComplete) return copy;
  const isSameBuild = used?.release.build === coming.release.build;
  return { used: coming, coming: null, old: isSameBuild ? copy.old : used };
}
