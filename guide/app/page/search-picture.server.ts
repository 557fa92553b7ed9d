import type { Entry } from '#app/features/search/entry.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { widthsIn } from '#common/lib/pictures/picture-files.ts';

/** The width at which the best result is sharp. */
const LARGE = 600;

/** The picture of a search entry: of its files, the smallest one and the one for the best result. */
export function searchPicture(picture: Picture | undefined): Entry['picture'] {
  if (!picture) return null;
  return { ...twoFiles(picture), ...(picture.night && { night: twoFiles(picture.night) }) };
}

function twoFiles(picture: Picture) {
  const { src, version, widths, width, height, color } = picture;
  const least = widthsIn('webp', widths)[0] ?? width;
  const next = widths.find((one) => one >= LARGE && one > least);
  return {
    ...{ src, version, color },
    widths: next ? [least, next] : [least],
    width: least,
    height: Math.round((least * height) / width),
  };
}
