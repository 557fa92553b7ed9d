import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The ground of the guide, also behind the mark where a device cuts icons to its own shape. */
const GROUND = '#fbf5e9';
/** Of a maskable icon's width: what every device leaves of it. */
const SAFE = 0.72;

/** The mark for browsers and home screens: address → file. */
export async function appIcons(root: string): Promise<Map<string, Buffer>> {
  const mark = await readFile(path.join(root, 'public/marca.svg'));
  const small = await readFile(path.join(root, 'public/favicon.svg'));
  return new Map([
    [
      '/favicon.ico',
      ico(
        await sharp(await icon(small, 32))
          .png({ palette: false })
          .toBuffer(),
        32,
      ),
    ],
    ['/icon-192.png', await icon(mark, 192)],
    ['/icon-512.png', await icon(mark, 512)],
    ['/icon-maskable-512.png', await icon(mark, 512, SAFE, GROUND)],
    ['/apple-touch-icon.png', await icon(mark, 180, 0.86, GROUND)],
  ]);
}

/** `share` is how much of the square the mark takes. */
async function icon(svg: Buffer, size: number, share = 1, background = '#00000000'): Promise<Buffer> {
  const inner = Math.round(size * share);
  const edge = Math.floor((size - inner) / 2);
  return sharp(svg, { density: (72 * size) / 24 })
    .resize(inner, inner, { fit: 'contain', background: '#00000000' })
    .extend({ top: edge, left: edge, bottom: size - inner - edge, right: size - inner - edge, background })
    .flatten(background.length === 7 ? { background } : false)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A PNG, of full colour, in the wrapping that old browsers ask for under /favicon.ico. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where it begins
  return Buffer.concat([header, png]);
}

/** What a phone needs to put the guide on its home screen. */
export function webManifest({
  name,
  shortName,
  language,
  start,
}: {
  name: string;
  shortName: string;
  language: string;
  /** Address of the language's home page. */
  start: string;
}): string {
  return JSON.stringify({
    name,
    short_name: shortName,
    lang: language,
    id: start,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
