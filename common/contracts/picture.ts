import type { PictureFiles } from '../lib/pictures/picture-files.ts';

/** A picture as the page draws it. */
export type Picture = PictureFiles & {
  /** The same subject composed for a narrow, upright screen. */
  tall?: PictureFiles;
  /** The print that opens the page in its place in the dark theme. */
  night?: Picture;
  alt: string;
  caption: string | null;
  /** The CSS position of the part that stays visible when the picture is cropped. */
  position: string;
  /** The CSS colour that fills the box until the picture has loaded. */
  color: string;
};
