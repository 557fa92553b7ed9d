import type { Copy } from './store.ts';

/** Returns the copy with the coming release in use; the one in use before stays for open pages. */
export function promoted(copy: Copy): Copy {
  const { used, coming } = copy;
  if (!coming?.isComplete) return copy;
  const isSameBuild = used?.release.build === coming.release.build;
  return { used: coming, coming: null, old: isSameBuild ? copy.old : used };
}
