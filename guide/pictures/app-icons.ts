/** The guide's background colour, also used behind the mark on devices that crop icons to their own shape. */
export const GROUND = '#fbf5e9';
/** The largest icon, for anything that requires a logo. */
export const ICON = { src: '/icon-512.png', size: 512 };

/** Screenshots of the guide, committed in `guide/public/`, for browsers that offer to install it. */
const SCREENSHOTS = [
  { src: '/screenshot-narrow.webp', sizes: '390x844', form: 'narrow' },
  { src: '/screenshot-wide.webp', sizes: '1280x800', form: 'wide' },
];

export const SHORTCUT_SIZE = 192;

/** Icons of the home-screen shortcuts into the guide, drawn as lines on a square of 24 units. */
export const shortcuts = {
  search: '<circle cx="11" cy="11" r="4.500"/><path d="m14.400 14.400 3.600 3.600"/>',
  favourites: '<path d="M12 18 6.800 12.600a3.300 3.300 0 0 1 4.700-4.600l.5.5.5-.5a3.300 3.300 0 0 1 4.700 4.600z"/>',
  phones:
    '<path d="M8.500 6 10.400 9.300 9 10.600a9 9 0 0 0 4.400 4.400l1.300-1.400L18 15.500v1.700a1.300 1.300 0 0 1-1.400 1.300A11.200 11.200 0 0 1 5.500 7.400 1.300 1.300 0 0 1 6.800 6z"/>',
  canyon: '<path d="M5.500 7.500H8V11h1.500v3.500H11V18M18.500 7.500H16V11h-1.500v3.500H13V18"/>',
};

export type ShortcutIcon = keyof typeof shortcuts;

export const shortcutAddress = (name: string) => `/icon-shortcut-${name}.png`;

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
