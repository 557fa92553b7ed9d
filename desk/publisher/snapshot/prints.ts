import path from 'node:path';
import { widthsIn } from '#common/lib/pictures/picture-files.ts';
import { DRAWN, readManifest } from '#pictures/manifest.ts';

/** The narrowest file of each drawing, as its width in pixels: `/images/<name>-<width>.webp` on the live site. */
export function readPrintWidths(root: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(readManifest(path.join(root, DRAWN))).flatMap(([name, { widths }]) => {
      const [narrowest] = widthsIn('webp', widths);
      return narrowest === undefined ? [] : [[name, narrowest]];
    }),
  );
}
