import path from 'node:path';
import type { Json, PrintShape } from '#common/contracts/desk/content.ts';
import { isGroup } from '#common/contracts/desk/group.ts';
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import { widthsIn } from '#common/lib/pictures/picture-files.ts';
import { PRINTS_FOLDER, readManifest, uprightOf } from '#pictures/manifest.ts';

/** The narrowest file of each drawing, as its width in pixels: `/images/<name>-<width>.webp` on the live site. */
export function readPrintWidths(root: string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(readManifest(path.join(root, PRINTS_FOLDER))).flatMap(([name, { widths }]) => {
      const [narrowest] = widthsIn('webp', widths);
      return narrowest === undefined ? [] : [[name, narrowest]];
    }),
  );
}

/** The drawings that the guide already shows somewhere, and so describes: the owner chooses among them. */
export function readDrawings(root: string, values: Json[]): NonNullable<Snapshot['drawings']> {
  const manifest = readManifest(path.join(root, PRINTS_FOLDER));
  const described = new Map(values.flatMap(descriptions));
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([name, { width, height }]) => {
      const alt = described.get(name);
      const shape = shapeOf(width / height, Object.hasOwn(manifest, uprightOf(name)));
      return alt && shape ? [[name, { shape, alt }]] : [];
    }),
  );
}

const PROPORTIONS: [PrintShape, number][] = [
  ['card', 4 / 3],
  ['hero', 16 / 9],
  ['tile', 1],
];

function shapeOf(proportions: number, hasUpright: boolean): PrintShape | undefined {
  if (hasUpright) return 'opening';
  return PROPORTIONS.find(([, wanted]) => Math.abs(proportions - wanted) < 0.02)?.[0];
}

/** Every print that a value names, with its description. */
function descriptions(value: Json): [string, string][] {
  if (Array.isArray(value)) return value.flatMap(descriptions);
  if (!isGroup(value)) return [];
  const { print, alt, translations: _other, ...rest } = value;
  const own: [string, string][] = typeof print === 'string' && typeof alt === 'string' ? [[print, alt]] : [];
  return [...own, ...Object.values(rest).flatMap(descriptions)];
}
