import { day, type Ink, night } from './palette.ts';

export type { Ink };

/**
 * `page` follows the page's class `dark`, for a sheet inside HTML. `system` follows the visitor's device, for a
 * separate file. `light` and `dark` are fixed, without custom properties, for printing programs.
 */
export type SheetTheme = 'page' | 'system' | 'light' | 'dark';

const inksOf = (inks: Record<Ink, string>) =>
  Object.entries(inks)
    .map(([name, color]) => `--m-${name}:${color}`)
    .join(';');

/** A reference to an ink for attributes such as `fill`: attributes get colours through the custom property. */
export const ink = (name: Ink) => `var(--m-${name})`;

const FACES = {
  title: "var(--font-title,'Piazzolla','Piazzolla Variable',Georgia,serif)",
  text: "var(--font-text,'Archivo','Archivo Variable',Arial,sans-serif)",
};

/** The style of the sheet's own elements; nothing outside `.sheet-map` is affected. */
const looks = `.sheet-map text{font-family:${FACES.text};fill:var(--m-text);paint-order:stroke;stroke:var(--m-halo);stroke-width:3.2px;stroke-linejoin:round}
.sheet-map .t{font-family:${FACES.title}}
.sheet-map .w{font-family:${FACES.title};font-style:italic;fill:var(--m-waterName)}
.sheet-map .p{font-family:${FACES.title};font-style:italic;fill:var(--m-peakName);stroke-width:4.4px}
.sheet-map .s{stroke-width:4.6px}
.sheet-map .d{fill:var(--m-soft)}
.sheet-map .o{stroke:var(--m-haloBeyond)}
.sheet-map .n{stroke:none}
.sheet-map .h{fill:none}
.sheet-map .mg{fill:var(--m-granite);color:var(--m-graniteShade)}
.sheet-map .mr{fill:var(--m-rock);color:var(--m-rockShade)}
.sheet-map .mh{fill:var(--m-hill);color:var(--m-hillShade)}`;

/** The style sheet of a map sheet. Print is light whatever the visitor chose. */
export function stylesFor(theme: 'page' | 'system'): string {
  const dark = `{${inksOf(night)}}`;
  const rule =
    theme === 'page'
      ? `@media screen{.dark .sheet-map${dark}}`
      : `@media screen and (prefers-color-scheme:dark){.sheet-map${dark}}`;
  return `.sheet-map{${inksOf(day)};background:var(--m-beyond)}\n${rule}\n${looks}`;
}

/** The same SVG with literal colours and fonts: many printing programs do not support custom properties. */
export function withFixedInks(svg: string, theme: 'light' | 'dark'): string {
  const inks = theme === 'light' ? day : night;
  return svg
    .replace(/var\(--font-\w+,([^()]*)\)/g, '$1')
    .replace(/var\(--m-(\w+)\)/g, (property, name: string) => inks[name as Ink] ?? property);
}

export const fixedStyles = looks;
