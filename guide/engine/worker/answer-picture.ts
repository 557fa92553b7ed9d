import { withoutCut } from '#common/lib/geography/without-cut.ts';
import { isProven, matchProven } from '#engine/offline/proof.ts';
import type { DrawingCrop, Release } from '#engine/offline/release.ts';
import { FILES, PICTURES, textIn } from '#engine/offline/store.ts';
import { forgetOldest } from './answer-file.ts';
import { copiesFor, releasesIn } from './find-text.ts';
import { fromNetwork } from './network.ts';
import type { FetchEvent } from './worker-scope.ts';

/**
 * Answers a request for a picture whose address stays when its content changes: from the network, else as it was cached
 * in passing, else cropped from a stored drawing.
 */
export async function answerPicture(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const found = await findCrop(pathname);
  try {
    const response = await fromNetwork(event.request, found !== null);
    if (isProven(pathname, response)) event.waitUntil(passBy(pathname, response.clone()));
    return response;
  } catch (error) {
    const seen = await matchProven(await caches.open(PICTURES), pathname);
    const picture = seen ?? (found && (await cropped(found)));
    if (picture) return picture;
    throw error;
  }
}

async function passBy(address: string, response: Response) {
  try {
    const pictures = await caches.open(PICTURES);
    await pictures.put(address, response);
    await forgetOldest(pictures);
  } catch (error) {
    console.warn(`${address} could not be kept.`, error);
  }
}

type Found = { release: Release; crop: DrawingCrop };

/** The crop of a picture in a stored release that has the drawing, too. */
async function findCrop(address: string): Promise<Found | null> {
  for (const copy of await copiesFor(address)) {
    for (const { release } of releasesIn(copy)) {
      const crop = release.crops?.[address];
      if (crop && (await textIn(release, crop.drawing)) !== null) return { release, crop };
    }
  }
  return null;
}

/** Makes a standalone picture: a page's styles and fonts do not apply inside it, so it includes them. */
async function cropped({
  release,
  crop: { drawing, styles, box, theme, leaves = '' },
}: Found): Promise<Response | null> {
  const [svg, rules] = await Promise.all([textIn(release, drawing), textIn(release, styles)]);
  if (svg === null || rules === null) return null;
  const sides = box.split(' ').map(Number);
  const [, , width = 0, height = 0] = sides;
  const part = withoutCut(svg, sides).replace(/viewBox="[^"]*"/, `viewBox="${box}"`);
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" class="${theme}" width="${2 * width}" height="${2 * height}" ` +
    `viewBox="0 0 ${width} ${height}"><style>${await facesOf(release)}${rules}${leaves}</style>${part}</svg>`;
  return new Response(text, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } });
}

/** The guide's typefaces, embedded: an SVG picture cannot load files. */
async function facesOf({ files }: Release): Promise<string> {
  const kept = await caches.open(FILES);
  const faces = files.map(async ({ url }) => {
    const [, first, rest] = /\/([a-z])([a-z]*)-[^/]*\.woff2$/.exec(url) ?? [];
    const font = first && (await matchProven(kept, url));
    if (!first || !font) return '';
    const bytes = [...new Uint8Array(await font.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join('');
    return `@font-face{font-family:${first.toUpperCase()}${rest};font-weight:100 900;src:url(data:font/woff2;base64,${btoa(bytes)})}`;
  });
  return (await Promise.all(faces)).join('');
}
