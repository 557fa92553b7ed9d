import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type SheetName, sheets } from '#map/browser/sheets.ts';
import { compose } from './compose.ts';
import { drawSheet } from './draw-sheet.ts';

/**
 * `npm run map -- <folder> [sheet…]` writes the sheets as files to look at, and prints their weight and the names
 * without room.
 */
const [folder = '.build/map', ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(sheets) as SheetName[]) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { dropped } = await compose(name);
  for (const theme of ['system', 'light', 'dark'] as const) {
    const { svg } = await drawSheet(name, { language: 'es', theme });
    writeFileSync(path.join(folder, theme === 'system' ? `${name}.svg` : `${name}-${theme}.svg`), svg);
    if (theme !== 'system') continue;
    const kb = (brotliCompressSync(svg).length / 1000).toFixed(1);
    console.log(
      `${name}: ${kb} kB with brotli of ${Math.round(svg.length / 1000)}; no room for: ${dropped.join(', ') || '–'}`,
    );
  }
}
