import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The guide's background colour, also used behind the mark where a device crops icons to a shape of its own. */
const GROUND = '#fbf5e9';
/** The colour of the mark's deep water. */
const DEEP = '#0f4a5c';
/** The share of a maskable icon's width that no device crops. */
const SAFE = 0.72;

/** The largest icon, for anything that asks for a logo. */
export const ICON = { src: '/icon-512.png', size: 512 };

/** Shown by browsers that offer to install the guide; taken of the guide itself, and committed in `public/`. */
const SCREENSHOTS = [
  { src: '/screenshot-narrow.webp', sizes: '390x844', form: 'narrow' },
  { src: '/screenshot-wide.webp', sizes: '1280x800', form: 'wide' },
];

const SHORTCUT_SIZE = 192;

/** Icons of the home-screen shortcuts into the guide, drawn as lines on a square of 24 units. */
const shortcuts = {
  search: '<circle cx="11" cy="11" r="4.500"/><path d="m14.400 14.400 3.600 3.600"/>',
  favourites: '<path d="M12 18 6.800 12.600a3.300 3.300 0 0 1 4.700-4.600l.5.5.5-.5a3.300 3.300 0 0 1 4.700 4.600z"/>',
  phones:
    '<path d="M8.500 6 10.400 9.300 9 10.600a9 9 0 0 0 4.400 4.400l1.300-1.400L18 15.500v1.700a1.300 1.300 0 0 1-1.400 1.300A11.200 11.200 0 0 1 5.500 7.400 1.300 1.300 0 0 1 6.800 6z"/>',
  canyon: '<path d="M5.500 7.500H8V11h1.500v3.500H11V18M18.500 7.500H16V11h-1.500v3.500H13V18"/>',
};

export type ShortcutIcon = keyof typeof shortcuts;

const shortcutAddress = (name: string) => `/icon-shortcut-${name}.png`;

/** Makes the icons for browsers and home screens: address → file. */
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

/** `share` is the part of the square's width that the mark takes. */
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

/** The manifest that a phone needs to put the guide on its home screen. */
export function webManifest({
  name,
  shortName,
  description,
  language,
  start,
  shortcuts,
}: {
  name: string;
  shortName: string;
  description: string;
  language: string;
  /** The address of the language's home page. */
  start: string;
  shortcuts: { name: string; url: string; icon: ShortcutIcon }[];
}): string {
  return JSON.stringify({
    name,
    short_name: shortName,
    description,
    categories: ['travel', 'food'],
    lang: language,
    id: start,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: ICON.src, sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: SCREENSHOTS.map(({ src, sizes, form }) => ({
      src,
      sizes,
      type: 'image/webp',
      form_factor: form,
      label: name,
    })),
    shortcuts: shortcuts.map(({ name, url, icon }) => ({
      name,
      url,
      icons: [
        { src: shortcutAddress(icon), sizes: `${SHORTCUT_SIZE}x${SHORTCUT_SIZE}`, type: 'image/png', purpose: 'any' },
      ],
    })),
  });
}
