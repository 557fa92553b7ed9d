import type { Point } from '#map/browser/districts.ts';
import { project, type SheetName, type Spot, sheets } from '#map/browser/sheets.ts';
import { compose } from './compose.ts';
import { fixedStyles, type SheetTheme, stylesFor, withFixedInks } from './draw/inks.ts';
import { escaped } from './draw/pen.ts';
import { type SheetLanguage, titles } from './furniture/words.ts';

export interface DrawnSheet {
  /** A complete SVG element: a picture with its name and description in the language, and the credit as a link. */
  svg: string;
  width: number;
  height: number;
  /** The position of a point in the viewBox; null outside the sheet. */
  project: (point: Point) => Spot | null;
}

/**
 * Draws one of the sheets as SVG: with the theme `page` for HTML, `system` for a separate file, `light` for print. The
 * first call takes about three seconds; other languages and themes of the sheet are nearly free. A bare one has no
 * land below its names and furniture.
 */
export async function drawSheet(
  name: SheetName,
  { language, theme, isBare }: { language: SheetLanguage; theme: SheetTheme; isBare?: boolean },
): Promise<DrawnSheet> {
  const { body, letters, defs, furniture, credit } = await compose(name);
  const { width, height } = sheets[name];
  const [title, description] = [titles[name].title[language], titles[name].description[language]].map(escaped);
  const text = `map-${name}-text`;
  const fixed = theme === 'light' || theme === 'dark';
  const edge = furniture(language);
  // In a page, a title element would show a tooltip; the credit is a link and not part of the picture.
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" class="sheet-map">` +
    `${theme === 'page' ? '' : `<title>${title}</title>`}<style>${fixed ? fixedStyles : stylesFor(theme)}</style><defs>${defs()}</defs>` +
    `<g role="img" aria-label="${title}" aria-describedby="${text}"><desc id="${text}">${description}</desc>${isBare ? letters : body}${edge}</g>` +
    `${credit(language)}</svg>`;
  return {
    svg: fixed ? withFixedInks(svg, theme) : svg,
    width,
    height,
    project: (point) => project(name, point),
  };
}
