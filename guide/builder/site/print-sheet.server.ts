import path from 'node:path';
import type { GeneratedFile, LocalPage } from '#engine/built-page.ts';
import { digestOf } from '#pictures/manifest.ts';
import type { Wanted } from '#pictures/pictures.ts';
import { folderOf } from '#pictures/prepare.ts';
import { CELL, makePrintSheet, QUALITY } from '#pictures/print-sheet.ts';

/**
 * The prints of the menus, one below the other in one file, which a browser fetches when a menu opens. Each named in
 * every page's HTML, twice, they would weigh down visits that never open one.
 */
export type PrintSheet = { address: string; file: GeneratedFile; rows: string[] };

/** The sheet with the opening prints of the places. */
export function printSheet(root: string, pages: LocalPage[], pictures: Wanted[]): PrintSheet {
  const shown = pages.filter(({ screen }) => screen === 'place');
  const prints = new Map(
    shown.flatMap(({ path, share: { picture } }) => {
      const print = pictures.find(({ view }) => view.src === (picture?.tall ?? picture)?.src);
      return print ? [[path, print] as const] : [];
    }),
  );
  const files = [...prints.values()].map((print) => {
    const width = print.view.widths.find((one) => one >= CELL.width) ?? print.view.width;
    return path.join(root, folderOf(print), `${print.name}-${width}.avif`);
  });
  const versions = [...prints.values()].map(({ name, view }) => `${name} ${view.version}`);
  const from = digestOf(JSON.stringify([CELL, QUALITY, versions]));
  return {
    address: `/images/menus/${from.slice(0, 6)}.avif`,
    file: { from, make: () => makePrintSheet(files) },
    rows: [...prints.keys()],
  };
}

/** The row of a page's print on the sheet, counted from 0; undefined if it is not there. */
export function printOf({ rows }: PrintSheet, path: string): number | undefined {
  const row = rows.indexOf(path);
  return row < 0 ? undefined : row;
}
