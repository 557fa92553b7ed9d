/**
 * The files of one picture. `width` and `height` are the pixels of the largest
 * file.
 */
export type PictureFiles = {
  /** The address without width and format: "/images/bodegas/bodega-suter-1". */
  src: string;
  /** Changes with the picture, so that browsers can cache its files forever. */
  version: string;
  widths: number[];
  width: number;
  height: number;
};

export type Format = 'avif' | 'webp';

/** The existing widths in `format`, ascending: WebP, for old browsers, omits the largest. */
export function widthsIn(format: Format, widths: number[]): number[] {
  return format === 'avif' || widths.length < 2 ? widths : widths.slice(0, -1);
}

/** The address of the file that is `width` pixels wide; the version lets browsers cache it for ever. */
export function pictureFile({ src, version }: PictureFiles, width: number, format: Format): string {
  return `${src}-${width}.${format}?v=${version}`;
}

/** All files of one format, as a `srcset`. */
export function srcSet(files: PictureFiles, format: Format): string {
  return widthsIn(format, files.widths)
    .map((width) => `${pictureFile(files, width, format)} ${width}w`)
    .join(', ');
}

/** A single file for consumers that accept only one: the largest of the old format, about 700 to 1100 pixels wide. */
export function singleFile(files: PictureFiles): string {
  return pictureFile(files, widthsIn('webp', files.widths).at(-1) ?? files.width, 'webp');
}
