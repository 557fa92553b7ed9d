import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { widthsIn } from '#common/lib/pictures/picture-files.ts';

/** One finished picture in a folder of prints: its files are `<name>-<width>.<format>`. */
export type Print = {
  /** Identifies what it was made from; if the key differs, it must be printed again. */
  key: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** In pixels. The WebP files, for old browsers, omit the largest. */
  widths: number[];
  /** A CSS colour, shown until the picture has loaded. */
  color: string;
  /** A digest of the pixels, not of the files: two pictures with the same digest look the same. */
  digest: string;
};

/** The name of a print, such as "bodegas/bodega-suter-1" → its entry. */
export type Manifest = Record<string, Print>;

/**
 * The folder of drawn pictures in the project: made once by `illustrations/` and committed, so that a fresh clone has
 * them.
 */
export const PRINTS_FOLDER = 'content/prints';
/** The folder of printed photographs in the project: made by the first build after the owner added them. */
export const PHOTOS_FOLDER = 'node_modules/.cache/guia-photos';

/** The name of the print that accompanies an opening picture, composed upright for phones. */
export const uprightOf = (name: string) => `${name}-vertical`;

/** The names of all files of one print, without their folder. */
export function filesOf(name: string, widths: number[]): string[] {
  return (['avif', 'webp'] as const).flatMap((format) =>
    widthsIn(format, widths).map((width) => `${name}-${width}.${format}`),
  );
}

/** Reads the prints of `folder`; an absent manifest is empty. */
export function readManifest(folder: string): Manifest {
  try {
    // Only `writeManifest` writes this file.
    return JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Writes one line per picture, sorted, so that a change of one picture is a change of one line. */
export function writeManifest(folder: string, manifest: Manifest) {
  const lines = Object.keys(manifest)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`);
  const file = path.join(folder, 'manifest.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `{\n${lines.join(',\n')}\n}\n`);
  renameSync(`${file}.new`, file); // the manifest is never half written
}

export const digestOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 12);
