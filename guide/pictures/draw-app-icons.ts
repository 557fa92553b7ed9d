import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { GROUND, ICON, SHORTCUT_SIZE, shortcutAddress, shortcuts } from './app-icons.ts';

/** The colour of the mark's deep water. */
const DEEP = '#0f4a5c';
/** The share of a maskable icon's width that no device crops. */
const SAFE = 0.72;

/** Makes the icons for browsers and home screens: address → file. */
export async function appIcons(root: string): Promise<Map<string, Buffer>> {
  const mark = await readFile(path.join(root, 'guide/public/marca.svg'));
  const small = await readFile(path.join(root, 'guide/public/favicon.svg'));
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
    [ICON.src, await icon(mark, ICON.size)],
    ['/icon-maskable-512.png', await icon(mark, 512, SAFE, GROUND)],
    ['/apple-touch-icon.png', await icon(mark, 180, 0.86, GROUND)],
    ...(await Promise.all(
      Object.entries(shortcuts).map(
        async ([name, lines]): Promise<[string, Buffer]> => [
          shortcutAddress(name),
          await icon(shortcutSvg(lines), SHORTCUT_SIZE),
        ],
      ),
    )),
  ]);
}

function shortcutSvg(lines: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="${DEEP}"/><g fill="none" stroke="${GROUND}" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`,
  );
}

/** `share` is the part of the square's width that the mark fills. */
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

/** A full-colour PNG in the container that old browsers request as /favicon.ico. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the picture
  return Buffer.concat([header, png]);
}
