import { createHash } from 'node:crypto';
import type { MenuLink } from '#app/page/menus.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { type IconName, iconNames } from '#views/icons.ts';
import { drawing } from './icon-drawings.server.ts';
import { ANY_ICON, linksOf } from './menu-links.server.ts';
import { pageContext } from './pages.server.ts';

/**
 * The icons of the menus, one below the other in one file. Menus are on every page and mostly closed: in the HTML or a
 * script, their icons would weigh down visits that never open one.
 */
export type IconSheet = { address: string; svg: string; rows: IconName[] };

/** The width and height of a drawing, in its own units. */
const SIDE = 24;

/** Draws the icons of all links that menus may show. */
export function drawIconSheet(catalogue: Catalogue): IconSheet {
  const wanted = new Set(linksOf(pageContext(catalogue, SPANISH)).map(({ icon = ANY_ICON }) => icon));
  const rows = iconNames.filter((name) => wanted.has(name));
  const drawings = rows.map((name, row) => `<g transform="translate(0 ${row * SIDE})">${drawing(name)}</g>`);
  const size = `width="${SIDE}" height="${rows.length * SIDE}"`;
  const pen = 'fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${pen}>${drawings.join('')}</svg>`;
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  return { address: `/assets/icons-${version}.svg`, svg, rows };
}

/** The row of a link's icon on the sheet, counted from 0. */
export function rowOf({ rows }: IconSheet, { icon = ANY_ICON }: MenuLink): number {
  return rows.indexOf(icon);
}
