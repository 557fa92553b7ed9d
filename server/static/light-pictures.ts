import type { SiteFile } from './files.ts';

const PICTURE = /^(\/images\/.+)-(\d+)\.(avif|webp)$/;
/** The width in pixels that fills a phone's screen, though not at full sharpness. */
const LIGHT_WIDTH = 540;

/**
 * Maps the address of a large picture to the same picture with fewer pixels, for visitors who save data. It is shown at
 * the same size, which the page sets.
 */
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
