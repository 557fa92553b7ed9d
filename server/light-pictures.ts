import type { SiteFile } from './files.ts';

const PICTURE = /^(\/images\/.+)-(\d+)\.(avif|webp)$/;
/** Pixels across: a phone's screen, less sharp than it could be. */
const LIGHT_WIDTH = 540;

/** Address of a large picture → the same one with fewer pixels, for visitors who save data. Its box is the page's. */
export function lightPictures(files: Map<string, SiteFile>): Map<string, SiteFile> {
  const pictures = [...files].flatMap(([address, file]) => {
    const [, name, width, format] = PICTURE.exec(address) ?? [];
    return name ? [{ address, file, print: `${name}.${format}`, width: Number(width) }] : [];
  });
  const light = new Map<string, SiteFile>();
  for (const sizes of Map.groupBy(pictures, ({ print }) => print).values()) {
    const [lightest] = sizes.filter(({ width }) => width <= LIGHT_WIDTH).sort((a, b) => b.width - a.width);
    if (!lightest) continue;
    for (const { address, width } of sizes) if (width > LIGHT_WIDTH) light.set(address, lightest.file);
  }
  return light;
}
